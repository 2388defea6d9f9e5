import type { BrowserContext } from '@playwright/test'

/** Collects console errors, warnings and uncaught exceptions from now on. Tests expect the list to be empty at their end. */
export function collectConsoleProblems(context: BrowserContext): string[] {
  const consoleProblems: string[] = []
  context.on('console', (message) => {
    // Written by Playwright itself when it blocks service workers.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (message.type() === 'error' || message.type() === 'warning') consoleProblems.push(message.text())
  })
  context.on('weberror', (error) => consoleProblems.push(String(error.error())))
  return consoleProblems
}

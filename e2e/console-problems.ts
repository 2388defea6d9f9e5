import type { BrowserContext } from '@playwright/test'

/** What the pages complain about from here on; a story expects nothing of it at its end. */
export function collectConsoleProblems(context: BrowserContext): string[] {
  const consoleProblems: string[] = []
  context.on('console', (message) => {
    // What Playwright itself says where a story is told without the service worker.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (message.type() === 'error' || message.type() === 'warning') consoleProblems.push(message.text())
  })
  context.on('weberror', (error) => consoleProblems.push(String(error.error())))
  return consoleProblems
}

import { type BrowserContext, expect, type Page } from '@playwright/test'
import { collectConsoleProblems } from '../console-problems.ts'
import { test as base } from '../test.ts'

export { expect }

type Problems = {
  /** Expects problems that match, such as failed requests while offline. */
  allow: (what: RegExp) => void
}

/** A test that fails on any console error or warning, uncaught exception or failed request. */
export const test = base.extend<{ problems: Problems; stranger: Page }>({
  loadsAhead: true,
  problems: [
    async ({ context }, use) => {
      const seen = watch(context)
      const allowed: RegExp[] = []
      await use({ allow: (what) => void allowed.push(what) })
      expect(seen.filter((what) => !allowed.some((pattern) => pattern.test(what)))).toEqual([])
    },
    { auto: true },
  ],
  /** A page in another person's browser. */
  stranger: async ({ browser }, use) => {
    const context = await browser.newContext()
    const seen = watch(context)
    await use(await context.newPage())
    await context.close()
    expect(seen).toEqual([])
  },
})

function watch(context: BrowserContext): string[] {
  const seen = collectConsoleProblems(context)
  context.on('response', (response) => {
    if (response.status() >= 400) seen.push(`${response.status()} ${response.url()}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page aborts its open requests, such as the event stream.
    if (reason !== 'net::ERR_ABORTED') seen.push(`${reason} ${request.url()}`)
  })
  return seen
}

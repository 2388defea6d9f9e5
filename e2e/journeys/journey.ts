import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { collectConsoleProblems } from '../console-problems.ts'

export { expect }

type Problems = {
  /** What is meant to go wrong in this journey, such as requests while there is no network. */
  allow: (what: RegExp) => void
}

/** A story that fails when any page of it writes an error or a warning, throws, or asks for something in vain. */
export const test = base.extend<{ problems: Problems; stranger: Page }>({
  problems: [
    async ({ context }, use) => {
      const seen = watch(context)
      const allowed: RegExp[] = []
      await use({ allow: (what) => void allowed.push(what) })
      expect(seen.filter((what) => !allowed.some((pattern) => pattern.test(what)))).toEqual([])
    },
    { auto: true },
  ],
  /** Somebody else, at a browser of their own. */
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
    // A page that is left drops what it was still asking for, its stream of changes first of all.
    if (reason !== 'net::ERR_ABORTED') seen.push(`${reason} ${request.url()}`)
  })
  return seen
}

import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { shiftDate } from '../test-clock/shift-date.mjs'
import { setTestClock } from '../test-clock/test-clock.ts'

const SHIFT = `(${shiftDate})(${setTestClock()});`

const SAVE_DATA = "Object.defineProperty(navigator.connection, 'saveData', { value: true })"

type Options = {
  /**
   * Pages load ahead what may be opened later, as they do for most people. That takes longer than all of the first view, so
   * without it, browsers are set to save data.
   */
  loadsAhead: boolean
}

/** A test in whose browsers it is as late as on the server. */
export const test = base.extend<Options & { clock: undefined }>({
  loadsAhead: [false, { option: true }],
  clock: [
    async ({ browser, serviceWorkers, loadsAhead }, use) => {
      const { newContext } = browser
      browser.newContext = async (options) => {
        const context = await newContext.call(browser, options)
        context.on('page', leaveKeptLook)
        await context.addInitScript({ content: SHIFT })
        if (!loadsAhead) await context.addInitScript({ content: SAVE_DATA })
        if ((options?.serviceWorkers ?? serviceWorkers) === 'allow') await shiftServiceWorker(context)
        return context
      }
      await use(undefined)
      browser.newContext = newContext
    },
    { auto: true },
  ],
})

/**
 * While the look of the last visit is on screen, the app behind it has the same words. A person waits for the app; so do
 * the tests, but for those that look at it: they wait for the commit only.
 */
function leaveKeptLook(page: Page): void {
  const { goto, reload } = page
  const isGone = () => page.locator('#kept-look').waitFor({ state: 'detached' })
  page.goto = async (...asked) => {
    const response = await goto.apply(page, asked)
    if (asked[1]?.waitUntil !== 'commit') await isGone()
    return response
  }
  page.reload = async (...asked) => {
    const response = await reload.apply(page, asked)
    await isGone()
    return response
  }
}

/** Scripts for pages do not reach a service worker, so its own begins with the shift. */
async function shiftServiceWorker(context: BrowserContext): Promise<void> {
  await context.route('**/service-worker.js*', async (route) => {
    const response = await route.fetch()
    // A context that closes meanwhile takes the response with it, and needs no answer.
    const script = await response.text().catch(() => undefined)
    if (script !== undefined) await route.fulfill({ response, body: `${SHIFT}\n${script}` })
  })
}

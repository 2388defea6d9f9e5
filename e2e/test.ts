import { type BrowserContext, test as base } from '@playwright/test'
import { shiftDate } from '../test-clock/shift-date.mjs'
import { setTestClock } from '../test-clock/test-clock.ts'

const SHIFT = `(${shiftDate})(${setTestClock()});`

/** A test in whose browsers it is as late as on the server. */
export const test = base.extend<{ clock: undefined }>({
  clock: [
    async ({ browser, serviceWorkers }, use) => {
      const { newContext } = browser
      browser.newContext = async (options) => {
        const context = await newContext.call(browser, options)
        await context.addInitScript({ content: SHIFT })
        if ((options?.serviceWorkers ?? serviceWorkers) === 'allow') await shiftServiceWorker(context)
        return context
      }
      await use(undefined)
      browser.newContext = newContext
    },
    { auto: true },
  ],
})

/** Scripts for pages do not reach a service worker, so its own begins with the shift. */
async function shiftServiceWorker(context: BrowserContext): Promise<void> {
  await context.route('**/service-worker.js*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${SHIFT}\n${await response.text()}` })
  })
}

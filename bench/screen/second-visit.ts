import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { waitForServiceWorker } from '../../e2e/offline-steps.ts'
import { save, signUpWithProfile } from '../../e2e/people.ts'

export type SecondVisit = Readonly<{
  /** Milliseconds until a meal of the week is painted. */
  readable: number
  /** Milliseconds until it answers a press. */
  answering: number
}>

/** A phone's processor takes four times as long as a desktop's. */
const SLOWER = 4
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

/** Opens a planned week again, on a slow phone whose service worker has the app. */
export async function measureSecondVisits(
  browser: Browser,
  origin: string,
  profile: unknown,
  visits: number,
): Promise<SecondVisit[]> {
  const context = await browser.newContext({ baseURL: origin, ...PHONE })
  const person = await signUpWithProfile(context, origin)
  await save(context, origin, person, 'profile', profile)
  await plan(context)
  const times: SecondVisit[] = []
  for (let visit = 0; visit < visits; visit++) times.push(await openAgain(context))
  await context.close()
  return times
}

async function plan(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto('/dashboard')
  await waitForServiceWorker(page)
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' })
  await page.locator('#main article:visible').first().waitFor()
  await leave(page)
}

async function openAgain(context: BrowserContext): Promise<SecondVisit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(watchWeek)
  await page.goto('/dashboard')
  const seen = await page.waitForFunction(() => {
    const { readable, answering } = Object(globalThis).weekSeen ?? {}
    return answering === undefined ? undefined : { readable, answering }
  })
  const times = (await seen.jsonValue()) as SecondVisit
  await leave(page)
  return times
}

/** As a person does, after the week has been on screen for a while. */
async function leave(page: Page): Promise<void> {
  const isKept = async () => (await caches.match('/kept-look')) !== undefined
  await expect.poll(() => page.evaluate(isKept), { timeout: 30_000 }).toBe(true)
  await page.waitForLoadState('networkidle')
  await page.close()
}

/** Runs in the page. A week answers once React renders it: until then it may be the look kept from the last visit. */
function watchWeek() {
  const seen: { readable?: number; answering?: number } = {}
  Object.assign(globalThis, { weekSeen: seen })
  const look = () => {
    // A phone shows one day and hides the others.
    const meals = [...document.querySelectorAll<HTMLElement>('main article')]
    const meal = meals.find(({ offsetParent }) => offsetParent !== null)
    if (meal) seen.readable ??= performance.now()
    if (meal && !document.getElementById('kept-look')) seen.answering ??= performance.now()
    if (seen.answering === undefined) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { findBrowser } from './find-browser.ts'
import { save, settleIn, signUp } from './people.ts'

/** Pictures of the product for docs/screens: `npm run screens`, or `npm run screens -- meal-plan`, then look at every one. */
const OUT = fileURLToPath(new URL('../docs/screens/', import.meta.url))
const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
}
const PANTRY = [
  { id: 'a', name: 'Old-fashioned oats', brand: 'Great Value', quantity: '1 box', category: 'Grains' },
  { id: 'b', name: 'Black beans', quantity: '3 cans', category: 'Canned' },
  { id: 'c', name: 'Large eggs', quantity: '12 eggs', category: 'Dairy' },
  { id: 'd', name: 'Frozen spinach', quantity: '2 bags', category: 'Frozen' },
]

const PROFILE = {
  profileCompleted: true,
  adults: 2,
  kids: 2,
  kidAges: [7, 10],
  weeklyBudget: 160,
  zipCode: '72762',
  mealTypes: ['Breakfast', 'Lunch', 'Dinner'],
}

type Shot = {
  name: string
  path: string
  who: 'guest' | 'new' | 'household' | 'planner'
  wholePage?: true
  /** What is done on the page before its picture is taken. */
  act?: (page: Page) => Promise<void>
}
const SHOTS: Shot[] = [
  { name: 'landing', path: '/', who: 'guest' },
  { name: 'landing-whole', path: '/', who: 'guest', wholePage: true },
  { name: 'sign-in', path: '/sign-in', who: 'guest' },
  { name: 'sign-up', path: '/sign-up', who: 'guest' },
  { name: 'terms-dialog', path: '/auth-redirect', who: 'new' },
  { name: 'profile-setup', path: '/profile-setup', who: 'new' },
  { name: 'meal-plan-empty', path: '/dashboard', who: 'household' },
  { name: 'meal-plan', path: '/dashboard', who: 'planner', wholePage: true },
  { name: 'meal-plan-replace', path: '/dashboard', who: 'planner', act: openReplace },
  { name: 'meal-plan-cooked', path: '/dashboard', who: 'planner', act: markCooked },
  { name: 'meal-plan-conflict', path: '/dashboard', who: 'planner', act: becomeAllergic },
  { name: 'meal-plan-accepted', path: '/dashboard', who: 'planner', wholePage: true, act: accept },
  { name: 'meal-plan-no-way', path: '/dashboard', who: 'household', act: planWithTooLittle },
  { name: 'pantry', path: '/dashboard?tab=pantry', who: 'household' },
  { name: 'settings', path: '/dashboard?tab=settings', who: 'household', wholePage: true },
]

const only = process.argv.slice(2)
const dataDir = mkdtempSync(join(tmpdir(), 'pennyplate-screens-'))
const server = await startServerProcess({ dataDir, databaseUrl: undefined })
const browser = await chromium.launch(await findBrowser())
mkdirSync(OUT, { recursive: true })
try {
  for (const [size, device] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const contexts = new Map<Shot['who'], BrowserContext>()
      for (const shot of SHOTS.filter(({ name }) => only.every((word) => name.includes(word)))) {
        const context =
          contexts.get(shot.who) ??
          (await browser.newContext({ ...device, colorScheme, baseURL: server.url, serviceWorkers: 'block' }))
        if (!contexts.has(shot.who)) await prepare(context, shot.who)
        contexts.set(shot.who, context)
        const page = await context.newPage()
        await page.goto(shot.path)
        await page.waitForLoadState('networkidle')
        await shot.act?.(page)
        await page.waitForLoadState('networkidle')
        await page.screenshot({
          path: join(OUT, `${shot.name}-${size}-${colorScheme}.png`),
          fullPage: shot.wholePage ?? false,
        })
        await page.close()
      }
      for (const context of contexts.values()) await context.close()
    }
  }
} finally {
  await browser.close()
  await server.kill('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
}

async function prepare(context: BrowserContext, who: Shot['who']) {
  if (who === 'new') await signUp(context, server.url)
  if (who !== 'household' && who !== 'planner') return
  const person = await settleIn(context, server.url)
  await save(context, server.url, person, 'pantry', PANTRY)
  if (who === 'household') return
  await save(context, server.url, person, 'profile', PROFILE)
  const page = await context.newPage()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  await page.getByText('This week at the till').waitFor()
  // The plan is on its way to the server; the next page reads it from there.
  await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' })
  await page.close()
}

async function openReplace(page: Page) {
  await page
    .getByRole('button', { name: /^Replace / })
    .filter({ visible: true })
    .first()
    .click()
  await page.getByRole('dialog').getByText('Best fit').waitFor()
}

async function markCooked(page: Page) {
  await page
    .getByRole('button', { name: /^Cooked: / })
    .filter({ visible: true })
    .nth(1)
    .click()
  await page.getByRole('button', { name: 'Mark as cooked' }).click()
  await page.getByRole('dialog', { name: 'Marked as cooked' }).waitFor()
}

async function becomeAllergic(page: Page) {
  await saveProfile(page, { ...PROFILE, allergies: ['wheat'] })
  await page.getByText('suit your household').waitFor()
}

async function accept(page: Page) {
  await saveProfile(page, PROFILE)
  await page.getByText('suit your household').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Accept & Generate Shopping List' }).click()
  await page.getByRole('region', { name: 'Shopping List Generated' }).waitFor()
}

async function planWithTooLittle(page: Page) {
  await saveProfile(page, { ...PROFILE, weeklyBudget: 20 })
  await page.getByText('$20 a week').waitFor()
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  await page.getByRole('heading', { name: 'No week fits your budget' }).waitFor()
}

/** As another device of the household would: the open page hears of it. */
async function saveProfile(page: Page, value: unknown) {
  const { user } = await (await page.request.get('/api/me')).json()
  const headers = { origin: server.url }
  await page.request.post(`/api/kv?userId=${user.id}&key=profile`, { headers, data: { value } })
}

import { expect, type Page } from '@playwright/test'
import { collectConsoleProblems } from './console-problems.ts'
import { sampleWeek } from './meal-plan-steps.ts'
import { save, signUpWithProfile } from './people.ts'
import { test } from './test.ts'

// Without a connection, a page opens what it has loaded.
test.use({ loadsAhead: true })

/** The app's script never arrives, so the page stays at what a slow phone shows while loading. */
async function blockApp(page: Page) {
  await page.route(/\/assets\/main-.*\.js$/, () => new Promise(() => {}))
}

test('the sign-in page shows its heading before the app has loaded', async ({ page }) => {
  await blockApp(page)
  await page.goto('/sign-in', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveTitle('Sign in · Pennyplate')
  await expect(page.getByRole('link', { name: 'Pennyplate' })).toBeVisible()
})

test('every tab shows a loading screen before the app has loaded', async ({ page, context, baseURL }) => {
  await signUpWithProfile(context, baseURL ?? '')
  await blockApp(page)
  for (const tab of [
    '',
    '?tab=pantry',
    '?tab=shopping',
    '?tab=recipes',
    '?tab=quick-meal',
    '?tab=settings',
  ]) {
    await page.goto(`/dashboard${tab}`, { waitUntil: 'commit' })
    await expect(page.getByRole('status')).toHaveText('Loading your profile')
  }
})

test.describe('in the time zone of the household', () => {
  test.use({ timezoneId: 'America/Chicago' })

  test('a planned week is readable before the app has loaded, and stays where it is when the app takes over', async ({
    page,
    context,
    baseURL,
  }) => {
    const consoleProblems = collectConsoleProblems(context)
    const person = await signUpWithProfile(context, baseURL ?? '')
    await save(context, baseURL ?? '', person, 'profile', { profileCompleted: true, zipCode: '72762' })
    await save(context, baseURL ?? '', person, 'currentMealPlan', sampleWeek())
    expect(await (await context.request.get('/dashboard')).text()).toContain('kept-look')

    let letAppLoad = () => {}
    const mayLoad = new Promise<void>((resolve) => {
      letAppLoad = resolve
    })
    await page.route(/\/assets\/main-.*\.js$/, async (route) => {
      await mayLoad
      await route.continue()
    })
    await page.goto('/dashboard', { waitUntil: 'commit' })
    const meal = page
      .locator('article:visible', { hasText: /Banana oat pancakes|Peanut butter oatmeal/ })
      .first()
    await expect(meal).toBeVisible()
    await expect(page).toHaveTitle('Meal plan · Pennyplate')
    // Before that, the styles may still be on their way.
    await page.waitForLoadState('domcontentloaded')
    await page.evaluate(() => document.fonts.ready)
    const before = await meal.boundingBox()
    letAppLoad()
    await expect(page.locator('#kept-look')).toHaveCount(0)
    expect(await meal.boundingBox()).toEqual(before)
    await meal.getByRole('button', { name: /^Replace / }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(consoleProblems).toEqual([])
  })
})

test.describe('a day away from the household', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('a week rendered for another day goes before the app has loaded', async ({
    page,
    context,
    baseURL,
  }) => {
    const person = await signUpWithProfile(context, baseURL ?? '')
    // A day behind at any hour.
    await save(context, baseURL ?? '', person, 'profile', { profileCompleted: true, zipCode: '96799' })
    await save(context, baseURL ?? '', person, 'currentMealPlan', sampleWeek())
    expect(await (await context.request.get('/dashboard')).text()).toContain('kept-look')
    await blockApp(page)
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await expect(page.locator('#root')).toBeAttached()
    await expect(page.locator('#kept-look')).toHaveCount(0)
  })
})

test('the dashboard loads its documents once and preloads its files', async ({ page, context, baseURL }) => {
  const consoleProblems = collectConsoleProblems(context)
  await signUpWithProfile(context, baseURL ?? '')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const named = (await (await context.request.get('/dashboard')).text()).match(/\/assets\/[\w.-]+\.(js|css)/g)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Generate Meal Plan' })).toBeVisible()
  expect(asked.filter((path) => path === '/api/kv/all')).toHaveLength(1)
  // Guards also read the profile from the server when the account does not say that it is complete.
  expect(asked.filter((path) => path === '/api/kv').length).toBeLessThanOrEqual(2)
  for (const part of ['main', 'store-layout', 'dashboard-page', 'meal-plan-page'])
    expect(named, part).toContain(
      asked.find((path) => path.startsWith(`/assets/${part}-`) && path.endsWith('.js')),
    )
  expect(consoleProblems).toEqual([])
})

test('when documents cannot be loaded, each tab shows an error instead of an empty state', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWithProfile(context, baseURL ?? '')
  await page.route('**/api/kv/all?*', (route) =>
    route.fulfill({ status: 503, json: { error: 'unavailable' } }),
  )
  for (const tab of ['', '?tab=pantry', '?tab=shopping', '?tab=recipes', '?tab=quick-meal']) {
    await page.goto(`/dashboard${tab}`)
    await expect(page.getByRole('alert')).toContainText(
      'We could not load your plan, your pantry and your lists.',
    )
  }
  await expect(page.getByRole('button', { name: 'Generate Meal Plan' })).toBeHidden()
  await page.goto('/dashboard?tab=settings')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/kv/all?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Generate Meal Plan' })).toBeVisible()
})

test('the page keeps working when files loaded after the first view fail', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWithProfile(context, baseURL ?? '')
  const later = /\/assets\/(notice-shelf|beta-badge|user-menu-list)-/
  await page.route(later, (route) => route.abort())
  const missed = ['notice-shelf', 'beta-badge', 'user-menu-list'].map((name) =>
    page.waitForEvent('requestfailed', (request) => request.url().includes(name)),
  )
  await page.goto('/dashboard')
  await Promise.all(missed)
  const account = page.getByRole('button', { name: /^Account of / })
  await account.click()
  const trouble = page.getByRole('status').filter({ hasText: 'We cannot reach Pennyplate' })
  await expect(trouble).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate Meal Plan' })).toBeVisible()
  await page.unroute(later)
  await trouble.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
})

import { expect, type Page, test } from '@playwright/test'
import { collectConsoleProblems } from './console-problems.ts'
import { signUpWithProfile } from './people.ts'

/** The app is on its way for good: what a slow phone shows meanwhile stays to be looked at. */
async function blockApp(page: Page) {
  await page.route(/\/assets\/main-.*\.js$/, () => new Promise(() => {}))
}

test('the way in says what it is before the app has arrived', async ({ page }) => {
  await blockApp(page)
  await page.goto('/sign-in', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page).toHaveTitle('Sign in · Pennyplate')
  await expect(page.getByRole('link', { name: 'Pennyplate' })).toBeVisible()
})

test('every tab shows its frame before the app has arrived', async ({ page, context, baseURL }) => {
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

test('the dashboard asks for its documents once, and names its files before it needs them', async ({
  page,
  context,
  baseURL,
}) => {
  const consoleProblems = collectConsoleProblems(context)
  await signUpWithProfile(context, baseURL ?? '')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const named = (await (await context.request.get('/dashboard')).text()).match(/\/assets\/[\w.-]+\.(js|css)/g)
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Generate Meal Plan' })).toBeVisible()
  expect(asked.filter((path) => path === '/api/kv/all')).toHaveLength(1)
  // Guards ask the server itself whether this profile is complete, where the account does not say so.
  expect(asked.filter((path) => path === '/api/kv').length).toBeLessThanOrEqual(2)
  for (const part of ['main', 'store-layout', 'dashboard-page', 'meal-plan-page'])
    expect(named, part).toContain(
      asked.find((path) => path.startsWith(`/assets/${part}-`) && path.endsWith('.js')),
    )
  expect(consoleProblems).toEqual([])
})

test('where nobody can say what is kept, no tab pretends that there is nothing', async ({
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

test('what comes after the first view and cannot be had leaves the page as it is', async ({
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
  await expect(account).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('button', { name: 'Generate Meal Plan' })).toBeVisible()
})

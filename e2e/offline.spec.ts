import { type BrowserContext, expect, type Page } from '@playwright/test'
import { sampleWeek } from './meal-plan-steps.ts'
import { waitForServiceWorker } from './offline-steps.ts'
import { save, signUpWithProfile } from './people.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow', loadsAhead: true })

const MILK = { id: 'm', name: 'Whole milk', quantity: '1 gallon', category: 'Dairy' }

/** A household with a plan and a pantry, on a page controlled by the service worker. */
async function signUpForOffline(page: Page, context: BrowserContext, origin: string) {
  const person = await signUpWithProfile(context, origin)
  await save(context, origin, person, 'currentMealPlan', sampleWeek())
  await save(context, origin, person, 'pantry', [MILK])
  await page.goto('/dashboard')
  await expect(page.getByText('Banana oat pancakes').first()).toBeAttached()
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()
  await waitForServiceWorker(page)
}

test('every tab opens offline with the last known data', async ({ page, context, baseURL }) => {
  await signUpForOffline(page, context, baseURL ?? '')
  await context.setOffline(true)

  await page.reload()
  await expect(page.getByText('Banana oat pancakes').first()).toBeAttached()

  await page.goto('/dashboard?tab=pantry')
  await expect(page.getByRole('heading', { name: 'Current Pantry (1 item)' })).toBeVisible()
  await expect(page.getByText('Whole milk')).toBeVisible()
  for (const [tab, words] of Object.entries({
    'quick-meal': '1 item in your pantry',
    shopping: 'No shopping list available.',
    recipes: 'Banana oat pancakes',
    settings: 'Update Profile',
  })) {
    await page.goto(`/dashboard?tab=${tab}`)
    await expect(page.getByText(words).first()).toBeVisible()
  }
  await page.goto('/profile-update')
  await expect(page.getByText('Update Your Profile')).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL('/dashboard')
})

test('no page writes to the console when the app is cached', async ({ page, context, baseURL }) => {
  await signUpForOffline(page, context, baseURL ?? '')
  const said: string[] = []
  page.on('console', (line) => said.push(`${line.text()} at ${page.url()}`))
  for (const [address, words] of Object.entries({
    '/dashboard': 'Banana oat pancakes',
    '/dashboard?tab=pantry': 'Whole milk',
    '/profile-update': 'Update Your Profile',
    '/': 'Pennyplate',
    '/terms': 'Terms of Service',
    '/subscribe': '$9.99',
  })) {
    await page.goto(address)
    await expect(page.getByText(words).first()).toBeAttached()
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    // Chrome warns about unused preloads only after the page has loaded what it needs.
    await page.evaluate(() => document.fonts.ready)
  }
  expect(said).toEqual([])
})

test('API answers are never cached with the app', async ({ page, context, baseURL }) => {
  await signUpForOffline(page, context, baseURL ?? '')
  await page.goto('/dashboard?tab=pantry')
  await expect(page.getByText('Whole milk')).toBeVisible()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/app.kept.html')
  expect(
    kept.filter(
      (path) =>
        !/^\/(assets|icons)\/|^\/(app\.kept|theme|favicon|manifest)\.[a-z]+$|^\/kept-look$/.test(path),
    ),
  ).toEqual([])
})

test('the week is there before the app runs, and forgotten at sign-out', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpForOffline(page, context, baseURL ?? '')
  const isKept = () => page.evaluate(async () => (await caches.match('/kept-look')) !== undefined)
  await expect.poll(isKept).toBe(true)

  const browser = await context.newCDPSession(page)
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await expect(page.locator('#root')).toBeEmpty()
  await expect(page.getByText('Banana oat pancakes').first()).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Weekly Meal Plan', includeHidden: true })).toBeVisible()

  await browser.send('Emulation.setScriptExecutionDisabled', { value: false })
  await page.reload()
  await expect(page.locator('#kept-look')).toHaveCount(0)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(isKept).toBe(false)
})

test('a new version asks before it takes over, and loses no changes', async ({ page, context, baseURL }) => {
  await signUpForOffline(page, context, baseURL ?? '')
  await page.goto('/dashboard?tab=pantry')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'One more of Whole milk' }).click()
  await context.setOffline(false)
  // To the browser, the same worker under another URL is a new version.
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?next'))
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' })
  await expect(notice).toBeVisible()
  const reloaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: 'Update now' }).click()
  await reloaded
  await expect(page.getByText('2 gallon')).toBeVisible()
})

test('the browser’s install prompt is offered once', async ({ page, context, baseURL }) => {
  await signUpWithProfile(context, baseURL ?? '')
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Weekly Meal Plan' })).toBeVisible()
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => {
        document.title = 'asked to install'
      },
      userChoice: Promise.resolve({ outcome: 'dismissed' }),
    })
    window.dispatchEvent(offer)
  })
  const notice = page.getByRole('status').filter({ hasText: 'Install Pennyplate' })
  await notice.getByRole('button', { name: 'Install' }).click()
  await expect(page).toHaveTitle('asked to install')
  await expect(notice).toBeHidden()
})

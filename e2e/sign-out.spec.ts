import { type BrowserContext, expect, type Page } from '@playwright/test'
import { sampleWeek } from './meal-plan-steps.ts'
import { waitForServiceWorker } from './offline-steps.ts'
import { PASSWORD, save, signIn, signUpWithProfile, stored } from './people.ts'
import { LIST, openShoppingList } from './shopping-steps.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow', loadsAhead: true })

const MARKED = ['Zebrawort', 'Quillnut', 'Mirabole']

async function openMarkedHousehold(page: Page, context: BrowserContext, origin: string) {
  const person = await signUpWithProfile(context, origin)
  const [dish = '', food, allergy] = MARKED
  const week = sampleWeek()
  const days = week.days.map((day) => ({ ...day, meals: { ...day.meals, dinner: { name: dish } } }))
  await save(context, origin, person, 'currentMealPlan', { ...week, days })
  await save(context, origin, person, 'pantry', [
    { id: 'm', name: food, quantity: '1 lb', category: 'Other' },
  ])
  await save(context, origin, person, 'profile', {
    profileCompleted: true,
    adults: 2,
    otherAllergies: allergy,
  })
  await page.goto('/dashboard')
  await expect(page.getByText(dish).first()).toBeAttached()
  await waitForServiceWorker(page)
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/kept-look')) !== undefined))
    .toBe(true)
}

/** Everything that pages of our origin can read in this browser. */
function storedText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await answerOf(indexedDB.open(name))
      for (const store of db.objectStoreNames)
        found.push(name, await answerOf(db.transaction(store).objectStore(store).getAll()))
      db.close()
    }
    for (const name of await caches.keys()) {
      if (name.startsWith('pennyplate-app-')) continue
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        found.push(request.url, await (await cache.match(request))?.text())
    }
    return JSON.stringify(found)
  })
}

const holdsMarked = async (page: Page) => {
  const text = await storedText(page)
  return MARKED.filter((word) => text.includes(word))
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

test('signing out leaves nothing of the household, in any tab', async ({ page, context, baseURL }) => {
  await openMarkedHousehold(page, context, baseURL ?? '')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByText(MARKED[0] ?? '').first()).toBeAttached()
  expect(await holdsMarked(page)).not.toEqual([])
  await signOut(page)
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/')
  await expect.poll(() => holdsMarked(page)).toEqual([])
  expect(await holdsMarked(other)).toEqual([])
})

test('signing out between two stores asks nothing, and the checkmarks are there after signing in again', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await openShoppingList(page, context, baseURL ?? '', person, LIST)
  const eggs = page.getByRole('checkbox', { name: /^Large eggs/ })
  await eggs.check()
  await signOut(page)
  await expect(page).toHaveURL('/')
  await signIn(context, baseURL ?? '', person)
  await page.goto('/dashboard?tab=shopping')
  await expect(eggs).toBeChecked()

  await waitForServiceWorker(page)
  await context.setOffline(true)
  await eggs.uncheck()
  await signOut(page)
  const unsent = page.getByRole('dialog', { name: 'Sign out with unsent changes?' })
  await expect(unsent).toContainText('One change is in this browser only')
  await unsent.getByRole('button', { name: 'Cancel' }).click()
  await context.setOffline(false)
  await expect
    .poll(async () => JSON.stringify(await stored(context, person, 'currentShoppingList')))
    .not.toContain('tickedAt')
})

test('deleting the account leaves nothing either', async ({ page, context, baseURL }) => {
  await openMarkedHousehold(page, context, baseURL ?? '')
  await page.goto('/dashboard?tab=settings')
  await page.getByRole('button', { name: 'Delete Profile' }).click()
  await page.getByLabel(/DELETE/).fill('DELETE')
  await page.getByRole('dialog').getByLabel('Your password').fill(PASSWORD)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => holdsMarked(page)).toEqual([])
})

test('signing out offline leaves nothing, and the session ends once the server answers', async ({
  page,
  context,
  baseURL,
}) => {
  await openMarkedHousehold(page, context, baseURL ?? '')
  await context.setOffline(true)
  await signOut(page)
  await expect(page).toHaveURL(/sign-in/)
  expect(await holdsMarked(page)).toEqual([])
  await context.setOffline(false)
  await page.reload()
  await expect.poll(async () => (await (await context.request.get('/api/me')).json()).user ?? null).toBeNull()
})

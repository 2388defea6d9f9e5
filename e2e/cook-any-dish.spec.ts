import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility-steps.ts'
import { collectConsoleProblems } from './console-problems.ts'
import { waitForServiceWorker } from './offline-steps.ts'
import { type Person, save, signIn, signUpWithProfile, stored } from './people.ts'
import { test } from './test.ts'

const BOX = '/dashboard?tab=recipes&view=all&q=sloppy+joes'
const PANTRY = [
  { id: 'b', name: 'Ground beef', foodId: 'ground-beef-80', quantity: '5 lb', category: 'Meat' },
  { id: 'm', name: 'Whole milk', quantity: '1 gallon', category: 'Dairy' },
]

/** A household with food and no week at all. */
async function signUpWithFood(context: BrowserContext, origin: string): Promise<Person> {
  const person = await signUpWithProfile(context, origin)
  await save(context, origin, person, 'profile', { profileCompleted: true, adults: 2 })
  await save(context, origin, person, 'pantry', PANTRY)
  return person
}

const joes = (page: Page) => page.getByRole('article', { name: 'Recipe: Sloppy joes', exact: true })

async function openJoes(page: Page) {
  await page.getByRole('button', { name: 'Sloppy joes', exact: true }).click()
  const recipe = page.getByRole('dialog', { name: 'Sloppy joes' })
  await expect(recipe.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
  return recipe
}

/** The dialog that says what was used. */
async function cookJoes(page: Page) {
  await page.getByRole('button', { name: 'Cooked: Sloppy joes' }).click()
  await page
    .getByRole('dialog', { name: 'Cooked it?' })
    .getByRole('button', { name: 'Mark as cooked' })
    .click()
  const done = page.getByRole('dialog', { name: 'Marked as cooked' })
  await expect(done.getByRole('listitem').filter({ hasText: 'Ground beef' })).toContainText(/5 lb, now .* lb/)
  return done
}

const cookedMeals = async (context: BrowserContext, person: Person) =>
  ((await stored(context, person, 'cookingHistory')) ?? []).map(({ meal }: { meal: string }) => meal)

test('a recipe that is in no week takes its food, counts as cooked, and Undo takes both back', async ({
  page,
  context,
  baseURL,
}) => {
  const consoleProblems = collectConsoleProblems(context)
  const person = await signUpWithFood(context, baseURL ?? '')
  await page.goto(BOX)
  await openJoes(page)
  const done = await cookJoes(page)
  await expectAccessible(page)
  await expect.poll(() => cookedMeals(context, person)).toEqual(['Sloppy joes'])
  expect((await stored(context, person, 'pantry'))[0].quantity).toMatch(/^[1-4][.\d]* lb$/)
  await done.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('your pantry is back to what it was')).toBeVisible()
  await expect.poll(() => stored(context, person, 'pantry')).toEqual(PANTRY)
  expect(await cookedMeals(context, person)).toEqual([])

  await cookJoes(page)
  await done.getByRole('button', { name: 'Done' }).click()
  await page.keyboard.press('Escape')
  await expect(joes(page)).toContainText('cooked once')
  await page.goto('/dashboard?tab=pantry')
  await expect(page.getByText(/^(about )?[1-4][ /\d]* lb$/).first()).toBeVisible()
  expect(await stored(context, person, 'currentMealPlan')).toBeNull()
  expect(consoleProblems).toEqual([])
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', loadsAhead: true })

  test('it is cooked and undone as well, and two phones that cook it both take their food', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const person = await signUpWithFood(context, baseURL ?? '')
    await page.goto(BOX)
    await expect(page.getByText('Saved', { exact: true })).toBeAttached()
    await waitForServiceWorker(page)
    await openJoes(page)
    await context.setOffline(true)
    const done = await cookJoes(page)
    await done.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('your pantry is back to what it was')).toBeVisible()
    await cookJoes(page)

    const other = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
    await signIn(other, baseURL ?? '', person)
    const there = await other.newPage()
    await there.goto(BOX)
    await openJoes(there)
    await cookJoes(there)
    await expect.poll(() => cookedMeals(other, person)).toEqual(['Sloppy joes'])
    const [{ quantity: afterOne }] = await stored(other, person, 'pantry')

    await context.setOffline(false)
    await expect(page.getByText('Saved', { exact: true })).toBeAttached()
    await expect.poll(() => cookedMeals(other, person)).toEqual(['Sloppy joes', 'Sloppy joes'])
    const [{ quantity: afterBoth }] = await stored(other, person, 'pantry')
    const used = 5 - Number.parseFloat(afterOne)
    expect(Number.parseFloat(afterBoth)).toBeCloseTo(5 - 2 * used, 1)
    await done.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => cookedMeals(other, person)).toEqual(['Sloppy joes'])
    expect((await stored(other, person, 'pantry'))[0].quantity).toBe(afterOne)
    await other.close()
  })
})

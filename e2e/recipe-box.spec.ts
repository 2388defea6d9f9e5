import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility-steps.ts'
import { collectConsoleProblems } from './console-problems.ts'
import { FINGER, type Hand, KEYBOARD, MOUSE } from './hands.ts'
import { waitForServiceWorker } from './offline-steps.ts'
import { save, signIn, stored } from './people.ts'
import { signUpWithRecipes } from './recipes-steps.ts'
import { test } from './test.ts'

const BOX = '/dashboard?tab=recipes&view=all'
const SATURDAY = 6
const VEGAN_JOES = 'Vegan sloppy joes'

async function signUpForBox(context: BrowserContext, origin: string, profile: Record<string, unknown> = {}) {
  const person = await signUpWithRecipes(context, origin)
  await save(context, origin, person, 'profile', { profileCompleted: true, adults: 2, ...profile })
  return person
}

const row = (page: Page, name: string) => page.getByRole('article', { name: `Recipe: ${name}`, exact: true })
/** Four stars, a note, and a new collection, in the dialog of a recipe. */
async function rateAndCollect(dialog: Locator, { press, write }: Hand) {
  await press(dialog.getByRole('radio', { name: '4', exact: true }))
  await write(dialog.getByRole('textbox', { name: 'Note' }), 'More pickles.')
  await press(dialog.getByRole('button', { name: 'Save note' }))
  await expect(dialog.getByText('More pickles.')).toBeVisible()
  await write(dialog.getByRole('textbox', { name: 'New collection' }), 'Quick lunches')
  await press(dialog.getByRole('button', { name: 'Create' }))
  await expect(dialog.getByRole('checkbox', { name: 'Quick lunches' })).toBeChecked()
}
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search recipes' })

test('all recipes are searched, filtered and sorted @wide', async ({ page, context, baseURL }) => {
  const consoleProblems = collectConsoleProblems(context)
  await signUpForBox(context, baseURL ?? '', { zipCode: '60601' })
  await page.goto('/dashboard?tab=recipes')
  await page.getByRole('radio', { name: 'All recipes' }).check()
  await expect(page.getByText(/^1,\d{3} recipes$/)).toBeVisible()
  await expect(page.getByText('Costs are one adult’s serving at prices in Illinois')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(24)
  await page.getByRole('button', { name: 'Show 24 more' }).click()
  await expect(page.getByRole('article')).toHaveCount(48)

  await search(page).fill('chiken noodel soup')
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Recipe: Chicken noodle soup')
  await search(page).fill('')
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Meal', { exact: true }).selectOption('breakfast')
  await page.getByLabel('Time').selectOption('15')
  await page.getByLabel('Sort by').selectOption('cheapest')
  await page.getByRole('button', { name: 'Familiar' }).click()
  const prices = await page.getByText(/^\$[\d.]+ per serving$/).allInnerTexts()
  const dollars = prices.map((price) => Number(price.slice(1).split(' ')[0]))
  expect(dollars.length).toBeGreaterThan(5)
  expect(dollars).toEqual(dollars.toSorted((a, b) => a - b))
  for (const facts of await page
    .getByRole('article')
    .getByText(/ min · /)
    .allInnerTexts()) {
    expect(facts).toContain('Breakfast')
    expect(facts).toContain('familiar')
  }
  await page.reload()
  await expect(page.getByText('Filters (3)')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  expect(consoleProblems).toEqual([])
})

test('every filter keeps what it names, and every order sorts by it', async ({ page, context, baseURL }) => {
  test.slow()
  const origin = baseURL ?? ''
  const person = await signUpForBox(context, origin)
  await save(context, origin, person, 'pantry', [
    { id: 'e', name: 'Large eggs', quantity: '12 eggs', category: 'Dairy', foodId: 'egg-large' },
    { id: 'b', name: 'White bread', quantity: '1 loaf', category: 'Grains', foodId: 'bread-white' },
  ])
  await save(context, origin, person, 'recipeFavorites', ['Tuna melt'])
  await save(context, origin, person, 'recipeBox', {
    collections: [{ id: 'c', name: 'Cold days', recipes: ['chili', 'beef-stew'] }],
    notes: [{ id: 'n', recipe: 'sloppy-joes', date: '2026-01-05', rating: 5 }],
  })
  await save(context, origin, person, 'cookingHistory', [
    { meal: 'Beef stew', recipeId: 'beef-stew', date: '2026-01-04T18:00:00.000Z', mealType: 'dinner' },
  ])
  await page.goto(BOX)
  const count = page.getByText(/^[\d,]+ recipes?$/)
  await expect(count).toHaveText(/^1,\d{3} recipes$/)
  await page.getByText('Filters', { exact: true }).click()
  const rows = () => page.getByRole('article').allInnerTexts()
  const minutesOf = (row: string) => {
    const [, hours = '0', minutes = '0'] = / · (?:(\d+) hr)? ?(?:(\d+) min)?/.exec(row) ?? []
    return Number(hours) * 60 + Number(minutes)
  }
  const dollarsOf = (row: string) => Number(/\$(\d+\.\d\d) per serving/.exec(row)?.[1])
  const atHomeOf = (row: string) => Number(/(\d+)% of its foods at home/.exec(row)?.[1] ?? 0)
  const narrowed = async (name: string, check: (row: string) => boolean) => {
    await expect(count).not.toHaveText(/^1,\d{3} recipes$/)
    await expect(async () => {
      const shown = await rows()
      expect(shown.length).toBeGreaterThan(0)
      for (const row of shown) expect(check(row), `${name}: ${row}`).toBe(true)
    }).toPass({ timeout: 5000 })
  }
  const anything = () => true

  const filters: readonly (readonly [string, string, (row: string) => boolean])[] = [
    ['Meal', 'Breakfast', (row) => row.includes('Breakfast')],
    ['Time', '15 min or less', (row) => minutesOf(row) <= 15],
    ['Cost per serving', '$1.00 or less', (row) => dollarsOf(row) <= 1],
    ['Diet', 'Vegan', anything],
    ['Made with', 'Microwave', anything],
    ['Collection', 'Cold days', (row) => /^(?:Chili|Beef stew)/.test(row)],
  ]
  for (const [label, option, check] of filters) {
    const field = page.getByLabel(label, { exact: true })
    await field.selectOption(option)
    await narrowed(label, check)
    await field.selectOption({ index: 0 })
    await expect(count).toHaveText(/^1,\d{3} recipes$/)
  }
  const marks: readonly (readonly [string, (row: string) => boolean])[] = [
    ['Familiar', (row) => row.includes('familiar')],
    ['Pantry', (row) => atHomeOf(row) >= 60],
    ['Favorites', (row) => row.startsWith('Tuna melt')],
    ['Cooked', (row) => row.startsWith('Beef stew')],
  ]
  for (const [name, check] of marks) {
    const mark = page.getByRole('button', { name, exact: true })
    await mark.focus()
    await page.keyboard.press('Space')
    await narrowed(name, check)
    await page.keyboard.press('Space')
    await expect(count).toHaveText(/^1,\d{3} recipes$/)
  }
  const orders: readonly (readonly [string, (row: string) => number])[] = [
    ['Lowest cost', dollarsOf],
    ['Quickest', minutesOf],
    ['Most at home', (row) => -atHomeOf(row)],
  ]
  for (const [order, numberOf] of orders) {
    await page.getByLabel('Sort by').selectOption(order)
    await expect(async () => {
      const values = (await rows()).map(numberOf)
      expect(values).toEqual(values.toSorted((a, b) => a - b))
    }).toPass()
  }
  await page.getByLabel('Sort by').selectOption('Your rating')
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Recipe: Sloppy joes')
  await page.getByLabel('Sort by').selectOption('Name')
  await expect(page.getByRole('article').first()).toHaveAccessibleName(/^Recipe: A/)
})

test('a recipe is kept, rated, collected, printed, shared, put into the week and found again, by keyboard alone @wide', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpForBox(context, baseURL ?? '')
  const { press, write } = KEYBOARD
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
    navigator.share = async ({ text = '' } = {}) => document.body.setAttribute('data-shared', text)
  })
  await page.goto(BOX)
  await write(search(page), 'tuna melt')
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Recipe: Tuna melt')
  await press(row(page, 'Tuna melt').getByRole('button', { name: 'Favorite: Tuna melt' }))
  await expect.poll(() => stored(context, person, 'recipeFavorites')).toEqual(['Tuna melt'])

  await press(page.getByRole('button', { name: 'Tuna melt', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Tuna melt' })
  await expect(dialog.getByRole('heading', { name: 'Instructions' })).toBeVisible()
  await press(dialog.getByRole('button', { name: 'Print recipe' }))
  await expect(page.locator('body[data-printed]')).toBeAttached()
  await press(dialog.getByRole('button', { name: 'Share', exact: true }))
  await expect(page.locator('body')).toHaveAttribute('data-shared', /^Tuna melt/)
  await rateAndCollect(dialog, KEYBOARD)
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Tuna melt').getByText('rated 4 of 5')).toBeVisible()
  await expect
    .poll(() => stored(context, person, 'recipeBox'))
    .toMatchObject({
      collections: [{ name: 'Quick lunches', recipes: ['tuna-melt'] }],
      notes: [{ recipe: 'tuna-melt', rating: 4, text: 'More pickles.' }],
    })

  await press(page.getByRole('button', { name: 'Put Tuna melt into the week' }))
  const put = page.getByRole('dialog', { name: 'Put Tuna melt into the week' })
  await press(put.getByRole('radio', { name: 'Sat' }))
  await press(put.getByRole('button', { name: 'Put into the week' }))
  await expect(page.getByText('Tuna melt is now Saturday’s dinner.')).toBeVisible()

  await search(page).fill('')
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Collection', { exact: true }).selectOption('Quick lunches')
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible()
  await press(page.getByRole('button', { name: 'Manage collections' }))
  const manage = page.getByRole('dialog', { name: 'Your collections' })
  await press(manage.getByRole('button', { name: 'Delete Quick lunches' }))
  await press(manage.getByRole('button', { name: 'Undo' }))
  await expect(manage.getByText('1 recipe')).toBeVisible()
})

test('a recipe is put into any day and meal, priced by the server, and taken back @wide', async ({
  page,
  context,
  baseURL,
  isMobile,
}) => {
  const person = await signUpForBox(context, baseURL ?? '')
  const { press, write } = isMobile ? FINGER : MOUSE
  await page.goto(BOX)
  await write(search(page), 'beef stew')
  await press(page.getByRole('button', { name: 'Put Beef stew into the week' }))
  const dialog = page.getByRole('dialog', { name: 'Put Beef stew into the week' })
  await press(dialog.getByRole('radio', { name: 'Sat' }))
  await press(dialog.getByRole('radio', { name: /^Lunch/ }))
  await expectAccessible(page, '[role=dialog]')
  await press(dialog.getByRole('button', { name: 'Put into the week' }))
  await expect(page.getByText('Beef stew is now Saturday’s lunch.')).toBeVisible()
  const lunch = async () =>
    ((await stored(context, person, 'currentMealPlan')) as { days: { meals: { lunch: unknown } }[] }).days[
      SATURDAY
    ]?.meals.lunch
  await expect.poll(lunch).toMatchObject({
    name: 'Beef stew',
    recipeId: 'beef-stew',
    estimatedCost: expect.any(Number),
    sides: expect.arrayContaining([expect.objectContaining({ recipeId: expect.any(String) })]),
  })
  await press(page.getByRole('button', { name: 'Undo' }))
  await expect.poll(lunch).toMatchObject({ name: 'Lemon rice with peanuts' })
})

test('a recipe found by a diet is shown, cooked and put into the week in the form that keeps it', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpForBox(context, baseURL ?? '')
  await page.goto(BOX)
  await search(page).fill('sloppy joes')
  await expect(row(page, 'Sloppy joes')).toBeVisible()
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Diet', { exact: true }).selectOption('Vegan')
  await expect(row(page, 'Sloppy joes')).toBeHidden()
  await page.getByRole('button', { name: VEGAN_JOES, exact: true }).click()
  const recipe = page.getByRole('dialog', { name: VEGAN_JOES })
  await expect(recipe.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
  await expect(recipe.getByText('Made with plant-based ground instead of ground beef.')).toBeVisible()
  await expect(recipe.getByText(/ground beef/i)).toHaveCount(1)
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Put ${VEGAN_JOES} into the week` }).click()
  const dialog = page.getByRole('dialog', { name: `Put ${VEGAN_JOES} into the week` })
  await dialog.getByRole('radio', { name: 'Sat' }).check()
  await dialog.getByRole('button', { name: 'Put into the week' }).click()
  await expect(page.getByText(`${VEGAN_JOES} is now Saturday’s dinner.`)).toBeVisible()
  await expect
    .poll(async () => (await stored(context, person, 'currentMealPlan')).days[SATURDAY].meals.dinner.name)
    .toBe(VEGAN_JOES)
  await page.goto('/dashboard?tab=recipes&recipe=6-dinner')
  await expect(recipe.getByText('Made with plant-based ground instead of ground beef.')).toBeVisible()
  await expect(recipe.getByText(/ground beef/i)).toHaveCount(1)
})

test('what the household may not eat is left out, and marked with its reason where it is shown', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpForBox(context, baseURL ?? '', { allergies: 'shellfish' })
  await page.goto(`${BOX}&q=shrimp+scampi`)
  await expect(page.getByText(/more recipes? match.* not fit your profile\./)).toBeVisible()
  await expect(row(page, 'Shrimp scampi')).toBeHidden()
  await page.getByRole('button', { name: 'Show them too' }).click()
  const scampi = row(page, 'Shrimp scampi')
  await expect(
    scampi.getByText(/^Not for you: .*shrimp is ruled out by your profile \(Shellfish\)\.$/),
  ).toBeVisible()
  await scampi.getByRole('button', { name: 'Put Shrimp scampi into the week' }).click()
  const dialog = page.getByRole('dialog', { name: 'Put Shrimp scampi into the week' })
  await expect(dialog.getByRole('alert')).toContainText('Not for you')
  await expect(dialog.getByRole('button', { name: 'Put it in anyway' })).toBeVisible()
})

test('words that are not settled keep every recipe out of the week', async ({ page, context, baseURL }) => {
  await signUpForBox(context, baseURL ?? '', { allergies: 'zorblax' })
  await page.goto(BOX)
  await expect(page.getByText('We do not understand “zorblax” in your profile.')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Put .* into the week$/ })).toHaveCount(0)
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', loadsAhead: true })

  test('recipes are searched, kept, rated, collected and put into the week; later another device has all of it', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const person = await signUpForBox(context, baseURL ?? '')
    await page.goto(BOX)
    await expect(page.getByText(/at prices in/)).toBeVisible()
    await expect(page.getByText('Saved', { exact: true })).toBeAttached()
    await waitForServiceWorker(page)
    await context.setOffline(true)
    await page.reload()
    await search(page).fill('sloppy jo')
    await expect(page.getByText(/at prices in/)).toBeVisible()
    await row(page, 'Sloppy joes').getByRole('button', { name: 'Favorite: Sloppy joes' }).click()
    await page.getByRole('button', { name: 'Sloppy joes', exact: true }).click()
    await rateAndCollect(page.getByRole('dialog', { name: 'Sloppy joes' }), MOUSE)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Put Sloppy joes into the week' }).click()
    const dialog = page.getByRole('dialog', { name: 'Put Sloppy joes into the week' })
    await dialog.getByRole('radio', { name: 'Sat' }).check()
    await dialog.getByRole('button', { name: 'Put into the week' }).click()
    await expect(page.getByText('Sloppy joes is now Saturday’s dinner.')).toBeVisible()
    await context.setOffline(false)
    await expect.poll(() => stored(context, person, 'recipeFavorites')).toEqual(['Sloppy joes'])
    await expect
      .poll(async () => JSON.stringify(await stored(context, person, 'currentMealPlan')))
      .toContain('Sloppy joes')

    const other = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
    await signIn(other, baseURL ?? '', person)
    const there = await other.newPage()
    await there.goto(`${BOX}&sort=rating`)
    const joes = there.getByRole('article').first()
    await expect(joes).toHaveAccessibleName('Recipe: Sloppy joes')
    await expect(joes).toContainText('rated 4 of 5')
    await expect(joes.getByRole('button', { name: 'Favorite: Sloppy joes' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expectAccessible(there)
    // What the other device changes is seen here without a reload.
    await there.getByText('Filters', { exact: true }).click()
    await there.getByRole('button', { name: 'Manage collections' }).click()
    await there.getByRole('button', { name: 'Delete Quick lunches' }).click()
    await page.getByRole('button', { name: 'Sloppy joes', exact: true }).click()
    await expect(page.getByRole('dialog').getByText('You have no collections yet.')).toBeVisible()
    await expectAccessible(page)
    await other.close()
  })
})

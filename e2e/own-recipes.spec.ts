import { readFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessible, expectTouchTargets } from './accessibility-steps.ts'
import { collectConsoleProblems } from './console-problems.ts'
import { waitForServiceWorker } from './offline-steps.ts'
import { save, signIn, stored } from './people.ts'
import { signUpWithRecipes } from './recipes-steps.ts'
import { test } from './test.ts'

const BOX = '/dashboard?tab=recipes&view=all'

async function signUpForBox(context: BrowserContext, origin: string) {
  const person = await signUpWithRecipes(context, origin)
  await save(context, origin, person, 'profile', { profileCompleted: true, adults: 2, zipCode: '60601' })
  return person
}

const row = (page: Page, name: string) => page.getByRole('article', { name: `Recipe: ${name}`, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function signOut(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

async function ownRecipes(context: BrowserContext) {
  return (await (await context.request.get('/api/own-recipes')).json()).recipes
}

/** Changes it as another device would. */
async function changeElsewhere(context: BrowserContext, origin: string, change: object) {
  await expect.poll(() => ownRecipes(context)).toHaveLength(1)
  const [{ id, revision, updatedAt: _, ...value }] = await ownRecipes(context)
  const answer = await context.request.post(`${origin}/api/own-recipes`, {
    headers: { origin },
    data: { changes: [{ id, baseRevision: revision, value: { ...value, ...change } }] },
  })
  expect(answer.ok()).toBe(true)
}

async function writeChili(page: Page) {
  await page.goto(BOX)
  await page.getByRole('button', { name: 'Write a recipe' }).click()
  await field(page, 'Name').fill('Aunt May’s chili')
  await field(page, 'Ingredients').fill('Chili:\n1 lb ground beef\n1 cup shredded cheddar\n1 jar zorblax')
  await field(page, 'Steps').fill('Brown the beef.\nStir in the rest.')
  await field(page, 'Notes').fill('Better the next day.')
}

test('the editor says of how many a serving is, and what an adult of the household gets, as the recipe does', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpForBox(context, baseURL ?? '')
  const family = { profileCompleted: true, adults: 2, kids: 2, kidAges: [4, 8], zipCode: '60601' }
  await save(context, baseURL ?? '', person, 'profile', family)
  await page.goto(BOX)
  await page.getByRole('button', { name: 'Write a recipe' }).click()
  await field(page, 'Name').fill('Plain chili')
  await page.getByLabel('Servings', { exact: true }).fill('2')
  await field(page, 'Ingredients').fill('1 lb ground beef\n1 cup shredded cheddar')
  await field(page, 'Steps').fill('Brown the beef.')
  const summary = page.getByRole('region', { name: 'One serving of 2' })
  const told = summary.getByText(/^Shared by age at your table, an adult’s serving is /)
  const [, price, calories] =
    /is (\$\d+\.\d\d) and ([\d,]+) calories/.exec((await told.textContent()) ?? '') ?? []
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await row(page, 'Plain chili').getByRole('button', { name: 'Plain chili', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Plain chili' })
  await expect(dialog.getByText('One adult’s serving')).toBeVisible()
  await expect(dialog).toContainText(`${price} per serving`)
  await expect(dialog).toContainText(`${calories} kcal`)
})

const reading = (page: Page, line: string) =>
  page.getByRole('region', { name: 'How we read it' }).getByRole('listitem').filter({ hasText: line })

test('a recipe is written, a line is tied, and it is saved, planned, deleted and put back @wide', async ({
  page,
  context,
  baseURL,
}) => {
  const consoleProblems = collectConsoleProblems(context)
  const person = await signUpForBox(context, baseURL ?? '')
  await writeChili(page)
  await expect(reading(page, '1 lb ground beef')).toContainText(/Ground beef.* · 1\slb · \$/i)
  await expect(reading(page, '1 cup shredded cheddar')).toContainText('Allergens: milk')
  const unknown = reading(page, '1 jar zorblax')
  await expect(unknown).toContainText('We do not know this food')
  await expect(page.getByText('1 ingredient not in this price')).toBeVisible()
  await expect(page.getByText(/no allergy or diet counts this recipe as safe/)).toBeVisible()
  await expectAccessible(page)
  await expectTouchTargets(page)
  await unknown.getByRole('textbox', { name: 'Which food is “1 jar zorblax”?' }).fill('salsa')
  await unknown.getByRole('button', { name: 'Salsa', exact: true }).click()
  await expect(unknown).toContainText(/^1 jar zorblaxSalsa · /)
  await expect(page.getByText('All ingredients are read.')).toBeVisible()
  await expect(page.getByText(/^At least|^\d+ calories/)).toBeVisible()
  const atDinner = page.getByRole('group', { name: 'For dinner it is' })
  await expect(atDinner.getByRole('radio', { name: 'Planner decides' })).toBeChecked()
  await atDinner.getByRole('radio', { name: 'A sandwich' }).check()
  await page.getByRole('button', { name: 'Save recipe' }).click()

  const saved = row(page, 'Aunt May’s chili')
  await expect(saved).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mine' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible()
  await expect
    .poll(() => ownRecipes(context))
    .toMatchObject([{ ties: { '1 jar zorblax': 'salsa' }, atDinner: 'sandwich' }])
  await saved.getByRole('button', { name: /^Put .* into the week$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Sat' }).check()
  await dialog.getByRole('button', { name: 'Put into the week' }).click()
  await expect
    .poll(async () => JSON.stringify(await stored(context, person, 'currentMealPlan')))
    .toContain('Aunt May’s chili')

  await saved.getByRole('button', { name: 'Aunt May’s chili', exact: true }).click()
  await expect(
    page.getByRole('dialog').getByRole('heading', { name: 'Chili', exact: true }).first(),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notes of the recipe' })).toContainText(
    'Better the next day.',
  )
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Change Aunt May’s chili' })).toBeFocused()
  await page.getByRole('button', { name: 'Delete recipe' }).click()
  await expect(page.getByText('Aunt May’s chili is deleted.')).toBeVisible()
  await expect(saved).toBeHidden()
  await page
    .getByRole('status')
    .filter({ hasText: 'is deleted' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(saved).toBeVisible()
  expect(consoleProblems).toEqual([])
})

test('foods added by hand are listed, changed, deleted and put back, by keyboard too', async ({
  page,
  context,
  baseURL,
}) => {
  const consoleProblems = collectConsoleProblems(context)
  const person = await signUpForBox(context, baseURL ?? '')
  await page.goto(BOX)
  await page.getByRole('button', { name: 'Your foods' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your foods' })
  await expect(dialog.getByText(/^Foods you add by hand appear here/)).toBeVisible()

  await dialog.getByRole('button', { name: 'Add a food' }).click()
  const add = page.getByRole('dialog', { name: 'Add a food' })
  await add.getByLabel('Name').fill('Aunt May’s sauce')
  await add.getByLabel('Size of the package').fill('24 oz jar')
  await add.getByLabel('Price').fill('4.99')
  await add.getByRole('button', { name: 'Save food' }).click()
  const sauce = dialog.getByRole('listitem').filter({ hasText: 'Aunt May’s sauce' })
  await expect(sauce).toContainText('24 oz jar · $4.99')
  await expect(sauce).toContainText('Not known: allergens and nutrition')
  await expectAccessible(page)
  for (const button of await dialog.getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(43.5)

  await sauce.getByRole('button', { name: 'Change food: Aunt May’s sauce' }).press('Enter')
  const change = page.getByRole('dialog', { name: 'Change Aunt May’s sauce' })
  // The dialog takes the focus after it opens; what is typed before would go where the focus goes.
  await expect(change.getByLabel('Name')).toBeFocused()
  await change.getByLabel('Price').fill('5.49')
  await change.getByLabel('Price').press('Enter')
  await expect(sauce).toContainText('$5.49')
  await expect
    .poll(() => stored(context, person, 'ownFoods'))
    .toMatchObject([{ name: 'Aunt May’s sauce', priceCents: 549 }])

  await sauce.getByRole('button', { name: 'Delete food: Aunt May’s sauce' }).press('Enter')
  await expect(sauce).toBeHidden()
  await expect.poll(() => stored(context, person, 'ownFoods')).toEqual([])
  await dialog
    .getByRole('status')
    .filter({ hasText: 'Aunt May’s sauce is deleted.' })
    .getByRole('button', { name: 'Undo' })
    .press('Enter')
  await expect(sauce).toContainText('$5.49')
  await expect.poll(() => stored(context, person, 'ownFoods')).toMatchObject([{ priceCents: 549 }])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Your foods' })).toBeFocused()
  expect(consoleProblems).toEqual([])
})

test('a food we do not know is added by hand, and what nobody said of it stays unknown @wide', async ({
  page,
  context,
  baseURL,
}) => {
  const consoleProblems = collectConsoleProblems(context)
  const person = await signUpForBox(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', {
    profileCompleted: true,
    adults: 2,
    zipCode: '60601',
    dietType: 'Vegetarian',
  })
  await writeChili(page)
  const line = reading(page, '1 jar zorblax')
  await line.getByRole('button', { name: 'Add “Zorblax” as a food' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a food' })
  await dialog.getByRole('button', { name: 'Save food' }).click()
  await expect(line).toContainText('Zorblax · no weight · not priced')
  await expect(line).toContainText('Not known: price, allergens, and nutrition')
  await expect(page.getByText(/^Nobody has read the label of Zorblax/)).toBeVisible()

  await line.getByRole('button', { name: 'Change food: Zorblax' }).click()
  const change = page.getByRole('dialog', { name: 'Change Zorblax' })
  await change.getByLabel('Size of the package').fill('a jar')
  await change.getByRole('button', { name: 'Save food' }).click()
  await expect(change.getByText('Enter a weight or volume, such as 24 oz.')).toBeVisible()
  await change.getByLabel('Size of the package').fill('24 oz jar')
  await change.getByLabel('Price').fill('4.99')
  await change.getByRole('radio', { name: 'I read the label' }).check()
  await change.getByRole('checkbox', { name: 'Soy' }).check()
  await change.getByRole('checkbox', { name: 'It fits our profile: Vegetarian' }).check()
  await expectAccessible(page)
  await expectTouchTargets(page)
  await change.getByRole('button', { name: 'Save food' }).click()
  await expect(line).toContainText('Zorblax · 1 1/2 lb · $4.99')
  await expect(line).toContainText('Allergens: soy')
  await expect(line).toContainText('Not known: nutrition')
  await expect
    .poll(() => stored(context, person, 'ownFoods'))
    .toMatchObject([{ name: 'Zorblax', priceCents: 499, contains: ['soy'], suits: ['Vegetarian'] }])

  await line.getByRole('button', { name: 'Change food: Zorblax' }).click()
  await change.getByRole('button', { name: 'Delete food' }).click()
  await expect(line).toContainText('We do not know this food')
  await expect.poll(() => stored(context, person, 'ownFoods')).toEqual([])
  const undo = page.getByRole('status').filter({ hasText: 'Zorblax is deleted.' })
  await undo.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toContainText('Zorblax · 1 1/2 lb · $4.99')
  await expect.poll(() => stored(context, person, 'ownFoods')).toMatchObject([{ priceCents: 499 }])
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(row(page, 'Aunt May’s chili')).toBeVisible()

  // It is found for other lines too.
  await page.getByRole('button', { name: 'Write a recipe' }).click()
  await field(page, 'Ingredients').fill('2 cups glimmer')
  const other = reading(page, '2 cups glimmer')
  await other.getByRole('textbox', { name: 'Which food is “2 cups glimmer”?' }).fill('zorb')
  await other.getByRole('button', { name: 'Zorblax (your food)' }).click()
  await expect(other).toContainText('Zorblax · no weight')
  expect(consoleProblems).toEqual([])
})

test('what words mean is remembered for all recipes, told, and forgotten on request', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpForBox(context, baseURL ?? '')
  await writeChili(page)
  const unknown = reading(page, '1 jar zorblax')
  await unknown.getByRole('textbox', { name: 'Which food is “1 jar zorblax”?' }).fill('salsa')
  await unknown.getByRole('button', { name: 'Salsa', exact: true }).click()
  await expect(page.getByText('All ingredients are read.')).toBeVisible()
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(row(page, 'Aunt May’s chili')).toBeVisible()
  await expect.poll(() => stored(context, person, 'lineTies')).toEqual({ zorblax: 'salsa' })

  // Another recipe, another amount; and one whose words name an allergen that salsa lacks.
  await page.getByRole('button', { name: 'Write a recipe' }).click()
  await field(page, 'Name').fill('Nachos')
  await field(page, 'Ingredients').fill('2 cups zorblax\n1 cup zorblax (with peanuts)')
  const known = reading(page, '2 cups zorblax')
  await expect(known).toContainText('Salsa · ')
  await expect(known).toContainText('As you said in another recipe')
  const offered = reading(page, '1 cup zorblax (with peanuts)')
  await expect(offered).toContainText('We do not know this food')
  await expect(offered).toContainText('You said Salsa in another recipe.')
  await expectAccessible(page)
  await expectTouchTargets(page)
  await offered.getByRole('button', { name: 'Use Salsa' }).click()
  await expect(offered).toContainText('Allergens: peanut')

  await known.getByRole('button', { name: 'Forget this for 2 cups zorblax' }).click()
  await expect(known).toContainText('We do not know this food')
  await expect.poll(() => stored(context, person, 'lineTies')).toEqual({})
  const undo = page.getByRole('status').filter({ hasText: 'Forgotten.' })
  await undo.getByRole('button', { name: 'Undo' }).click()
  await expect(known).toContainText('As you said in another recipe')
  await expect.poll(() => stored(context, person, 'lineTies')).toEqual({ zorblax: 'salsa' })
})

test('what is missing is said at its field, and what is typed is not lost by leaving', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpForBox(context, baseURL ?? '')
  await writeChili(page)
  await field(page, 'Name').fill('')
  await field(page, 'Total minutes').fill('soon')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  await field(page, 'Name').fill('Chili')
  await expect(page.getByText('Enter a number.')).toBeVisible()
  await field(page, 'Total minutes').fill('45')

  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep writing' }).click()
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(row(page, 'Chili')).toBeVisible()
})

test('a change made elsewhere is kept, and asked about where both changed the same', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpForBox(context, baseURL ?? '')
  await writeChili(page)
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await row(page, 'Aunt May’s chili').getByRole('button', { name: 'Aunt May’s chili', exact: true }).click()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await field(page, 'Servings').fill('8')
  await field(page, 'Notes').fill('Hot.')
  await changeElsewhere(context, baseURL ?? '', { servings: 6, tags: ['beans'] })
  await page.getByRole('button', { name: 'Save recipe' }).click()
  const both = { notes: ['Hot.'], tags: ['beans'] }
  await expect.poll(() => ownRecipes(context)).toMatchObject([{ ...both, servings: 8 }])
  await page.getByRole('button', { name: 'A change needs you' }).click()
  const change = page.getByRole('region', { name: 'Two changes of Aunt May’s chili' })
  await expect(change).toContainText('Somebody else changed the servings, too. Yours is saved;')
  await expectAccessible(page, '[role="dialog"]')
  await change.getByRole('button', { name: 'Use theirs' }).click()
  await expect.poll(() => ownRecipes(context)).toMatchObject([{ ...both, servings: 6 }])
  await expect(page.getByRole('button', { name: 'A change needs you' })).toBeHidden()
  await changeElsewhere(context, baseURL ?? '', { name: 'Uncle Ben’s chili' })
  await expect(row(page, 'Uncle Ben’s chili')).toBeVisible()
})

test('one of our recipes is copied with its foods, and changed', async ({ page, context, baseURL }) => {
  await signUpForBox(context, baseURL ?? '')
  await page.goto(`${BOX}&q=tuna+melt`)
  await row(page, 'Tuna melt').getByRole('button', { name: 'Tuna melt', exact: true }).click()
  await page.getByRole('button', { name: 'Copy and change' }).click()
  await expect(field(page, 'Name')).toHaveValue('My tuna melt')
  await expect(page.getByText('All ingredients are read.')).toBeVisible()
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(row(page, 'My tuna melt')).toBeVisible()
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', loadsAhead: true })

  test('own recipes are listed, found, opened and cooked without a network, and what changed comes after', async ({
    page,
    context,
    baseURL,
  }) => {
    const origin = baseURL ?? ''
    await signUpForBox(context, origin)
    await page.goto(`${BOX}&mine=1`)
    await expect(page.getByText('You have no recipes of your own yet.', { exact: false })).toBeVisible()
    await writeChili(page)
    await page.getByRole('button', { name: 'Save recipe' }).click()
    await expect.poll(() => ownRecipes(context)).toHaveLength(1)
    await expect(row(page, 'Aunt May’s chili')).not.toContainText('Not sent yet')
    await waitForServiceWorker(page)
    await context.setOffline(true)
    await page.goto(`${BOX}&mine=1`)
    await expect(row(page, 'Aunt May’s chili')).toBeVisible()
    await expect(page.getByText('as this device last saw them', { exact: false })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search recipes' }).fill('zorblx')
    await expect(row(page, 'Aunt May’s chili')).toBeVisible()
    await page.getByRole('button', { name: 'Aunt May’s chili', exact: true }).click()
    const recipe = page.getByRole('dialog')
    await expect(recipe.getByText('1 lb ground beef')).toBeVisible()
    await recipe.getByRole('button', { name: 'Start cooking' }).click()
    await page.getByRole('button', { name: 'First step' }).click()
    await expect(page.getByText('Brown the beef.').first()).toBeVisible()
    // Before it is online again: the page asks for changes as soon as it can.
    await changeElsewhere(context, origin, { name: 'Uncle Ben’s chili' })
    const asked = page.waitForRequest((request) => request.url().includes('/api/own-recipes?since='))
    await context.setOffline(false)
    await page.goto(`${BOX}&mine=1`)
    expect(new URL((await asked).url()).searchParams.get('since')).toBe('1')
    await expect(row(page, 'Uncle Ben’s chili')).toBeVisible()
  })

  test('recipes are written, changed and deleted without a network, and another browser has them once they are sent', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    test.slow()
    const origin = baseURL ?? ''
    const person = await signUpForBox(context, origin)
    const draft = { meals: ['dinner'], servings: 4, lines: [{ text: '1 lb ground beef' }] }
    for (const name of ['Beef stew', 'Beef soup'])
      await context.request.post('/api/recipes', {
        headers: { origin },
        data: { recipe: { name, ...draft } },
      })
    await page.goto(`${BOX}&mine=1`)
    await expect(row(page, 'Beef stew').getByText('per serving', { exact: true })).toBeVisible()
    await waitForServiceWorker(page)
    await context.setOffline(true)

    await writeChili(page)
    await page.getByRole('button', { name: 'Save recipe' }).click()
    await expect(row(page, 'Aunt May’s chili')).toContainText('Not sent yet')
    await row(page, 'Beef stew').getByRole('button', { name: 'Beef stew', exact: true }).click()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await field(page, 'Ingredients').fill('2 lb ground beef')
    await page.getByRole('button', { name: 'Save recipe' }).click()
    await row(page, 'Beef soup').getByRole('button', { name: 'Beef soup', exact: true }).click()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await page.getByRole('button', { name: 'Delete recipe' }).click()
    await expect(row(page, 'Beef soup')).toBeHidden()

    await page.goto(`${BOX}&mine=1`)
    await expect(page.getByText('2 recipes', { exact: true })).toBeVisible()
    await expect(row(page, 'Beef stew')).toContainText('Not sent yet')
    await expect(row(page, 'Beef stew')).not.toContainText('per serving')
    await row(page, 'Aunt May’s chili').getByRole('button', { name: 'Aunt May’s chili', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Aunt May’s chili' })
    await expect(dialog).toContainText('Not sent yet. Price and nutrition come when it is sent.')
    await expect(dialog.getByText('1 lb ground beef')).toBeVisible()
    await expect(dialog).not.toContainText('$')
    await expectAccessible(page, '[role="dialog"]')
    await page.keyboard.press('Escape')
    await signOut(page)
    const unsent = page.getByRole('dialog', { name: 'Sign out with unsent changes?' })
    await expect(unsent).toContainText('changes are in this browser only')
    const download = page.waitForEvent('download')
    await unsent.getByRole('button', { name: 'Save to a file' }).click()
    const { commands } = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(commands).toMatchObject([
      { value: { name: 'Aunt May’s chili' } },
      { value: { lines: [{ text: '2 lb ground beef' }] } },
      { base: { value: { name: 'Beef soup' } }, value: null },
    ])
    await unsent.getByRole('button', { name: 'Cancel' }).click()

    await context.setOffline(false)
    await expect(page.getByText('Not sent yet')).toHaveCount(0)
    await expect(row(page, 'Beef stew').getByText('per serving', { exact: true })).toBeVisible()
    const other = await browser.newContext({ baseURL: origin })
    await signIn(other, origin, person)
    const otherPage = await other.newPage()
    await otherPage.goto(`${BOX}&mine=1`)
    await expect(otherPage.getByText('2 recipes', { exact: true })).toBeVisible()
    await row(otherPage, 'Beef stew').getByRole('button', { name: 'Beef stew', exact: true }).click()
    // Two pounds for four, at a table of two.
    await expect(otherPage.getByRole('dialog')).toContainText('1 lb ground beef')
    expect((await ownRecipes(other)).map(({ name }: { name: string }) => name).toSorted()).toEqual([
      'Aunt May’s chili',
      'Beef stew',
    ])
    await other.close()
  })
})

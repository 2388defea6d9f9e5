import { expect, type Page } from '@playwright/test'
import { drawPrint } from '../apps/server/src/testing/draw-print.ts'
import { expectAccessible } from './accessibility-steps.ts'
import { sampleWeek, setCustomMeal, showDay } from './meal-plan-steps.ts'
import { addItem, openPantry, row } from './pantry-steps.ts'
import { save, signUpWithProfile } from './people.ts'
import { card, openRecipe, signUpWithRecipes } from './recipes-steps.ts'
import { LIST, openShoppingList } from './shopping-steps.ts'
import { test } from './test.ts'

const PEANUTS = { profileCompleted: true, adults: 2, allergies: ['peanut'] }
const WARNING = 'Not for your household: it is ruled out by your profile (Peanuts).'
const MADE_BESIDE_NUTS = 'Often made on equipment shared with nuts: check the label.'
const line = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('a typed line of the list says that it is not for the household, in the store too', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', PEANUTS)
  await openShoppingList(page, context, baseURL ?? '', person, { ...LIST, weeklyBudget: 40 })
  await page.getByLabel('Add an item').fill('jar of peanut butter')
  await page.keyboard.press('Enter')
  await expect(line(page, 'eanut butter').filter({ hasText: WARNING })).toBeVisible()
  await expect(page.getByText('Not for your household')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start shopping' }).click()
  await expect(line(page, 'eanut butter').filter({ hasText: WARNING })).toBeVisible()
})

test('a package of a kind that is made beside nuts says so on the list of who is allergic to them, in the store too', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  const shelf = [
    { ...LIST.sections[0]?.items[0], name: 'Granola', foodId: 'granola' },
    { ...LIST.sections[0]?.items[0], name: 'White rice', foodId: 'white-rice' },
  ]
  const list = { ...LIST, sections: [{ category: 'Breakfast', items: shelf }] }
  await openShoppingList(page, context, baseURL ?? '', person, list)
  await expect(page.getByText('Granola').first()).toBeVisible()
  await expect(page.getByText(MADE_BESIDE_NUTS)).toHaveCount(0)
  await save(context, baseURL ?? '', person, 'profile', PEANUTS)
  await page.reload()
  await expect(line(page, 'Granola').filter({ hasText: MADE_BESIDE_NUTS })).toBeVisible()
  await expect(page.getByText(MADE_BESIDE_NUTS)).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start shopping' }).click()
  await expect(line(page, 'Granola').filter({ hasText: MADE_BESIDE_NUTS })).toBeVisible()
})

test('a diagnosis marks what is on the list', async ({ page, context, baseURL }) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  const bread = { ...LIST.sections[0]?.items[0], name: 'White bread', foodId: 'white-bread' }
  const list = {
    ...LIST,
    sections: [...LIST.sections, { category: 'Bakery', items: [bread] }],
    tips: [
      {
        code: 'compare-prices',
        foodIds: ['white-bread'],
        food: 'White bread',
        costCents: 148,
        lowCents: 104,
      },
    ],
    report: { warnings: [], fromPantry: [{ name: 'Spaghetti', grams: 200 }] },
  }
  await openShoppingList(page, context, baseURL ?? '', person, list)
  await expect(page.getByText('Not for your household')).toHaveCount(0)
  const tips = page.getByRole('heading', { name: 'Money Saving Tips' })
  await expect(tips).toBeVisible()
  await expect(line(page, 'Compare prices of white bread')).toBeVisible()
  const celiac = { ...PEANUTS, allergies: [], dietaryRestrictions: ['celiac disease'] }
  await save(context, baseURL ?? '', person, 'profile', celiac)
  await page.reload()
  // Until the profile of the other device is here, the tip about white bread is.
  const onList = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: /White bread/ }) })
  await expect(onList).toContainText('Not for your household')
  await expect(line(page, 'Spaghetti')).toContainText('Not for your household')
  await expect(tips).toBeHidden()
})

test('the pantry, a receipt and an unknown barcode say it', async ({ context, baseURL }) => {
  test.slow()
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', PEANUTS)
  const page = await openPantry(context)
  await addItem(page, 'Jif Creamy Peanut Butter', 'Other', '1 jar')
  await expect(row(page, 'Jif Creamy Peanut Butter')).toContainText(WARNING)
  await expectAccessible(page)

  // What was known stays known while the server does not answer.
  const question = '**/api/foods/unsuitable'
  await page.route(question, (route) => route.fulfill({ status: 503 }))
  const failed = page.waitForResponse(question)
  await page.reload()
  expect((await failed).status()).toBe(503)
  await expect(row(page, 'Jif Creamy Peanut Butter')).toContainText(WARNING)
  await page.unroute(question)

  await page.getByRole('button', { name: 'Scan Barcode' }).click()
  const scanner = page.getByRole('dialog', { name: 'Scan Barcode' })
  await scanner.getByLabel('Type the code').fill('5449000000996')
  await page.keyboard.press('Enter')
  await scanner.getByLabel('Item name').fill('Crunchy peanut butter')
  await expect(scanner.getByRole('alert')).toContainText('It is ruled out by your profile (Peanuts).')
  await scanner.getByRole('button', { name: 'Do not add' }).click()
  await scanner.getByRole('button', { name: 'Close Scanner' }).click()

  await page.getByRole('button', { name: 'Photo Scan', exact: true }).click()
  const panel = page.getByRole('region', { name: 'Photo Scan' })
  const buffer = await drawPrint(
    ['SHOP AND GO', 'JIF PNUT BTR 16OZ  3.48 F', 'GV WHL MLK 1GAL    3.48 F', 'TOTAL   6.96'],
    {
      font: 'Sans Mono',
    },
  )
  await panel.locator('input[type=file]').setInputFiles({ name: 'r.jpg', mimeType: 'image/jpeg', buffer })
  await expect(panel.getByText(WARNING)).toHaveCount(1, { timeout: 60_000 })
})

test('a recipe says which ingredient it is', async ({ page, context, baseURL }) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', PEANUTS)
  const name = 'House noodles'
  const noodles = {
    name,
    ingredients: ['4 tbsp peanut butter', '8 oz spaghetti'],
    servings: 4,
    estimatedCost: 1.2,
    cookingTime: 20,
    isCustom: true,
  }
  const days = sampleWeek().days.map(({ day }) => ({ day, meals: { dinner: noodles } }))
  await save(context, baseURL ?? '', person, 'currentMealPlan', { ...sampleWeek(), days })
  await page.goto('/dashboard?tab=recipes')
  await expect(card(page, name, 'Monday dinner')).toContainText('Does not suit')
  const dialog = await openRecipe(page, name, 'Monday dinner')
  await expect(dialog.getByText(WARNING)).toHaveCount(1)
  await expect(dialog.getByRole('alert')).toContainText(/peanut butter is ruled out by your profile/)
  await expectAccessible(page)
})

test('a typed meal is judged as it is made', async ({ page, context, baseURL }) => {
  const person = await signUpWithRecipes(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', PEANUTS)
  await page.goto('/dashboard')
  await showDay(page, 'Saturday')
  await setCustomMeal(page, 'Saturday lunch')
  await page.getByLabel('Meal name').fill('peanut butter and jelly sandwich')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/sunflower/i).first()).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Set meal' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep only the name' }).click()
  await expect(dialog.getByRole('alert')).toContainText('It is ruled out by your profile (Peanuts).')
  await dialog.getByRole('button', { name: 'Set it anyway' }).click()

  const reason = /peanut butter and jelly sandwich is ruled out by your profile \(Peanuts\)/i
  await expect(page.getByRole('alert').filter({ hasText: reason })).toBeVisible()
  const planned = page.getByRole('article', { name: 'peanut butter and jelly sandwich' })
  await expect(planned).toContainText('Does not suit')
  await planned
    .getByRole('button', { name: /peanut butter and jelly sandwich/ })
    .first()
    .click()
  await expect(dialog.getByRole('alert')).toContainText(reason)
  await page.keyboard.press('Escape')
  await page.goto('/dashboard?tab=recipes')
  await expect(card(page, 'peanut butter and jelly sandwich', 'Saturday lunch')).toContainText(
    'Does not suit',
  )
  const recipe = await openRecipe(page, 'peanut butter and jelly sandwich', 'Saturday lunch')
  await expect(recipe.getByRole('alert')).toContainText(reason)
})

test('a typed plate names the food that is really in it', async ({ page, context, baseURL }) => {
  const person = await signUpWithRecipes(context, baseURL ?? '')
  const celiac = { ...PEANUTS, allergies: [], dietaryRestrictions: ['celiac disease'] }
  await save(context, baseURL ?? '', person, 'profile', celiac)
  await page.goto('/dashboard')
  const saturday = await showDay(page, 'Saturday')
  await setCustomMeal(page, 'Saturday lunch')
  await page.getByLabel('Meal name').fill('grilled cheese sandwich and beer')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText(/^It seems to contain beer, which is ruled out/)
  await dialog.getByRole('button', { name: 'Set it anyway' }).click()
  const plate = 'Gluten-free grilled cheese sandwich with beer'
  await expect(saturday.getByRole('article', { name: plate })).toContainText('Does not suit')
  await expect(page.getByRole('alert').filter({ hasText: plate })).toContainText(/: .*beer is ruled out/i)
})

test('a dish planned before a diagnosis has one price on its recipe, of the dish as it is made now', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', PEANUTS)
  const dinner = { name: 'PB&J', recipeId: 'pb-j', servingsPerAdult: 1, estimatedCost: 0.11 }
  const days = sampleWeek().days.map(({ day }) => ({ day, meals: { dinner } }))
  await save(context, baseURL ?? '', person, 'currentMealPlan', { ...sampleWeek(), days })
  await page.goto('/dashboard?tab=recipes')
  const dialog = await openRecipe(page, 'PB&J', 'Saturday dinner')
  await expect(
    dialog.getByText('This recipe and its figures are for the dish as it is made now.'),
  ).toBeVisible()
  const figures = dialog.getByText(/^One adult’s serving as it is made now; /)
  await expect(figures).toBeVisible()
  const [, both = ''] = /now; \$(\d+\.\d\d) for both\./.exec((await figures.textContent()) ?? '') ?? []
  const [, each = ''] = /\$(\d+\.\d\d) per serving/.exec((await dialog.textContent()) ?? '') ?? []
  expect(Number(each)).toBeGreaterThan(0.3)
  expect(Math.abs(Number(both) - 2 * Number(each))).toBeLessThan(0.015)
})

test('an own recipe says it while it is written, and its row once it is saved', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithRecipes(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', { ...PEANUTS, dietaryRestrictions: ['tree nuts'] })
  await page.goto('/dashboard?tab=recipes&view=all&write=new')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Satay')
  await page
    .getByRole('textbox', { name: 'Ingredients', exact: true })
    .fill('1 lb chicken thighs\n1/2 cup peanut butter\nchopped peanuts, chopped cashews')
  await page.getByRole('textbox', { name: 'Steps', exact: true }).fill('Simmer.')
  const reading = page.getByRole('region', { name: 'How we read it' })
  await expect(line(page, 'peanut butter').getByText(WARNING)).toBeVisible()
  await expect(
    line(page, 'chopped cashews').getByText(
      /^Not for your household: it is ruled out by your profile \(.* and /,
    ),
  ).toBeVisible()
  await expect(reading.getByText('Not for your household')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save recipe' }).click()
  const saved = page.getByRole('article', { name: 'Recipe: Satay', exact: true })
  await expect(saved).toContainText('Not for you:')
  await expect(page.getByText('No recipes match.')).toHaveCount(0)
})

test('the foods that a quick meal starts from say it', async ({ page, context, baseURL }) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', PEANUTS)
  const items = ['Jif Creamy Peanut Butter', 'White rice'].map((name, at) => ({
    id: `item-${at}`,
    name,
    quantity: '1 jar',
    category: 'Other',
  }))
  await save(context, baseURL ?? '', person, 'pantry', items)
  await page.goto('/dashboard?tab=quick-meal')
  await expect(
    page.getByText(
      'Not for your household: Jif Creamy Peanut Butter is ruled out by your profile (Peanuts).',
    ),
  ).toBeVisible()
  await expect(page.getByText('Not for your household')).toHaveCount(1)
})

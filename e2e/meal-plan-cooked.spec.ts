import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility-steps.ts'
import { collectConsoleProblems } from './console-problems.ts'
import { sampleWeek, showDay, thisWeek } from './meal-plan-steps.ts'
import { save, signUpWithProfile, stored } from './people.ts'
import { test } from './test.ts'

const RECIPE = {
  name: 'Banana oat pancakes',
  ingredients: [
    { name: 'Rolled oats', foodId: 'oats', amount: 2, unit: 'cup', grams: 160, text: '2 cups rolled oats' },
    { name: 'Egg', foodId: 'egg', amount: 3, unit: 'each', grams: 150, text: '3 eggs' },
    { name: 'Banana', foodId: 'banana', amount: 2, unit: 'each', grams: 230, text: '2 bananas' },
  ],
  instructions: ['Mash, mix and fry.'],
}
const PANTRY = [
  { id: 'e', name: 'Large eggs', foodId: 'egg', quantity: '12 items', category: 'Dairy' },
  { id: 'b', name: 'Bananas', foodId: 'banana', quantity: '2 items', category: 'Produce' },
  { id: 'o', name: 'Oats', foodId: 'oats', quantity: '1 box', category: 'Grains' },
  { id: 'm', name: 'Milk', quantity: '1 gallon', category: 'Dairy' },
]

test('a cooked meal takes its ingredients out of the pantry, and Undo puts them back', async ({
  page,
  context,
  baseURL,
}) => {
  const consoleProblems = collectConsoleProblems(context)
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'currentMealPlan', sampleWeek())
  await save(context, baseURL ?? '', person, 'recipesCache', { [RECIPE.name]: RECIPE })
  await save(context, baseURL ?? '', person, 'pantry', PANTRY)
  await page.goto('/dashboard')
  const sunday = await showDay(page, 'Sunday')
  const cooked = sunday.getByRole('button', { name: 'Cooked: Banana oat pancakes' })
  await cooked.click()
  const question = page.getByRole('dialog', { name: 'Cooked it?' })
  await expect(question).toContainText(
    'Mark Banana oat pancakes as cooked? This will remove ingredients from your pantry.',
  )
  await question.getByRole('button', { name: 'Mark as cooked' }).click()

  const done = page.getByRole('dialog', { name: 'Marked as cooked' })
  await expect(done.getByRole('listitem').filter({ hasText: 'Large eggs' })).toContainText('12, now 9')
  await expect(done.getByRole('listitem').filter({ hasText: 'Bananas' })).toContainText('2, used up')
  await expect(done).toContainText('We cannot tell how much of these you used.')
  await expect(done.getByRole('listitem').filter({ hasText: 'Oats' })).toContainText('1 box')
  await expectAccessible(page)
  await done.getByRole('button', { name: 'Done' }).click()
  await expect(cooked).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(() => stored(context, person, 'cookingHistory'))
    .toMatchObject([{ meal: RECIPE.name, mealType: 'breakfast', plannedFor: thisWeek() }])

  await cooked.click()
  await expect(question).toContainText('You already marked it as cooked.')
  await question.getByRole('button', { name: 'Mark as cooked' }).click()
  await expect(done).toContainText('9, now 6')
  await done.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('your pantry is back to what it was')).toBeVisible()
  await expect
    .poll(() => stored(context, person, 'pantry'))
    .toMatchObject([{ quantity: '9 items' }, { quantity: '1 box' }, { quantity: '1 gallon' }])
  expect(consoleProblems).toEqual([])
})

test('a meal without a recipe can be marked as cooked and leaves the pantry unchanged', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'currentMealPlan', sampleWeek())
  await save(context, baseURL ?? '', person, 'pantry', PANTRY)
  await page.route('**/api/ai/recipe', (route) => route.abort())
  await page.goto('/dashboard')
  const monday = await showDay(page, 'Monday')
  await monday.getByRole('button', { name: 'Cooked: Peanut butter oatmeal' }).click()
  const question = page.getByRole('dialog', { name: 'Cooked it?' })
  await question.getByRole('button', { name: 'Mark as cooked' }).click()
  await expect(question.getByRole('alert')).toContainText('Failed to load recipe: We cannot reach Pennyplate')
  await question.getByRole('button', { name: 'Mark as cooked, keep the pantry as is' }).click()
  await expect(page.getByRole('dialog', { name: 'Marked as cooked' })).toContainText('nothing was removed')
  await expect.poll(() => stored(context, person, 'cookingHistory')).toHaveLength(1)
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()
  expect(await stored(context, person, 'pantry')).toEqual(PANTRY)
})

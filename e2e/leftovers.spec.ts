import { type BrowserContext, expect, type Page } from '@playwright/test'
import { asLeftover } from '../packages/domain/src/week/leftovers.ts'
import { expectAccessible } from './accessibility-steps.ts'
import { MOUSE } from './hands.ts'
import { sampleWeek, showDay } from './meal-plan-steps.ts'
import { save, signUpWithProfile, stored } from './people.ts'
import { test } from './test.ts'
import { changeToast, mealOn, replaceBySearch, skip } from './week-steps.ts'

const PANTRY = [
  { id: 'b', name: 'Ground beef', foodId: 'ground-beef-80', quantity: '10 lb', category: 'Meat' },
  { id: 'c', name: 'Chili', quantity: '1 lb', category: 'Deli' },
]

/** Chili for Sunday's dinner, and what is left of it for Monday's lunch. */
function weekOfChili() {
  const { days, ...week } = sampleWeek()
  const chili = {
    name: 'Chili',
    recipeId: 'chili',
    servingsPerAdult: 1,
    estimatedCost: 2.1,
    cookingTime: 60,
    keepsDays: 4,
    nutrition: { calories: 520, protein: 34, carbs: 40, fat: 22 },
  }
  return {
    ...week,
    days: days.map((day, index) => {
      if (index === 0) return { ...day, meals: { ...day.meals, dinner: { ...chili, sittings: 2 } } }
      return index === 1 ? { ...day, meals: { ...day.meals, lunch: asLeftover(chili) } } : day
    }),
  }
}

const LEFTOVERS = 'Leftovers: Chili'

async function openWeekOfChili(page: Page, context: BrowserContext, baseURL: string) {
  const person = await signUpWithProfile(context, baseURL)
  await save(context, baseURL, person, 'profile', { profileCompleted: true, adults: 2 })
  await save(context, baseURL, person, 'currentMealPlan', weekOfChili())
  await page.goto('/dashboard')
  return { page, hand: MOUSE }
}

async function openRecipe(page: Page, place: string, meal: string) {
  await page.goto('/dashboard?tab=recipes')
  const card = page.getByRole('article', { name: new RegExp(`^Recipe: ${meal}, ${place}`) })
  await card.getByRole('button', { name: meal, exact: true }).click()
  return page.getByRole('dialog', { name: meal, exact: true })
}

test('leftovers are cooked with their meal and only reheated', async ({ page, context, baseURL }) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', { profileCompleted: true, adults: 2 })
  await save(context, baseURL ?? '', person, 'currentMealPlan', weekOfChili())
  await save(context, baseURL ?? '', person, 'pantry', PANTRY)
  await page.goto('/dashboard')
  const monday = await showDay(page, 'Monday')
  const lunch = monday.getByRole('article', { name: LEFTOVERS })
  await expect(lunch).toContainText('5 min')
  await lunch.getByRole('button', { name: `${LEFTOVERS}, details` }).click()
  await expect(page.getByRole('dialog')).toContainText('Cooked earlier this week: reheat it.')
  await expectAccessible(page)

  const reheating = await openRecipe(page, 'Monday', LEFTOVERS)
  await expect(reheating).toContainText('Chili, left over')
  await reheating.getByRole('button', { name: `Cooked: ${LEFTOVERS}` }).click()
  const question = page.getByRole('dialog', { name: 'Cooked it?' })
  await question.getByRole('button', { name: 'Mark as cooked' }).click()
  await expect(page.getByRole('dialog', { name: 'Marked as cooked' })).toContainText('pantry')
  expect(await stored(context, person, 'pantry')).toMatchObject([{ quantity: '10 lb' }, { quantity: '1 lb' }])

  const cooking = await openRecipe(page, 'Sunday', 'Chili')
  await expect(cooking.getByRole('group', { name: 'Servings' })).toContainText('4')
  await expect(cooking).toContainText('Cooked for 2 at Sunday dinner and 2 at Monday lunch.')
  await expect(cooking).toContainText(/1 lb ground beef/)
})

test('a dish put over one that leaves leftovers says that they change with it', async ({
  page,
  context,
  baseURL,
}) => {
  const week = await openWeekOfChili(page, context, baseURL ?? '')
  await replaceBySearch(week, 'Sunday dinner', 'beef stew', 'Beef stew')
  await expect(changeToast(page)).toContainText('Its leftovers later in the week have changed with it.')
  await expect(await mealOn(week, 'Monday', 'Leftovers: Beef stew')).toBeVisible()
})

test('a dinner that is skipped says which leftovers are cooked instead', async ({
  page,
  context,
  baseURL,
}) => {
  const week = await openWeekOfChili(page, context, baseURL ?? '')
  await skip(week, 'Sunday dinner')
  await expect(changeToast(page)).toContainText(
    'Nothing is left for Monday lunch now, so Chili is cooked then (1 hr',
  )
  await expect(await mealOn(week, 'Monday', 'Chili')).toBeVisible()
})

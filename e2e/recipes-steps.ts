import { type BrowserContext, expect, type Page } from '@playwright/test'
import { difficultyOf } from '../packages/domain/src/recipe/recipe.ts'
import { DAY_NAMES } from '../packages/domain/src/week/week-days.ts'
import { thisWeek } from './meal-plan-steps.ts'
import { save, signUpWithProfile } from './people.ts'

const meal = (name: string, dollars: number, minutes: number, calories: number, illustration: string) => ({
  name,
  estimatedCost: dollars,
  cookingTime: minutes,
  difficulty: difficultyOf(minutes),
  nutrition: { calories, protein: 22, carbs: 61, fat: null },
  illustration,
})

export const RICE = 'Lemon rice with peanuts'
export const SKILLET = 'Chicken and cabbage egg noodle skillet'
export const OWN_DISH = "Grandma's chicken noodle soup"

/** Two dishes from our recipes each day, except Monday's dinner, which has no recipe. */
function weekOfRecipes(skilletId?: string) {
  const rice = meal(RICE, 0.71, 30, 520, 'cooked-rice')
  const skillet = {
    ...meal(SKILLET, 1.9, 30, 560, 'shallow-pan-of-food'),
    ...(skilletId === undefined ? {} : { recipeId: skilletId }),
  }
  return {
    days: DAY_NAMES.map((day, index) => ({
      day,
      meals: { lunch: rice, dinner: index === 1 ? meal(OWN_DISH, 2, 40, 480, 'pot-of-food') : skillet },
    })),
    weekStartDate: thisWeek(),
  }
}

/** A household of two with that week as its plan. Meals of old weeks have no ids; the skillet may have one. */
export async function signUpWithRecipes(context: BrowserContext, origin: string, skilletId?: string) {
  const person = await signUpWithProfile(context, origin)
  await save(context, origin, person, 'profile', { profileCompleted: true, adults: 2 })
  await save(context, origin, person, 'currentMealPlan', weekOfRecipes(skilletId))
  return person
}

export const card = (page: Page, meal: string, place: string) =>
  page.getByRole('article', { name: `Recipe: ${meal}, ${place}` })

export async function openRecipe(page: Page, meal: string, place: string) {
  await card(page, meal, place).getByRole('button', { name: meal, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: meal })
  await expect(dialog.getByRole('heading', { name: 'Instructions' })).toBeVisible()
  return dialog
}

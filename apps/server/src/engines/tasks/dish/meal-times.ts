import type { FormIngredient, RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import type { PlannedMeal } from '@pennyplate/contract/ai/meal'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import type { CompleteProfile } from '@pennyplate/domain/profile/profile'
import { batchMinutes } from '@pennyplate/domain/recipe/batch-minutes'
import type { Ahead } from '@pennyplate/domain/recipe/plate'
import { waitingMinutes } from '@pennyplate/domain/recipe/recipe'

type MealTimes = Pick<PlannedMeal, 'cookingTime' | 'activeMinutes' | 'waitingMinutes' | 'ahead'>

/**
 * How long `factor` times the dish takes by the household's method, and what is done the evening before. Further batches are
 * waits: they ask for little work, and no dish is harder because more people eat it.
 */
export function mealTimes(form: RecipeForm, factor: number): MealTimes {
  const { recipe } = form
  const waiting = waitingMinutes(recipe) + batchMinutes(recipe, factor)
  return {
    cookingTime: recipe.totalMinutes,
    activeMinutes: recipe.activeMinutes,
    ...(waiting > 0 ? { waitingMinutes: waiting } : {}),
    ...(recipe.ahead ? aheadOf(recipe.ahead, form) : {}),
  }
}

/**
 * The times of one meal, and for Weekly Meal Prep what further rounds add when the dish is cooked for several.
 */
export function plannedTimes(
  form: RecipeForm,
  factor: number,
  { prepStyle }: Pick<CompleteProfile, 'prepStyle'>,
): MealTimes & Pick<PlannedMeal, 'roundMinutes'> {
  const times = mealTimes(form, factor)
  if (prepStyle !== 'Weekly Meal Prep') return times
  const roundMinutes = Array.from({ length: DAYS_PER_PLAN }, (_, meals) =>
    batchMinutes(form.recipe, factor * (meals + 1)),
  )
  return { ...times, ...(roundMinutes.some((minutes) => minutes > 0) ? { roundMinutes } : {}) }
}

/** Nothing is soaked or thawed where a variant has no such food. */
function aheadOf(ahead: Ahead, { ingredients }: RecipeForm): Pick<MealTimes, 'ahead'> {
  const isOfFood = ahead.task === 'soak' || ahead.task === 'thaw'
  if (!isOfFood) return { ahead: { ...ahead } }
  const found = ahead.task === 'soak' ? ingredients.find(isDryPulse) : thawedOf(ingredients)
  return found ? { ahead: { ...ahead, food: found.food.name } } : {}
}

function isDryPulse({ food }: FormIngredient): boolean {
  return /^dry\b/i.test(food.name)
}

/** What is said to be thawed, else the fish or meat, else what is sold frozen. */
function thawedOf(ingredients: readonly FormIngredient[]): FormIngredient | undefined {
  return (
    ingredients.find(({ preparation }) => /\bthawed\b/.test(preparation)) ??
    ingredients.find(({ food }) => food.aisle === 'seafood') ??
    ingredients.find(({ food }) => food.category === 'Meat') ??
    ingredients.find(({ food }) => food.category === 'Frozen')
  )
}

import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import { cachedRecipeKey } from '@pennyplate/domain/recipe/cached-recipe'
import { basisOfMeal } from '@pennyplate/domain/recipe/recipe-basis'
import { everySlot, mealAt } from '@pennyplate/domain/week/meal-plan'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { dishesOf } from '@pennyplate/domain/week/week-plate'

/** A meal, or a side of one. */
export type StoredDish = WeekMeal | NonNullable<WeekMeal['sides']>[number]
type StoredRecipes = DocumentValue<'recipesCache'>

/** About half a megabyte; the store takes one megabyte. */
const MAX_RECIPES = 120

/** The different dishes of a week: its meals and their sides. */
export function mealsOf(plan: WeekPlan): StoredDish[] {
  const meals = everySlot<WeekMeal>(plan).flatMap((slot) => {
    const meal = mealAt<WeekMeal>(plan, slot)
    return meal && !meal.place ? dishesOf<WeekMeal>(meal) : []
  })
  return [...new Map(meals.map((meal) => [meal.name, meal])).values()]
}

/** Whether a cached recipe was written for the current profile and as many meals. One without a basis always counts. */
export function isCurrent(
  recipe: Readonly<Record<string, unknown>> | undefined,
  basis: string,
  dish: StoredDish,
): boolean {
  if (recipe === undefined) return false
  return typeof recipe.basis !== 'string' || recipe.basis === basisOfMeal(basis, dish)
}

/** Adds recipes to the cache. The oldest are dropped to make room, but never those of this week. */
export function withRecipes(
  known: StoredRecipes,
  found: Readonly<StoredRecipes>,
  meals: readonly StoredDish[],
): StoredRecipes {
  const week = meals.map((meal) => cachedRecipeKey(known, meal))
  const all: StoredRecipes = { ...known, ...found }
  const others = Object.keys(all).filter((name) => !week.includes(name) && !Object.hasOwn(found, name))
  const tooMany = Math.max(0, Object.keys(all).length - MAX_RECIPES)
  const dropped = new Set(others.slice(0, tooMany))
  return Object.fromEntries(Object.entries(all).filter(([name]) => !dropped.has(name)))
}

import { everySlot, mealAt } from '@pennyplate/domain/meal-plan'
import { ApiError } from '../../lib/api-error.ts'
import type { JsonRecord } from '../../lib/json-reader.ts'
import type { StoredMeal, StoredPlan } from './stored-plan.ts'

const AT_ONCE = 2

/** The meals of a week that have no recipe yet, each once. */
export function mealsToFetch(plan: StoredPlan, known: Readonly<Record<string, unknown>>): StoredMeal[] {
  const meals = everySlot<StoredMeal>(plan).flatMap((slot) => mealAt<StoredMeal>(plan, slot) ?? [])
  const byName = new Map(meals.map((meal) => [meal.name, meal]))
  return [...byName.values()].filter(({ name }) => !Object.hasOwn(known, name))
}

/**
 * Fetches the recipes of an accepted week, a few at a time, and hands over what came. One that fails is left out: the
 * Recipes tab asks again when it is opened.
 */
export async function prefetchRecipes(
  meals: readonly StoredMeal[],
  fetchRecipe: (meal: StoredMeal) => Promise<JsonRecord>,
): Promise<Record<string, JsonRecord>> {
  const found: Record<string, JsonRecord> = {}
  const waiting = [...meals]
  async function work() {
    for (let meal = waiting.shift(); meal; meal = waiting.shift()) {
      try {
        found[meal.name] = await fetchRecipe(meal)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return found
}

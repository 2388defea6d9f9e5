import type { DocumentValue } from '@pennyplate/contract/documents/document-schemas'
import type { MealDocument } from '@pennyplate/contract/documents/meal-plan'
import { everySlot, mealAt } from '@pennyplate/domain/meal-plan/meal-plan'
import { type JsonRecord, stringAt } from '../../lib/json-reader.ts'

type StoredPlan = DocumentValue<'currentMealPlan'>
type StoredRecipes = DocumentValue<'recipesCache'>

/** About half a megabyte at the size of ours: the store takes one. */
const RECIPES_AT_MOST = 120

/** The meals of a week, each once. */
export function mealsOf(plan: StoredPlan): MealDocument[] {
  const meals = everySlot<MealDocument>(plan).flatMap((slot) => mealAt<MealDocument>(plan, slot) ?? [])
  return [...new Map(meals.map((meal) => [meal.name, meal])).values()]
}

/** Whether a kept recipe is for these people; one that does not say for whom it was written is. */
export function isFor(recipe: JsonRecord | undefined, basis: string): boolean {
  if (recipe === undefined) return false
  const own = stringAt(recipe, 'basis')
  return own === undefined || own === basis
}

/** The kept recipes and some more; the ones kept longest make room, but never those of this week. */
export function withRecipes(
  known: StoredRecipes,
  found: Readonly<Record<string, JsonRecord>>,
  week: readonly string[],
): StoredRecipes {
  // Checked by the store's schema when it is saved; here only the ingredients are known to be a list.
  const all = { ...known, ...found } as StoredRecipes
  const others = Object.keys(all).filter((name) => !week.includes(name) && !Object.hasOwn(found, name))
  const tooMany = Math.max(0, Object.keys(all).length - RECIPES_AT_MOST)
  const dropped = new Set(others.slice(0, tooMany))
  return Object.fromEntries(Object.entries(all).filter(([name]) => !dropped.has(name)))
}

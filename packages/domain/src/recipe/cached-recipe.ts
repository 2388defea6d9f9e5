import type { NamedDish } from './dish-name.ts'

type CachedMeal = NamedDish &
  Readonly<{ formId?: unknown; leftoverOf?: string | undefined; fromFreezer?: NamedDish['fromFreezer'] }>
type Cached = Readonly<{ recipeId?: string | undefined; formId?: unknown; isEstimate?: unknown }>

/** The key of a meal's recipe in the cache: the meal's name, or another name of the same form of the same dish. */
export function cachedRecipeKey(
  recipes: Readonly<Record<string, Cached>>,
  { name, recipeId, formId, leftoverOf, fromFreezer }: CachedMeal,
): string | undefined {
  if (Object.hasOwn(recipes, name)) return name
  // The dish's recipe cooks it; leftovers and what is in the freezer are only reheated.
  if (recipeId === undefined || leftoverOf !== undefined || fromFreezer) return undefined
  // An estimate has the id of a similar dish.
  return Object.entries(recipes).find(
    ([, recipe]) => recipe.recipeId === recipeId && recipe.formId === formId && recipe.isEstimate !== true,
  )?.[0]
}

export function cachedRecipe<R extends Cached>(
  recipes: Readonly<Record<string, R>>,
  meal: CachedMeal,
): R | undefined {
  const key = cachedRecipeKey(recipes, meal)
  return key === undefined ? undefined : recipes[key]
}

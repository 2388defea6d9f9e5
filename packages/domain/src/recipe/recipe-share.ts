/** For one adult. Unknown in recipes of other programs and in old copies. */
type Served = Readonly<{ name?: unknown; servingsPerAdult?: unknown }>

/**
 * What share of a cached recipe a dish is. A week may serve half as much rice on one evening and half as much again on another,
 * and the recipe is kept once, under the name.
 */
export function shareOfRecipe(dish: Served, recipe: Served): number {
  const [served, written] = [dish.servingsPerAdult, recipe.servingsPerAdult]
  return isPortion(served) && isPortion(written) ? served / written : 1
}

function isPortion(value: unknown): value is number {
  return typeof value === 'number' && value > 0
}

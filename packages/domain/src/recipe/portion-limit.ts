import { piecesPerServing } from './pieces.ts'
import type { Recipe } from './recipe.ts'

/**
 * The largest share of a main dish's written portion that is served: who eats more gets another side or a snack, not three and a
 * half hot dogs. An own recipe is eaten as its household wrote it.
 */
export const PORTION_AT_MOST = 1.3

/** How many written servings of a dish one adult gets at most: sides, own recipes and typed lines as they are, tacos in whole ones. */
export function servedAtMost(dish: Recipe): number {
  const isTyped = dish.id === ''
  if (dish.side || dish.own || isTyped) return 1
  const pieces = dish.leastBatch ? null : piecesPerServing(dish)
  return pieces === null ? PORTION_AT_MOST : Math.floor(PORTION_AT_MOST * pieces) / pieces
}

import type { FoodId } from '../food/food.ts'
import type { ServedAs } from './plate.ts'
import type { Recipe } from './recipe.ts'

type Dish = Pick<Recipe, 'servings' | 'ingredients' | 'leastBatch' | 'plate'>

/** Dishes that everybody gets a number of: two tacos, one burger. */
const IN_PIECES: ReadonlySet<ServedAs> = new Set([
  'taco',
  'burrito',
  'wrap',
  'sandwich',
  'quesadilla',
  'burger',
  'hot-dog',
  'toast',
  'pizza',
  'pancakes',
])
/** What such a piece is, or is on or in. */
const IS_A_PIECE =
  /tortilla|taco-shells|tostada-shells|buns|(?:hoagie|bolillo)-rolls|pita-bread|whole-wheat-pita|bagels|english-muffins|biscuit-dough|hot-dogs|corn-dogs|-frozen|frozen-waffles/
const IS_BREAD = /bread|sourdough|rye/
const SLICES_OF_A_SANDWICH = 2
const EPSILON = 1e-6

/** How many pieces a serving is; null where it is not a whole number of them. */
export function piecesPerServing({ servings, ingredients, leastBatch, plate }: Dish): number | null {
  if (leastBatch?.unit === 'piece') return 1 / leastBatch.servings
  if (!plate || leastBatch || !IN_PIECES.has(plate.servedAs)) return null
  for (const { foodId, amount, isOptional } of ingredients) {
    if (isOptional || !isPiece(foodId, amount.unit)) continue
    const isSandwich = amount.unit === 'slice' && amount.amount === SLICES_OF_A_SANDWICH * servings
    const each = isSandwich ? 1 : amount.amount / servings
    return each >= 1 && Math.abs(Math.round(each) - each) < EPSILON ? Math.round(each) : null
  }
  return null
}

function isPiece(foodId: FoodId, unit: string): boolean {
  return unit === 'slice' ? IS_BREAD.test(foodId) : unit === 'each' && IS_A_PIECE.test(foodId)
}

/**
 * The servings nearest to the usual ones of which everybody gets the same number of whole pieces: no more than are served at most,
 * but one for each.
 */
export function servingsInPieces(
  pieces: number,
  usual: number,
  { people, most }: { readonly people: number; readonly most: number },
): number {
  // One and a half pieces round down to one.
  const nearest = Math.ceil((usual * pieces) / people - 1 / 2 - EPSILON)
  const each = Math.max(1, Math.min(nearest, Math.floor((most * pieces) / people + EPSILON)))
  return (each * people) / pieces
}

import type { Recipe } from '@pennyplate/domain/recipe/recipe'

/** Bought whole, and cooked or baked whole. */
const WHOLE_FOOD =
  /^(?:whole-chicken|whole-turkey|rotisserie-chicken|turkey-breast|pie-crust|pizza-crust|pizza-dough|spareribs|cinnamon-roll-dough)$|^pizza-.*frozen$/
/** One piece of meat, unless it is cut before it is cooked. */
const ROAST =
  /^(?:chuck-roast|eye-of-round-roast|brisket|corned-beef-brisket|pork-shoulder|pork-loin-roast|ham)$/
const ROAST_LB = 2
const CUT = /\b(?:cut|cubes?|chunks?|diced|sliced|shredded|cutlets?|pieces?)\b/
/** Vessels that are baked full. */
const BAKED_FULL: ReadonlySet<string> = new Set(['loaf pan', 'pie plate'])
const PAN_WORDS = /\bloaf pan\b|\bpie plate\b|\b9 ?(?:by|x|×) ?13\b/i
/** A recipe line can say "use half", but not "use a sixth". */
const LEAST_EGG = 0.25
/** Of egg to dip in, what is left over is no loss. */
const DIPPED = /\bdip|\bdredge|\bbreaded?\b|\begg wash\b/i

/** A dish of which nobody cooks a part for one says what the least of it is. */
export function checkLeastBatch(recipe: Recipe): string[] {
  const { leastBatch, ingredients, servings, steps, batch } = recipe
  if (leastBatch)
    return leastBatch.servings > servings ? ['its least batch is more than it is written for'] : []
  const pieces = ingredients
    .filter(({ foodId, amount: { amount, unit }, preparation }) => {
      const isOne = WHOLE_FOOD.test(foodId) && unit !== 'cup' && unit !== 'oz'
      const isRoast = ROAST.test(foodId) && unit === 'lb' && amount >= ROAST_LB
      return (isOne || isRoast) && !CUT.test(preparation)
    })
    .map(({ foodId }) => foodId)
  const isDipped = steps.some((step) => DIPPED.test(step))
  const eggs = ingredients
    .filter(({ foodId, amount }) => /^egg-(?:large|medium)$/.test(foodId) && amount.unit === 'each')
    .reduce((sum, { amount }) => sum + amount.amount, 0)
  const vessel = batch && BAKED_FULL.has(batch.vessel) ? [batch.vessel] : []
  const pan = steps.some((step) => PAN_WORDS.test(step)) ? ['a full pan'] : []
  const egg = eggs > 0 && eggs / servings < LEAST_EGG && !isDipped ? ['an egg for many servings'] : []
  const found = [...pieces, ...vessel, ...pan, ...egg]
  return found.length === 0
    ? []
    : [`cooks ${found.join(', ')} and says no least batch: nobody cooks a part of it for one`]
}

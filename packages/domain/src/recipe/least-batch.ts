const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `one ${one}` : `${count} ${many}`

/** What the least of a dish is called that can be cooked. */
const BATCHES = {
  'whole chicken': counted('whole chicken', 'whole chickens'),
  'whole turkey': counted('whole turkey', 'whole turkeys'),
  'turkey breast': counted('turkey breast', 'turkey breasts'),
  roast: counted('roast', 'roasts'),
  ham: counted('ham', 'hams'),
  loaf: counted('loaf', 'loaves'),
  pie: counted('pie', 'pies'),
  pizza: counted('pizza', 'pizzas'),
  pan: counted('pan', 'pans'),
  muffins: (count: number) => `${count * MUFFINS} muffins`,
  piece: counted('whole one', 'whole ones'),
  package: counted('package', 'packages'),
  batch: counted('batch', 'batches'),
} as const
const MUFFINS = 6
export type BatchUnit = keyof typeof BATCHES
// Safe: these are its keys.
export const BATCH_UNITS = Object.keys(BATCHES) as BatchUnit[]

/** Nobody roasts a quarter of a chicken, or bakes a third of a loaf around one egg. */
export interface LeastBatch {
  readonly unit: BatchUnit
  readonly servings: number
  /** More of it is another whole one: a pie. Of a roast a heavier one is bought. */
  readonly isWhole: boolean
}

interface Cooked {
  readonly leastBatch?: LeastBatch | undefined
}
type Written = Cooked & { readonly servings: number }

/** One pie also serves a little more than it is cut for, and nobody cooks half a burrito. */
const STRETCH = 0.1
const STRETCH_OF_PIECES = 0.5
const EPSILON = 1e-6

/** How many servings are cooked where so many are wanted. */
export function servingsCooked({ leastBatch }: Cooked, wanted: number): number {
  if (!leastBatch || wanted <= 0) return wanted
  const { unit, servings, isWhole } = leastBatch
  if (!isWhole) return Math.max(wanted, servings)
  const stretch = unit === 'piece' ? STRETCH_OF_PIECES : STRETCH
  return servings * Math.max(1, Math.ceil(wanted / servings - stretch))
}

/** How many times the written amounts are cooked where so many servings are wanted: a whole chicken for one, too. */
export function timesMade(written: Written, wanted: number): number {
  return servingsCooked(written, wanted) / written.servings
}

/** What `share` times the meal is of what is cooked for `factor` times the written servings: whole batches each. */
export function shareMade(written: Written, factor: number, share: number): number {
  const wanted = written.servings * factor
  return timesMade(written, wanted * share) / timesMade(written, wanted)
}

/** What is said where more is cooked than is wanted; null otherwise. */
export function restSentence(written: Written, wanted: number): string | null {
  const { leastBatch } = written
  if (!leastBatch || isEatenUp(written, wanted)) return null
  const cooked = servingsCooked(written, wanted)
  const count = leastBatch.isWhole ? Math.round(cooked / leastBatch.servings) : 1
  const servings = Math.round(cooked)
  return `Makes ${BATCHES[leastBatch.unit](count)}, about ${servings} servings; freeze or keep the rest.`
}

/** Whether these people eat all that is cooked for them. */
export function isEatenUp(dish: Cooked, wanted: number): boolean {
  return servingsCooked(dish, wanted) <= wanted * (1 + EPSILON)
}

/** How many meals one recipe is written and bought for: as usual where each eats a batch, else those that share one. */
export function mealsBoughtFor(
  dish: Cooked,
  servingsOfMeal: number,
  { usual, sharing }: { readonly usual: number; readonly sharing: number },
): number {
  return isEatenUp(dish, servingsOfMeal) ? usual : sharing
}

/** A dish is cooked for two meals at most: a dinner and what is left of it. */
const MOST_MEALS = 2

/** For how many meals of this size it has to be cooked so that nothing is left; null if for more than a week plans. */
export function mealsToFinish(dish: Cooked, servingsOfMeal: number): number | null {
  if (isEatenUp(dish, servingsOfMeal)) return 1
  return isEatenUp(dish, MOST_MEALS * servingsOfMeal) ? MOST_MEALS : null
}

/** How far a portion may leave the usual one to finish what is cooked. */
const PORTION = { least: 2 / 3, most: 4 / 3 } as const

/**
 * The servings of a meal nearest to the usual ones, and no more than `atMost`, with which a batch, or several, is finished in one meal
 * or two; else the usual ones.
 */
export function servingsThatFinish(
  { leastBatch }: Cooked,
  usual: number,
  atMost = Number.POSITIVE_INFINITY,
): number {
  if (!leastBatch) return usual
  const { servings, isWhole } = leastBatch
  for (let meals = 1; meals <= MOST_MEALS; meals++) {
    const wanted = usual * meals
    const batches = Math.min(Math.round(wanted / servings), Math.floor((atMost * meals) / servings + EPSILON))
    const cooked = isWhole ? servings * Math.max(1, batches) : Math.max(wanted, servings)
    const ratio = cooked / wanted
    const isNear = ratio >= PORTION.least - EPSILON && ratio <= PORTION.most + EPSILON
    if (isNear && cooked / meals <= atMost + EPSILON) return cooked / meals
  }
  return usual
}

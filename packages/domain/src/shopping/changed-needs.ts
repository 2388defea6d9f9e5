/** One food of an accepted week whose meals changed, in edible grams. */
export type ChangedFood = Readonly<{
  /** What the list was made for, and what the week needs after the change. */
  beforeG: number
  afterG: number
  /** In the pantry. */
  stockG: number
  /** In the pantry when the list was last brought up to date, if it was filled or emptied since. */
  stockBeforeG?: number | undefined
  /** On lines that were bought and are not in the pantry yet. */
  boughtG: number
  /** What lines still to be bought are for. */
  openG: number
}>

/**
 * What lines still to be bought must cover after the change: at most what is missing then. Only what the change makes missing is
 * added: what the household took off the list, or has cooked already, does not come back.
 */
export function openAfterG(food: ChangedFood): number {
  const missing = missingG(food, food.afterG)
  const { stockBeforeG = food.stockG } = food
  const change = missing - missingG({ ...food, stockG: stockBeforeG }, food.beforeG)
  return Math.min(missing, Math.max(0, tenths(food.openG + change)))
}

/** How much of a food need not be bought, whatever is planned: what a week needs beyond it is what `openAfterG` asks for. */
export function settledG(food: Omit<ChangedFood, 'afterG'>): number {
  // It is missing, and yet not on the list: the household took it off, or the week always lacked it.
  const unlisted = Math.max(0, missingG(food, food.beforeG) - food.openG)
  return tenths(food.stockG + food.boughtG + unlisted)
}

/** Whole packages of what was bought that the week no longer needs. */
export function sparePackages(food: ChangedFood, packageG: number): number {
  const left = tenths(food.stockG + food.boughtG - food.afterG)
  if (packageG <= 0 || left <= 0) return 0
  return Math.floor(tenths(Math.min(left, food.boughtG)) / packageG)
}

/** What days that are over need and the list was never made for: nobody buys it now. */
export function tooLateG(food: Readonly<{ overG: number; beforeG: number; aheadBeforeG: number }>): number {
  return Math.max(0, tenths(food.overG - Math.max(0, food.beforeG - food.aheadBeforeG)))
}

function missingG({ stockG, boughtG }: Pick<ChangedFood, 'stockG' | 'boughtG'>, needG: number): number {
  return Math.max(0, tenths(needG - stockG - boughtG))
}

/** Rounded, so that 750 g less 500 g is 250 g. */
function tenths(grams: number): number {
  return Math.round(grams * 10) / 10
}

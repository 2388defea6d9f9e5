import type { FoodId } from '../food/food.ts'
import type { Package } from '../food/package.ts'

/** Whole, 2%, 1% and skim cow's milk. Plant milks and lactose-free milk are not included. */
const COW_MILKS: ReadonlySet<FoodId> = new Set([
  'milk-whole',
  'milk-2-percent',
  'milk-1-percent',
  'milk-skim',
])

const GALLON = /^(?:1 )?gal(?:lon)?$/i

export function isCowMilk(foodId: FoodId): boolean {
  return COW_MILKS.has(foodId)
}

export function isGallon({ amountText }: Pick<Package, 'amountText'>): boolean {
  return GALLON.test(amountText.trim())
}

const HALF_GALLON = /^half gal(?:lon)?$/i

/**
 * Cow's milk is listed by the gallon where it is sold that way, and by the half gallon where that is enough, so that nobody who
 * lives alone pours half of it away; other foods use all sizes.
 */
export function byTheGallon<P extends Pick<Package, 'amountText'>>(
  foodId: FoodId,
  packages: readonly P[],
): readonly P[] {
  if (!isCowMilk(foodId)) return packages
  const jugs = packages.filter((pack) => isGallon(pack) || HALF_GALLON.test(pack.amountText.trim()))
  return jugs.some(isGallon) ? jugs : packages
}

/** The same for somebody who writes "milk" on a list. */
export function byTheWholeGallon<P extends Pick<Package, 'amountText'>>(
  foodId: FoodId,
  packages: readonly P[],
): readonly P[] {
  const gallons = isCowMilk(foodId) ? packages.filter(isGallon) : []
  return gallons.length > 0 ? gallons : packages
}

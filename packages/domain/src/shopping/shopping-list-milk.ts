import type { FoodId } from '../food/food.ts'
import type { Package } from '../food/package.ts'

/** What a list calls whole, 2%, 1% or skim milk. Almond, soy, coconut, oat and lactose-free milk are other things. */
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

/** Cow's milk goes on the list by the gallon, where it is sold so; everything else in whatever sizes there are. */
export function byTheGallon<P extends Pick<Package, 'amountText'>>(
  foodId: FoodId,
  packages: readonly P[],
): readonly P[] {
  if (!isCowMilk(foodId)) return packages
  const gallons = packages.filter(isGallon)
  return gallons.length > 0 ? gallons : packages
}

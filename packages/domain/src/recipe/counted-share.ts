import { kitchenAmount } from '../amounts/kitchen-amount.ts'
import { isMassUnit, isVolumeUnit } from '../amounts/units.ts'

interface Counted {
  readonly amount: number
  readonly unit: string
}

/**
 * What a scaled line of a recipe asks for, as a share of the exact amount: 2.6 eggs are 3, and 1.3 cans are 1 1/2. Weights and
 * volumes are measured closely enough to be bought as they are.
 */
export function countedShare({ amount, unit }: Counted, factor: number, isCountedWhole: boolean): number {
  const exact = amount * factor
  if (exact <= 0 || isMassUnit(unit) || isVolumeUnit(unit)) return 1
  return kitchenAmount(exact, unit, isCountedWhole).amount / exact
}

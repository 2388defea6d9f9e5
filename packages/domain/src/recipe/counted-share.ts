import { kitchenAmount } from '../amounts/kitchen-amount.ts'
import { isMassUnit, isVolumeUnit, unitRatio } from '../amounts/units.ts'
import { type ContainerContents, takenFromContainer } from './opened-container.ts'

interface Counted {
  readonly amount: number
  readonly unit: string
}

const EPSILON = 1e-6

/**
 * What a scaled line of a recipe asks for, as a share of the exact amount: 2.6 eggs are 3, 1.3 cans are 1 1/2, and 1.06 lb are
 * the 1 lb that one package holds. A weight or
 * a volume that is not scaled stays as it is written, 500 g of an own recipe, too, and so does what is measured out of an opened can.
 */
export function countedShare(
  { amount, unit }: Counted,
  factor: number,
  {
    isCountedWhole,
    holds,
  }: { readonly isCountedWhole: boolean; readonly holds?: ContainerContents | undefined },
): number {
  const exact = amount * factor
  const isAsWritten = Math.abs(factor - 1) < EPSILON && (isMassUnit(unit) || isVolumeUnit(unit))
  if (exact <= 0 || isAsWritten || takenFromContainer(exact, unit, holds)) return 1
  const asked = kitchenAmount(exact, unit, isCountedWhole)
  return (asked.amount * (unitRatio(asked.unit, unit) ?? 1)) / exact
}

import { type KitchenAmount, kitchenAmount } from '../amounts/kitchen-amount.ts'
import { CONTAINER_UNITS } from '../amounts/units.ts'

/** What one can, jar or bag holds, as a cook measures it. */
export interface ContainerContents {
  readonly amount: number
  readonly unit: string
}

/** Closer to a whole or half can than this, a cook counts cans. */
const CLOSE = 0.1

/** What is measured out of an opened can: 2/3 cup of beans. Null where whole or half ones are used, or what one holds is not known. */
export function takenFromContainer(
  amount: number,
  unit: string,
  holds: ContainerContents | undefined,
): KitchenAmount | null {
  if (!holds || amount <= 0 || !CONTAINER_UNITS.has(unit)) return null
  const halves = Math.round(amount * 2) / 2
  if (halves > 0 && Math.abs(halves - amount) / amount <= CLOSE) return null
  return kitchenAmount(amount * holds.amount, holds.unit)
}

import { unitLabel } from '../amounts/unit-label.ts'
import { isMassUnit, isVolumeUnit, type Unit } from '../amounts/units.ts'

/** How the pantry writes amounts. Apart from how they are read, which a browser's first view does not need. */

type StockAmount = Readonly<{ amount: number; unit: Unit; size?: Readonly<{ amount: number; unit: Unit }> }>

/** "2 cans (15 oz)", "12 items", "1.5 lb". */
export function quantityText({ amount, unit, size }: StockAmount): string {
  const count = `${rounded(amount)} ${unitLabel(unit, amount)}`
  return size ? `${count} (${rounded(size.amount)} ${size.unit})` : count
}

function rounded(amount: number): number {
  return Math.round(amount * 100) / 100
}

/** Rounds to a whole egg within a tenth of one; labeled cans and weights only within a rounding error. */
const NEARLY = { counted: 0.1, measured: 0.02 }

function readable(amount: number, nearly: number): number {
  if (amount < NEARLY.measured) return 0
  const whole = Math.round(amount)
  return whole > 0 && Math.abs(amount - whole) < nearly ? whole : Math.round(amount * 100) / 100
}

/** Less than one can is written as a weight: "4.5 oz", not "0.3 can (15 oz)". Null if nothing is left. */
export function writtenStock(
  amount: number,
  unit: Unit,
  size: { amount: number; unit: Unit } | undefined,
): string | null {
  const isMeasured = size !== undefined || isMassUnit(unit) || isVolumeUnit(unit)
  const left = readable(amount, isMeasured ? NEARLY.measured : NEARLY.counted)
  if (left <= 0) return null
  if (size === undefined) return quantityText({ amount: left, unit })
  return left < 1
    ? quantityText({ amount: left * size.amount, unit: size.unit })
    : quantityText({ amount: left, unit, size })
}

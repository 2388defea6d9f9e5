import { amountOf, parseQuantity } from '../amounts/quantity.ts'
import {
  type Amount,
  CONTAINER_UNITS,
  isMassUnit,
  isVolumeUnit,
  type MeasuredFood,
  toGrams,
  type Unit,
  unitRatio,
} from '../amounts/units.ts'
import { toPantryQuantity } from './pantry-quantity.ts'

/** How much of a food a recipe needs, in every known form. */
export interface WantedAmount {
  /** As the cook measures it. */
  readonly amount?: Amount | undefined
  /** Edible grams. */
  readonly grams?: number | undefined
  /** What a cup or a can of this food weighs. */
  readonly measured?: MeasuredFood | undefined
}

export type TakenAmount =
  | {
      readonly ok: true
      /** What is left, as the pantry writes it; null if nothing is. */
      readonly left: string | null
      /** The share of the wanted amount that was there, above 0 and at most 1. */
      readonly share: number
      /** What is left is in a package, or of a piece, that was whole before. */
      readonly isOpened: boolean
    }
  | { readonly ok: false }

/** Subtracts the wanted amount from the pantry's, never more than is there. */
export function takeAmount(quantity: string, wanted: WantedAmount): TakenAmount {
  const parsed = parseQuantity(quantity)
  const stock = amountOf(parsed)
  const unit = parsed.unit
  if (stock === null || unit === null || parsed.rest !== '' || stock.amount <= 0) return { ok: false }
  const inStock = wantedOfStock(stock, wanted)
  if (inStock === null || !(inStock > 0)) return { ok: false }
  const left = written(stock.amount - inStock, unit, parsed.size)
  return {
    ok: true,
    left,
    share: Math.min(1, stock.amount / inStock),
    isOpened: left !== null && isWhole(stock, unit) && stock.amount - inStock < 1,
  }
}

/** Cans, jugs and onions are whole or opened; nobody knows that of a weight. */
function isWhole({ amount, size }: Amount, unit: Unit): boolean {
  return Number.isInteger(amount) && (size !== undefined || !isMassUnit(unit))
}

/** The wanted amount in the unit of the stock; null if unknown. */
function wantedOfStock(stock: Amount, { amount, grams, measured }: WantedAmount): number | null {
  if (amount && !stock.size) {
    const ratio = unitRatio(amount.unit, stock.unit)
    if (ratio !== null) return amount.amount * ratio
    // "1 item" of something that is otherwise counted in cans is one can.
    if (stock.unit === 'each' && CONTAINER_UNITS.has(amount.unit)) return amount.amount
  }
  const food = measured ?? UNMEASURED
  const wantedG = grams ?? (amount ? gramsOf(amount, food) : null)
  const oneG = gramsOf({ ...stock, amount: 1 }, food)
  return wantedG === null || oneG === null || oneG <= 0 ? null : wantedG / oneG
}

/** Weights can be compared even if nothing is known about the food. */
const UNMEASURED: MeasuredFood = { measures: {}, refusePct: 0 }

function gramsOf(amount: Amount, food: MeasuredFood): number | null {
  const found = toGrams(amount, food)
  return found.ok ? found.grams : null
}

/** Rounds to a whole egg within a tenth of one; labeled cans and weights only within a rounding error. */
const NEARLY = { counted: 0.1, measured: 0.02 }

function readable(amount: number, nearly: number): number {
  if (amount < NEARLY.measured) return 0
  const whole = Math.round(amount)
  return whole > 0 && Math.abs(amount - whole) < nearly ? whole : Math.round(amount * 100) / 100
}

/** Less than one can is written as a weight: "4.5 oz", not "0.3 can (15 oz)". Null if nothing is left. */
function written(
  amount: number,
  unit: Unit,
  size: { amount: number; unit: Unit } | undefined,
): string | null {
  const isMeasured = size !== undefined || isMassUnit(unit) || isVolumeUnit(unit)
  const left = readable(amount, isMeasured ? NEARLY.measured : NEARLY.counted)
  if (left <= 0) return null
  if (size === undefined) return toPantryQuantity({ amount: left, unit })
  return left < 1
    ? toPantryQuantity({ amount: left * size.amount, unit: size.unit })
    : toPantryQuantity({ amount: left, unit, size })
}

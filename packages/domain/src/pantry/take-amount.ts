import { amountOf, parseQuantity } from '../amounts/quantity.ts'
import {
  type Amount,
  CONTAINER_UNITS,
  isMassUnit,
  type MeasuredFood,
  toGrams,
  type Unit,
  unitRatio,
} from '../amounts/units.ts'
import { writtenStock } from './written-quantity.ts'

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
  const left = writtenStock(stock.amount - inStock, unit, parsed.size)
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

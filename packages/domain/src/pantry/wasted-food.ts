import { parseQuantity } from '../amounts/quantity.ts'
import { type Unit, unitRatio } from '../amounts/units.ts'
import { WASTED_MAX } from '../bounds/limits.ts'
import { addDays } from '../calendar-day.ts'
import type { PantryItem } from './pantry.ts'

/** Food that was thrown away, and what it had cost. */
export type WastedItem = Readonly<{
  id: string
  name: string
  quantity: string
  /** The moment, as an ISO timestamp. */
  date: string
  /** Absent if nobody knows what it cost. */
  cents?: number | undefined
  isEstimate?: boolean | undefined
}>

/** What is thrown away with an item, at the part of its price that is left of it. */
export function wastedFrom(item: PantryItem, { id, date }: Pick<WastedItem, 'id' | 'date'>): WastedItem {
  const { name, quantity, priceEstimated } = item
  const cents = centsLeftIn(item)
  if (cents === null) return { id, name, quantity, date }
  return { id, name, quantity, date, cents, ...(priceEstimated ? { isEstimate: true } : {}) }
}

/** Null if the price is unknown, or how much of what it paid for is left. Never more than was paid. */
function centsLeftIn({ priceCents, priceFor, quantity }: PantryItem): number | null {
  if (priceCents === undefined || priceFor === undefined) return null
  const share = quantity === priceFor ? 1 : shareOf(quantity, priceFor)
  return share === null ? null : Math.round(priceCents * Math.min(1, share))
}

function shareOf(left: string, whole: string): number | null {
  const [now, before] = [measureOf(left), measureOf(whole)]
  if (!now || !before) return null
  const ratio = unitRatio(now.unit, before.unit)
  return ratio === null || before.amount <= 0 ? null : (now.amount * ratio) / before.amount
}

/** "2 cans (15 oz)" are 30 oz, as half a can is written in ounces. */
function measureOf(quantity: string): { amount: number; unit: Unit } | null {
  const { amount, unit, size, rest } = parseQuantity(quantity)
  if (amount === null || unit === null || rest !== '') return null
  return size ? { amount: amount * size.amount, unit: size.unit } : { amount, unit }
}

export function withWasted<T extends WastedItem>(wasted: readonly T[], entry: T): T[] {
  return [entry, ...wasted.filter(({ id }) => id !== entry.id)].slice(0, WASTED_MAX)
}

export type Waste = Readonly<{
  cents: number
  isEstimate: boolean
  count: number
  /** How many of them have no price. */
  unpriced: number
}>

/** What was thrown away from one day to another, both included. `dayOf` gives the household's day of a moment. */
export function wasteBetween(
  wasted: readonly WastedItem[],
  [from, to]: readonly [string, string],
  dayOf: (moment: string) => string,
): Waste {
  const found = wasted.filter(({ date }) => dayOf(date) >= from && dayOf(date) <= to)
  const priced = found.filter(({ cents }) => cents !== undefined)
  return {
    cents: priced.reduce((sum, { cents = 0 }) => sum + cents, 0),
    isEstimate: priced.some(({ isEstimate }) => isEstimate === true),
    count: found.length,
    unpriced: found.length - priced.length,
  }
}

/** Four weeks up to today. */
export function lastFourWeeks(today: string): readonly [string, string] {
  return [addDays(today, 1 - 4 * 7), today]
}

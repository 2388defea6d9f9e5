import type { FoodId } from '@pennyplate/domain/food/food'
import table from '../../data/seasons.json' with { type: 'json' }

/** Produce at its best and cheapest, on its way in or out, or shipped from far away. */
export type Season = 'in' | 'near' | 'out'
/** How much the price moves over a year: berries a lot, apples a little. */
type Swing = 'wide' | 'small'

/** Months from 1, in most of the country. A season may last over the new year. */
interface SeasonRow {
  readonly foodId: FoodId
  readonly from: number
  readonly to: number
  readonly swing: string
}

const rows: ReadonlyMap<FoodId, SeasonRow> = new Map(table.map((row) => [row.foodId, row]))

/** Where fields are planted a month earlier. */
const WARM_DIVISIONS: readonly string[] = [
  'East South Central',
  'Pacific',
  'South Atlantic',
  'West South Central',
]

/** Around the mean price of a year, and how much less sure a price is then. docs/catalog.md says where these come from. */
const PRICE_FACTORS: Readonly<Record<Swing, Readonly<Record<Season, number>>>> = {
  wide: { in: 0.85, near: 1, out: 1.2 },
  small: { in: 0.95, near: 1, out: 1.06 },
}
const SPREADS: Readonly<Record<Swing, number>> = { wide: 0.15, small: 0.05 }

/** Null for food that is the same all year. */
export function seasonOf(foodId: FoodId, month: number, division = ''): Season | null {
  const row = rows.get(foodId)
  if (!row) return null
  const from = WARM_DIVISIONS.includes(division) ? monthBefore(row.from) : row.from
  if (isWithin(month, from, row.to)) return 'in'
  return isWithin(month, monthBefore(from), monthAfter(row.to)) ? 'near' : 'out'
}

/** What the season does to a price. */
export function seasonPrice(foodId: FoodId, month: number, division?: string) {
  const season = seasonOf(foodId, month, division)
  if (season === null) return { factor: 1, spread: 0 }
  const swing = hasWideSwing(foodId) ? 'wide' : 'small'
  return { factor: PRICE_FACTORS[swing][season], spread: SPREADS[swing] }
}

/** Whether people notice that it is out of season. */
export function hasWideSwing(foodId: FoodId): boolean {
  return rows.get(foodId)?.swing === 'wide'
}

/** The month of an ISO day, from 1. */
export function monthOf(isoDay: string): number {
  return Number(isoDay.slice(5, 7))
}

function isWithin(month: number, from: number, to: number): boolean {
  return from <= to ? month >= from && month <= to : month >= from || month <= to
}

function monthBefore(month: number): number {
  return month === 1 ? 12 : month - 1
}

function monthAfter(month: number): number {
  return month === 12 ? 1 : month + 1
}

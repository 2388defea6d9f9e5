import { centsFromDollars } from '../money.ts'
import { lineCents, type StoredLine } from './shopping-list-lines.ts'

/** Range of a list's total at checkout. Errors of single prices are independent, so they add in quadrature. */

export interface RangedPrice {
  readonly cents: number
  /** Absent for a price without a range of its own. */
  readonly lowCents?: number | undefined
  readonly highCents?: number | undefined
  /** Paid or at home: what it costs is known. */
  readonly isSettled?: boolean | undefined
}

export interface LikelyTotal {
  readonly totalCents: number
  readonly lowCents: number
  readonly highCents: number
}

/** A line's range holds four prices of five; this share of their quadratic sum holds nine totals of ten. Fitted, see docs/catalog.md. */
export const QUADRATURE_SHARE = 0.95
/** What all prices of a place have in common: the same basket at five stores. */
export const SHARED_ERROR = 0.02
/** A line the model or the meal was estimated for. */
const UNRANGED_WIDTH = 0.4

/** Of the lines of a list; those without a price are left out. */
export function likelyListTotal(lines: readonly StoredLine[]): LikelyTotal {
  return likelyTotal(
    lines.flatMap((line) => {
      const cents = lineCents(line)
      if (cents === null) return []
      const [low, high] = [line.low, line.high].map((dollars) =>
        dollars === undefined ? undefined : centsFromDollars(dollars),
      )
      const isSettled = line.alreadyHave === true || line.pricePaid !== undefined
      return [{ cents, lowCents: low, highCents: high, isSettled }]
    }),
  )
}

export function likelyTotal(lines: readonly RangedPrice[]): LikelyTotal {
  const totalCents = lines.reduce((sum, { cents }) => sum + cents, 0)
  const open = lines.filter(({ isSettled }) => isSettled !== true)
  const openCents = open.reduce((sum, { cents }) => sum + cents, 0)
  const spread = (distance: (line: RangedPrice) => number) => {
    const distances = open.map(distance)
    const likely = Math.hypot(QUADRATURE_SHARE * Math.hypot(...distances), SHARED_ERROR * openCents)
    const atMost = distances.reduce((sum, own) => sum + own, 0)
    return Math.round(Math.min(likely, atMost))
  }
  const below = spread(({ cents, lowCents = cents * (1 - UNRANGED_WIDTH) }) => Math.max(0, cents - lowCents))
  const above = spread(({ cents, highCents = cents * (1 + UNRANGED_WIDTH) }) =>
    Math.max(0, highCents - cents),
  )
  return { totalCents, lowCents: totalCents - below, highCents: totalCents + above }
}

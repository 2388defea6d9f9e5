import type { FoodId } from './food.ts'
import type { LabelFacts } from './label-facts.ts'

/** How strongly a price moves from place to place; the classes regional factors are fitted for. */
export const PRICE_CLASSES = ['stable', 'milk', 'eggs', 'produce', 'meat'] as const
export type PriceClass = (typeof PRICE_CLASSES)[number]

/** One size of one food with a price. Its label facts add to those of its food. */
export interface Package extends LabelFacts {
  readonly id: string
  /** Ids it had, also as another package that was merged into it. */
  readonly formerIds?: readonly string[] | undefined
  readonly foodId: FoodId
  /** As on the shelf tag: "Great Value Black Beans". */
  readonly name: string
  /** As on the shelf tag: "15 oz can". */
  readonly amountText: string
  /** Whole grams by label or scale, rounded up, including peel, bone, shell or brine. Unit prices use it. */
  readonly netG: number
  /** The edible part in whole grams. Needs are covered with it. */
  readonly edibleG: number
  readonly priceCents: number
  /** The likely price range at checkout. */
  readonly lowCents: number
  readonly highCents: number
  /** ISO date the price is for. */
  readonly asOf: string
  /** Code of the evidence behind the price; the catalog's source list says what it stands for. */
  readonly source: string
  readonly priceClass: PriceClass
}

/** Tap water and ice are not bought. */
export const FREE_FOODS: ReadonlySet<FoodId> = new Set(['water', 'ice'])

export interface CoverLine<P> {
  readonly pack: P
  readonly count: number
}

export interface Cover<P> {
  readonly costCents: number
  readonly edibleG: number
  readonly lines: readonly CoverLine<P>[]
}

/** The fields that matter for covering a need; regional or promotional prices can replace them. */
export type Coverable = Pick<Package, 'edibleG' | 'priceCents'>

/** No household buys more of one food in a week. Of what somebody mistyped, the rest is bought where a gram costs least. */
const EXACT_UP_TO_G = 20_000

/**
 * The exactly cheapest whole packages that hold at least the grams needed. Among equally cheap mixes the one
 * with the least left over wins, then the one with the fewest packages. Null when there is nothing to buy from.
 */
export function cheapestCover<P extends Coverable>(needG: number, packages: readonly P[]): Cover<P> | null {
  const need = Math.ceil(needG)
  if (need <= 0) return { costCents: 0, edibleG: 0, lines: [] }
  const [best] = packages.toSorted((a, b) => a.priceCents / a.edibleG - b.priceCents / b.edibleG)
  if (best === undefined || !Number.isSafeInteger(need)) return null
  for (const { edibleG } of packages)
    if (!Number.isInteger(edibleG) || edibleG <= 0) throw new RangeError('package without whole grams')

  const bulk = Math.max(0, Math.ceil((need - EXACT_UP_TO_G) / best.edibleG))
  const rest = need - bulk * best.edibleG
  const choices = bestChoices(rest, packages)
  const counts = new Map<P, number>(bulk > 0 ? [[best, bulk]] : [])
  let restG = 0
  while (restG < rest) {
    const pack = packages[choices[rest - restG] ?? 0] ?? best
    counts.set(pack, (counts.get(pack) ?? 0) + 1)
    restG += pack.edibleG
  }
  const lines = [...counts].map(([pack, count]) => ({ pack, count }))
  return {
    costCents: lines.reduce((sum, { pack, count }) => sum + count * pack.priceCents, 0),
    edibleG: bulk * best.edibleG + restG,
    lines,
  }
}

/**
 * For every number of grams up to the need: which package to take first. The best way to cover `grams` is one
 * package and the best way to cover the rest, so each entry looks back once per package.
 */
function bestChoices(need: number, packages: readonly Coverable[]): Uint16Array {
  const costs = new Float64Array(need + 1)
  const held = new Float64Array(need + 1)
  const counts = new Float64Array(need + 1)
  const choices = new Uint16Array(need + 1)
  for (let grams = 1; grams <= need; grams++) {
    costs[grams] = Number.POSITIVE_INFINITY
    for (const [choice, pack] of packages.entries()) {
      const rest = Math.max(0, grams - pack.edibleG)
      const cost = pack.priceCents + (costs[rest] ?? 0)
      const hold = pack.edibleG + (held[rest] ?? 0)
      const count = 1 + (counts[rest] ?? 0)
      const byCost = cost - (costs[grams] ?? 0)
      const byHold = hold - (held[grams] ?? 0)
      if (byCost > 0 || (byCost === 0 && (byHold > 0 || (byHold === 0 && count >= (counts[grams] ?? 0)))))
        continue
      costs[grams] = cost
      held[grams] = hold
      counts[grams] = count
      choices[grams] = choice
    }
  }
  return choices
}

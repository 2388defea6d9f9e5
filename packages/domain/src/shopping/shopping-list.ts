import type { Food } from '../food/food.ts'
import { productFacts } from '../food/label-facts.ts'
import { type Cover, cheapestCover, type Package } from '../food/package.ts'
import { byTheGallon } from './shopping-list-milk.ts'
import type { FoodNeed } from './shopping-list-needs.ts'

/** What a list needs to know about a food. */
export type ListedFood = Pick<
  Food,
  | 'id'
  | 'name'
  | 'aisle'
  | 'category'
  | 'measures'
  | 'shelfLifeDays'
  | 'allergens'
  | 'mayContain'
  | 'traits'
  | 'groups'
>

export interface ListLine {
  readonly food: ListedFood
  /** Edible grams: needed by the meals, and already at home. */
  readonly needG: number
  readonly pantryG: number
  /** The cheapest whole packages for the rest; null when the food is not sold. */
  readonly cover: Cover<Package> | null
  readonly costCents: number
  readonly lowCents: number
  readonly highCents: number
  /** Bought and not eaten this week. */
  readonly leftoverG: number
  readonly leftoverCents: number
  readonly leftoverKeepsDays: number
  readonly usedIn: readonly string[]
  readonly isEstimate: boolean
}

export interface ShopFor {
  readonly needs: readonly FoodNeed[]
  readonly foodOf: (foodId: string) => ListedFood | undefined
  readonly stockG: (foodId: string) => number
  readonly packagesOf: (foodId: string) => readonly Package[]
}

/** Of all packages of the line, or of the food where none is sold. */
export function labelOfLine({ food, cover }: Pick<ListLine, 'food' | 'cover'>) {
  const bought = (cover?.lines ?? []).map(({ pack }) => productFacts(food, pack))
  const facts = bought.length > 0 ? bought : [food]
  const contains = new Set(facts.flatMap(({ allergens }) => allergens))
  const mayContain = new Set(facts.flatMap((product) => product.mayContain ?? []))
  // Gelatin in one store's yogurt: what the food itself is need not be said.
  const traits = new Set((cover?.lines ?? []).flatMap(({ pack }) => pack.traits ?? []))
  return {
    contains: [...contains],
    mayContain: [...mayContain].filter((allergen) => !contains.has(allergen)),
    ...(traits.size > 0 ? { traits: [...traits] } : {}),
  }
}

/** What to buy for a week: one line per food the pantry does not cover, and the foods it covers. */
export function shopFor({ needs, foodOf, stockG, packagesOf }: ShopFor) {
  const lines: ListLine[] = []
  const fromPantry: { readonly food: ListedFood; readonly grams: number }[] = []
  for (const need of needs) {
    const food = foodOf(need.foodId)
    if (!food || need.needG <= 0) continue
    // In tenths of a gram, so that 750 g less 500 g is 250 g.
    const buyG = Math.max(0, Math.round(need.needG * 10) - Math.round(stockG(food.id) * 10)) / 10
    if (buyG === 0) fromPantry.push({ food, grams: need.needG })
    else lines.push(lineFor(food, need, buyG, byTheGallon(food.id, packagesOf(food.id))))
  }
  return { lines, fromPantry, totalCents: lines.reduce((sum, { costCents }) => sum + costCents, 0) }
}

function lineFor(food: ListedFood, need: FoodNeed, buyG: number, packages: readonly Package[]): ListLine {
  const cover = cheapestCover(buyG, packages)
  const sum = (centsOf: (pack: Package) => number) =>
    (cover?.lines ?? []).reduce((total, { pack, count }) => total + centsOf(pack) * count, 0)
  const leftoverG = cover ? Math.max(0, cover.edibleG - buyG) : 0
  return {
    food,
    needG: need.needG,
    pantryG: need.needG - buyG,
    cover,
    costCents: cover?.costCents ?? 0,
    lowCents: sum(({ lowCents }) => lowCents),
    highCents: sum(({ highCents }) => highCents),
    leftoverG,
    leftoverCents: cover && cover.edibleG > 0 ? Math.round((cover.costCents * leftoverG) / cover.edibleG) : 0,
    leftoverKeepsDays: keepsDays(food, leftoverG),
    usedIn: need.usedIn,
    isEstimate: need.isEstimate,
  }
}

/** Whole apples and eggs keep like unopened packages; half a can does not, nor three of its rolls. */
function keepsDays({ id, aisle, measures, shelfLifeDays }: ListedFood, leftoverG: number): number {
  const { each } = measures
  const isInItsSkin = aisle === 'produce' || id.startsWith('egg-')
  return isInItsSkin && each !== undefined && leftoverG >= each
    ? shelfLifeDays.unopened
    : shelfLifeDays.opened
}

/** A leftover that spoils before the end of next week counts as waste. */
const WASTE_WITHIN_DAYS = 10

export function wasteOf(lines: readonly ListLine[]): ListLine[] {
  return lines
    .filter(
      ({ leftoverKeepsDays, leftoverCents }) => leftoverCents > 0 && leftoverKeepsDays < WASTE_WITHIN_DAYS,
    )
    .toSorted((a, b) => b.leftoverCents - a.leftoverCents || (a.food.id < b.food.id ? -1 : 1))
}

/** A leftover that keeps this long is for later weeks: oil, flour, spices. */
const STOCKS_FROM_DAYS = 60

/** What is bought this week and fills the pantry for later ones, costliest first. What is frozen fills the freezer. */
export function stockingOf(lines: readonly ListLine[]): ListLine[] {
  return lines
    .filter(
      ({ food, leftoverKeepsDays, leftoverCents }) =>
        leftoverCents > 0 && leftoverKeepsDays >= STOCKS_FROM_DAYS && food.category !== 'Frozen',
    )
    .toSorted((a, b) => b.leftoverCents - a.leftoverCents || (a.food.id < b.food.id ? -1 : 1))
}

export interface ListSection<L> {
  readonly aisle: string
  readonly lines: readonly L[]
}

/** By aisle in store order, then by name. */
export function inAisleOrder<L extends { readonly food: Pick<ListedFood, 'aisle' | 'name'> }>(
  lines: readonly L[],
  aisles: readonly string[],
): ListSection<L>[] {
  const byAisle = Map.groupBy(lines, ({ food }) => food.aisle)
  const order = [...aisles, ...[...byAisle.keys()].filter((aisle) => !aisles.includes(aisle))]
  return order.flatMap((aisle) => {
    const found = byAisle.get(aisle)
    if (!found) return []
    return [{ aisle, lines: found.toSorted((a, b) => (a.food.name < b.food.name ? -1 : 1)) }]
  })
}

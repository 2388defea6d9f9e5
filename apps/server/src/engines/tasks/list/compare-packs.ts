import type { Package } from '@pennyplate/domain/food/package'
import type { ListedFood, ListLine } from '@pennyplate/domain/shopping/shopping-list'
import type { PlanningContext } from '../context/planning-context.ts'

/** A larger package has to save this share of the unit price to be worth carrying home. */
const SAVES_AT_LEAST = 0.15
/** Nobody knows what is cooked later than this: 20 lb of rice are not for one cup a week. */
const USED_WITHIN_WEEKS = 8
const DAYS_OF_WEEK = 7
const STORE_BRANDS = ['Great Value ', 'Freshness Guaranteed ', 'Marketside ']

type LargerPack = {
  readonly food: ListedFood
  readonly pack: Package
  /** Of the price by weight. */
  readonly share: number
  /** How long it lasts a household that goes on as this week. */
  readonly weeks: number
  /** Against buying the same weight in what is on the list. */
  readonly savesCents: number
}

/** Larger sizes that are cheaper by weight and, at the pace of this week, eaten before they spoil; best first. */
export function largerPacks(lines: readonly ListLine[], { catalog }: PlanningContext): LargerPack[] {
  return lines
    .flatMap(({ food, cover, needG }): LargerPack[] => {
      if (!cover || needG <= 0 || cover.edibleG <= 0) return []
      const paid = cover.costCents / cover.edibleG
      const lastsWeeks = Math.min(USED_WITHIN_WEEKS, food.shelfLifeDays.opened / DAYS_OF_WEEK)
      return catalog
        .packagesOf(food.id)
        .filter(({ edibleG }) => edibleG > cover.edibleG && edibleG / needG <= lastsWeeks)
        .map((pack) => ({
          food,
          pack,
          share: 1 - pack.priceCents / pack.edibleG / paid,
          weeks: Math.ceil(pack.edibleG / needG),
          savesCents: Math.round(paid * pack.edibleG - pack.priceCents),
        }))
        .filter(({ share }) => share >= SAVES_AT_LEAST)
        .toSorted((a, b) => b.savesCents - a.savesCents)
        .slice(0, 1)
    })
    .toSorted((a, b) => b.savesCents - a.savesCents)
}

type BrandGap = { readonly pack: Package; readonly other: Package; readonly savesCents: number }

/** Where another brand of the very same thing asks most more than the store brand that is on the list. */
export function brandGap(lines: readonly ListLine[], { catalog }: PlanningContext): BrandGap | null {
  const gaps = lines.flatMap(({ food, cover }) =>
    (cover?.lines ?? []).flatMap(({ pack, count }): BrandGap[] => {
      const brand = STORE_BRANDS.find((words) => pack.name.startsWith(words))
      if (!brand) return []
      const bare = ` ${pack.name.slice(brand.length)}`
      return catalog
        .packagesOf(food.id)
        .filter(
          ({ name, amountText }) =>
            amountText === pack.amountText && name.endsWith(bare) && !isOfOtherKind(name),
        )
        .map((other) => ({ pack, other, savesCents: (other.priceCents - pack.priceCents) * count }))
    }),
  )
  return gaps.toSorted((a, b) => b.savesCents - a.savesCents)[0] ?? null
}

/** A dearer kind is no dearer brand. */
function isOfOtherKind(name: string): boolean {
  return /organic/i.test(name) || STORE_BRANDS.some((words) => name.startsWith(words))
}

/** The line whose price differs most from store to store, downwards. */
export function widestRange(lines: readonly ListLine[]): ListLine | null {
  return lines.toSorted((a, b) => b.costCents - b.lowCents - (a.costCents - a.lowCents))[0] ?? null
}

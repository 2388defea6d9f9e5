import { storeBrandOf } from '@pennyplate/catalog/prices/store-brand'
import type { Package } from '@pennyplate/domain/food/package'
import type { ListedFood, ListLine } from '@pennyplate/domain/shopping/shopping-list'
import type { PlanningContext } from '../context/planning-context.ts'

/** A larger package is suggested if its unit price is lower by at least this share. */
const SAVES_AT_LEAST = 0.15
/** A package that lasts longer is not suggested: no 20 lb of rice for one cup a week. */
const USED_WITHIN_WEEKS = 8
const DAYS_OF_WEEK = 7

type LargerPack = {
  readonly food: ListedFood
  readonly pack: Package
  /** How much lower the unit price is, as a share. */
  readonly share: number
  /** How long it lasts at this week's use. */
  readonly weeks: number
  /** Compared with the same weight in the packages on the list. */
  readonly savesCents: number
}

/** Larger packages that are cheaper by weight and used up before they spoil at this week's use, best first. */
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

type BrandGap = {
  readonly food: ListedFood
  readonly pack: Package
  readonly other: Package
  readonly savesCents: number
}

/** The store-brand package on the list with the largest price gap to another brand of the same product. */
export function brandGap(lines: readonly ListLine[], { catalog }: PlanningContext): BrandGap | null {
  const gaps = lines.flatMap(({ food, cover }) =>
    (cover?.lines ?? []).flatMap(({ pack, count }): BrandGap[] => {
      const brand = storeBrandOf(pack.name)
      if (!brand) return []
      const bare = ` ${pack.name.slice(brand.length)}`
      return catalog
        .packagesOf(food.id)
        .filter(
          ({ name, amountText }) =>
            amountText === pack.amountText && name.endsWith(bare) && !isOfOtherKind(name),
        )
        .map((other) => ({ food, pack, other, savesCents: (other.priceCents - pack.priceCents) * count }))
    }),
  )
  return gaps.toSorted((a, b) => b.savesCents - a.savesCents)[0] ?? null
}

/** A different kind of product, not the same one of another brand. */
function isOfOtherKind(name: string): boolean {
  return /organic/i.test(name) || storeBrandOf(name) !== undefined
}

/** The line that other stores may sell for the largest amount less. */
export function widestRange(lines: readonly ListLine[]): ListLine | null {
  return lines.toSorted((a, b) => b.costCents - b.lowCents - (a.costCents - a.lowCents))[0] ?? null
}

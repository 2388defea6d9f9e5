import { foodById } from '@pennyplate/catalog/foods/foods'
import { nameOfAmount, saidInOf } from '@pennyplate/catalog/foods/spoken-unit'
import { priceSource } from '@pennyplate/catalog/prices/price-source'
import { type ComputedShoppingLine, PRICE_KINDS } from '@pennyplate/contract/ai/shopping-list'
import { saidAmount } from '@pennyplate/domain/amounts/said-amount'
import { dollarsFromCents } from '@pennyplate/domain/money'
import { PRICE_SOURCE_CODES } from '@pennyplate/domain/shopping/price-source-codes'
import { type ListLine, labelOfLine } from '@pennyplate/domain/shopping/shopping-list'
import { writtenQuantity } from '@pennyplate/domain/shopping/shopping-list-quantity'
import { saidInLine } from './said-in-line.ts'

/** A computed line in the contract's format. */
export function writeLine(line: ListLine): ComputedShoppingLine {
  const { food, cover, needG, pantryG, leftoverG, usedIn, isEstimate } = line
  const packages = (cover?.lines ?? []).map(({ pack, count }) => ({
    id: pack.id,
    name: pack.name,
    amountText: pack.amountText,
    count,
    priceCents: pack.priceCents,
    netG: pack.netG,
    edibleG: pack.edibleG,
    asOf: pack.asOf,
    source: pack.source,
  }))
  const sources = PRICE_SOURCE_CODES.filter((code) => packages.some(({ source }) => source === code))
  const oldest = packages.map(({ asOf }) => asOf).sort()[0]
  const kinds = (cover?.lines ?? []).map(({ pack }) => priceSource(pack.source)?.kind)
  const weakest = PRICE_KINDS.findLast((kind) => kinds.includes(kind))
  return {
    name: food.name,
    ...pluralOf(line),
    ...(cover
      ? writtenQuantity(cover)
      : { quantity: saidAmount(needG - pantryG, saidInOf(food.id).saidIn), unit: '' }),
    ...(cover
      ? {
          estimatedPrice: dollarsFromCents(line.costCents),
          low: dollarsFromCents(line.lowCents),
          high: dollarsFromCents(line.highCents),
          sources,
          ...(oldest ? { asOf: oldest } : {}),
          ...(weakest ? { priceKind: weakest } : {}),
        }
      : {}),
    walmartId: null,
    foodId: food.id,
    pantryCategory: food.category,
    keepsDays: food.shelfLifeDays.unopened,
    packages,
    needG: tenths(needG),
    pantryG: tenths(pantryG),
    leftoverG: tenths(leftoverG),
    ...saidInLine(line),
    ...(leftoverG > 0 ? { leftoverKeepsDays: line.leftoverKeepsDays } : {}),
    usedIn: [...usedIn],
    ...labelOfLine(line),
    ...(isEstimate ? { isEstimate: true } : {}),
  }
}

/** The name of several where more than one piece is bought: 12 bananas, or a bag of apples. */
function pluralOf({ food, cover }: ListLine): Pick<ComputedShoppingLine, 'plural'> {
  const { name, plural, measures } = foodById(food.id) ?? {}
  const pieceG = measures?.each
  const pieces = (cover?.lines ?? []).reduce(
    (sum, { pack, count }) =>
      sum + count * (pack.amountText.startsWith('each') || pieceG === undefined ? 1 : pack.edibleG / pieceG),
    0,
  )
  return plural && plural !== name && pieces >= 2 ? { plural } : {}
}

/** "Roma tomatoes, 6", but "Yellow onion, three quarters of one". */
export function wasteName({ food, leftoverG }: Pick<ListLine, 'food' | 'leftoverG'>): string {
  const known = foodById(food.id)
  return known ? nameOfAmount(known, leftoverG) : food.name
}

export function tenths(grams: number): number {
  return Math.round(grams * 10) / 10
}

import { MASS_G } from '@pennyplate/domain/amounts/units'
import { ALLERGENS, FOOD_TRAITS } from '@pennyplate/domain/food/food'
import { type Package, PRICE_CLASSES, type PriceClass } from '@pennyplate/domain/food/package'
import { priceWidth, rangeAround } from './price-width.ts'

/** A row of data/packages; `edibleG` is present only if less than the net weight is edible. */
export interface PackageRow {
  readonly id: string
  readonly formerIds?: readonly string[] | undefined
  readonly foodId: string
  readonly name: string
  readonly amountText: string
  readonly netG: number
  readonly edibleG?: number | undefined
  readonly priceCents: number
  readonly priceClass: string
  readonly asOf: string
  readonly source: string
  readonly allergens?: readonly string[] | undefined
  readonly mayContain?: readonly string[] | undefined
  readonly traits?: readonly string[] | undefined
}

/** Fast enough to run at every start. Errors name the row. `cupG` is what a cup of its food weighs. */
export function readPackage(row: PackageRow, cupG?: number): Package {
  const { edibleG: writtenG = row.netG, priceClass, allergens, mayContain, traits, ...rest } = row
  const isWhole = [row.netG, writtenG, row.priceCents].every((value) => Number.isInteger(value) && value > 0)
  if (!isWhole || !isPriceClass(priceClass)) {
    throw new Error(`data/packages: "${row.id}" needs whole grams and cents, and a price class`)
  }
  return {
    ...rest,
    ...wholeLabelG(row, cupG),
    ...rangeAround(row.priceCents, priceWidth({ ...row, priceClass })),
    priceClass,
    ...(allergens ? { allergens: wordsIn(ALLERGENS, allergens, row.id) } : {}),
    ...(mayContain ? { mayContain: wordsIn(ALLERGENS, mayContain, row.id) } : {}),
    ...(traits ? { traits: wordsIn(FOOD_TRAITS, traits, row.id) } : {}),
  }
}

/**
 * A label of 12 oz says 340 g, which is less: a recipe of 12 oz is one package and not two. So is one of 4 cups, as recipes weigh
 * them, from a carton of 32 fl oz.
 */
function wholeLabelG(row: PackageRow, cupG: number | undefined): { netG: number; edibleG: number } {
  const { amountText, netG, edibleG = netG } = row
  const labelG = weightOf(amountText)
  const wholeG = netG === Math.floor(labelG) ? Math.ceil(labelG) : netG
  const isWeighed = Math.abs(wholeG - labelG) < 1
  // The edible part was rounded to the nearest gram.
  const eatenG = edibleG === netG ? wholeG : Math.min(wholeG, edibleG + (isWeighed ? 1 : 0))
  const measuredG = Math.ceil(cupsOf(amountText) * (cupG ?? 0))
  if (measuredG <= eatenG || measuredG > eatenG * CUPS_AT_MOST) return { netG: wholeG, edibleG: eatenG }
  return { netG: Math.max(wholeG, measuredG), edibleG: measuredG }
}

function weightOf(amountText: string): number {
  const [, amount, unit] = /^(?:about )?([\d.]+) (oz|lb)\b(?!.*\bct\b)/.exec(amountText) ?? []
  return Number(amount) * (unit === 'lb' ? MASS_G.lb : MASS_G.oz)
}

/** By volume, a carton and the cups of it weigh nearly the same. */
const CUPS_AT_MOST = 1.02
const CUPS_IN: Readonly<Record<string, number>> = {
  'fl oz': 1 / 8,
  pint: 2,
  qt: 4,
  'half gal': 8,
  gal: 16,
}

function cupsOf(amountText: string): number {
  const [, amount = '1', unit = ''] = /^(?:([\d.]+) )?(fl oz|pint|qt|half gal|gal)\b/.exec(amountText) ?? []
  return Number(amount) * (CUPS_IN[unit] ?? 0)
}

function wordsIn<T extends string>(known: readonly T[], words: readonly string[], id: string): T[] {
  return words.map((word) => {
    const found = known.find((one) => one === word)
    if (found === undefined) throw new Error(`data/packages: "${id}" has the unknown word "${word}"`)
    return found
  })
}

function isPriceClass(text: string): text is PriceClass {
  return PRICE_CLASSES.some((name) => name === text)
}

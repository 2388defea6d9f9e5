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

/** Fast enough to run at every start. Errors name the row. */
export function readPackage(row: PackageRow): Package {
  const { edibleG: writtenG = row.netG, priceClass, allergens, mayContain, traits, ...rest } = row
  const isWhole = [row.netG, writtenG, row.priceCents].every((value) => Number.isInteger(value) && value > 0)
  if (!isWhole || !isPriceClass(priceClass)) {
    throw new Error(`data/packages: "${row.id}" needs whole grams and cents, and a price class`)
  }
  return {
    ...rest,
    ...wholeLabelG(row),
    ...rangeAround(row.priceCents, priceWidth({ ...row, priceClass })),
    priceClass,
    ...(allergens ? { allergens: wordsIn(ALLERGENS, allergens, row.id) } : {}),
    ...(mayContain ? { mayContain: wordsIn(ALLERGENS, mayContain, row.id) } : {}),
    ...(traits ? { traits: wordsIn(FOOD_TRAITS, traits, row.id) } : {}),
  }
}

/** A label of 12 oz says 340 g, which is less: a recipe of 12 oz is one package and not two, also of what is trimmed or peeled. */
function wholeLabelG({ amountText, netG, edibleG = netG }: PackageRow): { netG: number; edibleG: number } {
  const labelG = weightOf(amountText)
  const wholeG = netG === Math.floor(labelG) ? Math.ceil(labelG) : netG
  if (edibleG === netG) return { netG: wholeG, edibleG: wholeG }
  // The edible part was rounded to the nearest gram.
  const isWeighed = Math.abs(wholeG - labelG) < 1
  return { netG: wholeG, edibleG: Math.min(wholeG, edibleG + (isWeighed ? 1 : 0)) }
}

function weightOf(amountText: string): number {
  const [, amount, unit] = /^(?:about )?([\d.]+) (oz|lb)\b(?!.*\bct\b)/.exec(amountText) ?? []
  return Number(amount) * (unit === 'lb' ? MASS_G.lb : MASS_G.oz)
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

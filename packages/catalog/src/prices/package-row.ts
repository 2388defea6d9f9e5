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
  const netG = wholeLabelG(row)
  const { edibleG = netG, priceClass, allergens, mayContain, traits, ...rest } = row
  const isWhole = [row.netG, edibleG, row.priceCents].every((value) => Number.isInteger(value) && value > 0)
  if (!isWhole || !isPriceClass(priceClass)) {
    throw new Error(`data/packages: "${row.id}" needs whole grams and cents, and a price class`)
  }
  return {
    ...rest,
    netG,
    ...rangeAround(row.priceCents, priceWidth({ ...row, priceClass })),
    edibleG,
    priceClass,
    ...(allergens ? { allergens: wordsIn(ALLERGENS, allergens, row.id) } : {}),
    ...(mayContain ? { mayContain: wordsIn(ALLERGENS, mayContain, row.id) } : {}),
    ...(traits ? { traits: wordsIn(FOOD_TRAITS, traits, row.id) } : {}),
  }
}

/** A label of 12 oz says 340 g, which is less: a recipe of 12 oz is one package and not two. */
function wholeLabelG({ amountText, netG }: PackageRow): number {
  const [, amount, unit] = /^([\d.]+) (oz|lb)\b(?!.*\bct\b)/.exec(amountText) ?? []
  const labelG = Number(amount) * (unit === 'lb' ? MASS_G.lb : MASS_G.oz)
  return netG === Math.floor(labelG) ? Math.ceil(labelG) : netG
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

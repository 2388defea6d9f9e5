import { parseQuantity } from '../amounts/quantity.ts'
import type { SaidIn } from '../amounts/said-amount.ts'
import { isMassUnit, isVolumeUnit } from '../amounts/units.ts'
import { PANTRY_CATEGORIES, type PantryCategory } from '../food/pantry-categories.ts'
import type { PantryItem } from '../pantry/pantry.ts'
import { suggestExpiry } from '../pantry/pantry-expiry.ts'
import { addPantryQuantities, DEFAULT_PANTRY_QUANTITY, toPantryQuantity } from '../pantry/pantry-quantity.ts'
import { lineCents, type StoredLine, type StoredPackage, shownName } from './shopping-list-lines.ts'

/** Turns bought lines into pantry items. */

type BoughtPackage = Pick<StoredPackage, 'amountText' | 'count' | 'netG' | 'edibleG'>

export interface PutAway {
  readonly id: string
  /** The moment, and its day in the household's time zone. */
  readonly now: Date
  readonly today: string
}

export type BoughtItem = PantryItem & { readonly fromShoppingList: true }

export function toPantryItem(line: StoredLine, category: string, { id, now, today }: PutAway): BoughtItem {
  const { foodId, keepsDays, contains = [], mayContain = [], traits = [] } = line
  const quantity = boughtQuantity(line).slice(0, 100)
  return {
    id,
    name: shownName(line),
    quantity,
    category: pantryCategory(line, category),
    dateAdded: now.toISOString(),
    fromShoppingList: true,
    ...priceOf(line, quantity),
    ...(foodId ? { foodId } : {}),
    ...(contains.length > 0 ? { allergens: contains } : {}),
    ...(mayContain.length > 0 ? { mayContain } : {}),
    ...(traits.length > 0 ? { traits } : {}),
    ...(keepsDays ? { expiryDate: suggestExpiry(keepsDays, today), expiryEstimated: true } : {}),
  }
}

function priceOf(
  line: StoredLine,
  priceFor: string,
): Pick<PantryItem, 'priceCents' | 'priceEstimated' | 'priceFor'> {
  const priceCents = lineCents(line)
  if (priceCents === null) return {}
  return { priceCents, priceFor, ...(line.pricePaid === undefined ? { priceEstimated: true } : {}) }
}

/** Whether somebody checked the line off or entered what they paid for it. */
export function isBought({ pricePaid }: StoredLine, isTicked: boolean): boolean {
  return isTicked || pricePaid !== undefined
}

/** "2 cans (15 oz)" for 2 of "15 oz can"; mixed sizes by their total weight. */
export function boughtQuantity({ packages = [], quantity, unit, saidIn }: StoredLine): string {
  const bought = packages.filter(({ count }) => count > 0)
  const pieces = piecesIn(bought, saidIn)
  if (pieces !== null) return toPantryQuantity({ amount: pieces, unit: 'each' })
  const [only, ...more] = bought
  if (only && more.length === 0) return ofOneSize(only) ?? byWeight(bought)
  if (only) return byCount(bought) ?? byWeight(bought)
  return [quantity ?? '', unit ?? ''].join(' ').trim() || DEFAULT_PANTRY_QUANTITY
}

const PIECES = /\((\d+) ct\)$/
/** Other pieces than those that are counted, such as boxes of raisins, are further off. */
const NEAR = 0.2

/** Two packs of "25 oz (30 ct)" are 60 tortillas; null if what the label counts is not what recipes count. */
function piecesIn(packages: readonly BoughtPackage[], saidIn: SaidIn | null | undefined): number | null {
  if (saidIn?.unit !== 'each' || packages.length === 0) return null
  const counts = packages.map(({ amountText, count, netG, edibleG = netG }) => {
    const pieces = Number(PIECES.exec(amountText)?.[1])
    const isPiece = Math.abs(edibleG / pieces / saidIn.grams - 1) <= NEAR
    return isPiece ? pieces * count : Number.NaN
  })
  const sum = counts.reduce((total, count) => total + count, 0)
  return Number.isNaN(sum) ? null : sum
}

/** A dozen eggs and a carton of 18 are 30 eggs, a pack of four cans and one can are five; null for what is not counted alike. */
function byCount(packages: readonly BoughtPackage[]): string | null {
  let sum: string | null = null
  for (const pack of packages) {
    const one = ofOneSize(pack)
    // A bag and two apples are not three bags.
    if (one === null || (sum !== null && isCounted(one) !== isCounted(sum))) return null
    sum = sum === null ? one : addPantryQuantities(sum, one)
    if (sum === null) return null
  }
  return sum
}

const isCounted = (quantity: string) => /^\d+ items?$/.test(quantity)

const COUNTED = /^(\d+) (?:ct|count)\b/
/** "20 oz (4 cans)": what holds the cans is thrown away. */
const OF_CANS = /^([\d.]+) oz \((\d+) cans\)$/
const FL_OZ_PER_GALLON = 128
const GALLON = /^(?:1 )?gal(?:lon)?$/

function ofOneSize({ amountText, count }: BoughtPackage): string | null {
  const text = amountText
    .trim()
    .toLowerCase()
    .replace(/^about /, '')
  if (/^(?:1 )?each\b/.test(text)) return toPantryQuantity({ amount: count, unit: 'each' })
  if (GALLON.test(text)) return toPantryQuantity({ amount: count, unit: 'gallon' })
  const [, pieces] = COUNTED.exec(text) ?? []
  if (pieces) return toPantryQuantity({ amount: count * Number(pieces), unit: 'each' })
  const [, ounces, cans] = OF_CANS.exec(text) ?? []
  if (ounces && cans) {
    const size = { amount: Number(ounces) / Number(cans), unit: 'oz' } as const
    return toPantryQuantity({ amount: count * Number(cans), unit: 'can', size })
  }
  const { amount, unit, size, rest } = parseQuantity(text)
  if (rest !== '' || amount === null || unit === null) return null
  if (size) return toPantryQuantity({ amount: amount * count, unit, size })
  const isMeasure = isMassUnit(unit) || isVolumeUnit(unit)
  if (!isMeasure || unit === 'lb') return toPantryQuantity({ amount: amount * count, unit })
  const container = isVolumeUnit(unit) ? 'bottle' : 'package'
  // Its label says 64 fl oz, and nobody writes 0.5 gallon.
  const printed =
    unit === 'gallon' ? ({ amount: amount * FL_OZ_PER_GALLON, unit: 'fl oz' } as const) : { amount, unit }
  return toPantryQuantity({ amount: count, unit: container, size: printed })
}

const GRAMS_OF_OUNCE = 28.349523125
const OUNCES_OF_POUND = 16

/** Pounds from one pound up. Rounded up to a hundredth, so that the pantry has enough for the meal. */
function byWeight(packages: readonly BoughtPackage[]): string {
  const ounces = packages.reduce((sum, { netG, count }) => sum + netG * count, 0) / GRAMS_OF_OUNCE
  const [amount, unit] = ounces < OUNCES_OF_POUND ? [ounces, 'oz'] : [ounces / OUNCES_OF_POUND, 'lb']
  return `${Math.ceil(amount * 100) / 100} ${unit}`
}

/** Section names by pantry category, for lines without a category. */
const CATEGORY_WORDS: readonly (readonly [RegExp, PantryCategory])[] = [
  [/frozen/i, 'Frozen'],
  [/\bcan(?:s|ned)?\b|broth/i, 'Canned'],
  [/produce|fruit|vegetable/i, 'Produce'],
  [/meat|poultry|seafood|fish|deli/i, 'Meat'],
  [/dairy|egg|cheese|refrigerated/i, 'Dairy'],
  [/bread|bakery|pasta|rice|grain|cereal|baking/i, 'Grains'],
  [/condiment|sauce|spice|seasoning|oil|vinegar/i, 'Condiments'],
  [/snack|sweet/i, 'Snacks'],
]

function pantryCategory({ pantryCategory: said }: StoredLine, section: string): PantryCategory {
  const known = PANTRY_CATEGORIES.find((category) => category === said)
  return known ?? CATEGORY_WORDS.find(([words]) => words.test(section))?.[1] ?? 'Other'
}

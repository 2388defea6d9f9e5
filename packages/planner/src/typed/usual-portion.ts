import type { CatalogFood } from '@pennyplate/catalog/foods/foods'
import { spokenUnitOf } from '@pennyplate/catalog/foods/spoken-unit'
import type { SaidIn } from '@pennyplate/domain/amounts/said-amount'

/** What one adult usually has of a food that stands by itself on a plate, in grams as bought. */
const GRAMS_OF_AISLE: Readonly<Record<string, number>> = {
  baking: 12,
  beverages: 240,
  breakfast: 40,
  'canned-goods': 125,
  condiments: 17,
  dairy: 28,
  deli: 57,
  frozen: 85,
  grains: 57,
  meat: 140,
  nuts: 32,
  oils: 14,
  produce: 85,
  seafood: 115,
  snacks: 28,
  spices: 1,
}
const OTHERWISE_G = 85

/** Foods that are had in another amount than the rest of their aisle. */
const GRAMS_OF_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\beggs?\b/, 100],
  [/\b(?:milk|milkshake|kefir)\b/, 240],
  [/\byogurt\b/, 170],
  [/\bcottage cheese\b/, 113],
  [/\b(?:butter|margarine)$/, 14],
  [/\bbacon\b/, 45],
  [/\bsausage/, 57],
  [/\bsyrup\b/, 40],
  [/\bgranola\b/, 55],
  [/\bwaffles?\b/, 70],
  [/\bpancakes?\b/, 105],
  [/\bpizza\b/, 140],
  [/\brotisserie\b/, 140],
  [/\bramen\b/, 85],
  [/\bpotatoes?\b/, 170],
  [/^canned .*\b(?:ravioli|spaghetti|chili|stew)\b/, 250],
  [/\bhot dogs?\b/, 100],
]
/** Sold as one meal or one piece, and eaten whole. */
const ONE = /\b(?:dinner|lunch kit|stuffed sandwiches|burritos?|pot pies?)$/
const SLICES_OF_BREAD = 2
/** A fruit, a bagel or a bun is eaten whole. */
const WHOLE_G = { min: 60, max: 260 }

export function usualPortionG(food: CatalogFood): number {
  const { aisle, measures } = food
  const name = food.name.toLowerCase()
  const known = GRAMS_OF_WORDS.find(([words]) => words.test(name))
  if (known) return known[1]
  if (ONE.test(name) && measures.each !== undefined) return measures.each
  if (aisle === 'bakery') return (measures.slice ?? 0) * SLICES_OF_BREAD || (measures.each ?? 57)
  const whole = measures.each ?? 0
  if (aisle === 'produce' && whole >= WHOLE_G.min && whole <= WHOLE_G.max) return whole
  return GRAMS_OF_AISLE[aisle] ?? OTHERWISE_G
}

/** A share of one that people would sooner say in cups: a quarter of a head of broccoli. */
const SAID_IN_CUPS_BELOW = 0.6

/** The unit that one portion of a food is said in. */
export function portionUnitOf(food: CatalogFood, grams: number): SaidIn | null {
  const said = spokenUnitOf(food)
  const { cup } = food.measures
  const isShare = said !== null && said.unit !== 'cup' && grams < SAID_IN_CUPS_BELOW * said.grams
  return isShare && cup !== undefined && grams >= cup / 4 ? { unit: 'cup', grams: cup } : said
}

/** How far a said amount may be from the weight it stands for. */
const SAID_WITHIN = 0.1
const GRAMS_PER_OZ = 28.3495

/** An ingredient line for one portion, in the unit people say it in where that is near enough. */
export function portionLine(food: CatalogFood, grams: number): string {
  const said = portionUnitOf(food, grams)
  const quarters = said ? Math.round((grams / said.grams) * 4) / 4 : 0
  if (said && quarters > 0 && Math.abs(quarters * said.grams - grams) <= SAID_WITHIN * grams)
    return `${quarters} ${said.unit === 'each' ? '' : `${said.unit} `}${food.name}`
  const ounces = Math.round((grams / GRAMS_PER_OZ) * 2) / 2
  if (ounces > 0 && Math.abs(ounces * GRAMS_PER_OZ - grams) <= SAID_WITHIN * grams)
    return `${ounces} oz ${food.name}`
  return `${Math.round(grams * 10) / 10} g ${food.name}`
}

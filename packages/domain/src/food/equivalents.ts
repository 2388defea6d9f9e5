import type { NutrientTotal } from './nutrition.ts'

/** Cup and ounce equivalents of the USDA Food Patterns, and kinds of fat. Legumes count as vegetables and as protein foods. */
export const EQUIVALENT_KEYS = [
  'fruitCups',
  'wholeFruitCups',
  'vegetableCups',
  'greensAndBeansCups',
  'wholeGrainsOz',
  'refinedGrainsOz',
  'dairyCups',
  'proteinOz',
  'seafoodOz',
  'plantProteinOz',
  'addedSugarG',
  'saturatedFatG',
  'monoFatG',
  'polyFatG',
] as const
export type EquivalentKey = (typeof EQUIVALENT_KEYS)[number]

/** What people eat of 100 g of a food's edible part: meat as it is once cooked and drained. Null is unknown, never zero. */
export type Equivalents = Readonly<Record<EquivalentKey, number | null>>

// Safe: one entry for each key.
export const NOT_LOOKED_UP = Object.fromEntries(EQUIVALENT_KEYS.map((key) => [key, null])) as Equivalents

export type EquivalentTotals = Readonly<Record<EquivalentKey, NutrientTotal>>

interface EatenEquivalents {
  /** Null for a food nobody has looked up. */
  readonly equivalents: Equivalents | null
  readonly grams: number
}

export function sumEquivalents(eaten: readonly EatenEquivalents[]): EquivalentTotals {
  const entries = EQUIVALENT_KEYS.map((key): [EquivalentKey, NutrientTotal] => [
    key,
    sumEquivalent(eaten, key),
  ])
  // Safe: one entry for each key.
  return Object.fromEntries(entries) as Record<EquivalentKey, NutrientTotal>
}

export function sumEquivalent(eaten: readonly EatenEquivalents[], key: EquivalentKey): NutrientTotal {
  let amount = 0
  let unknownG = 0
  for (const { equivalents, grams } of eaten) {
    const per100G = equivalents?.[key] ?? null
    if (per100G === null) unknownG += grams
    else amount += (per100G * grams) / 100
  }
  return { amount, unknownG }
}

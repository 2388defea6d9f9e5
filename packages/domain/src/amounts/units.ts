import type { Measured } from '../food/food.ts'

/** Grams of one. */
export const MASS_G = { mg: 0.001, g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 } as const

const ML_PER_CUP = 236.5882365
/** Milliliters of one, US measures. A dash is an eighth of a teaspoon and a pinch half of that. */
const VOLUME_ML = {
  ml: 1,
  dl: 100,
  l: 1000,
  pinch: ML_PER_CUP / 768,
  dash: ML_PER_CUP / 384,
  tsp: ML_PER_CUP / 48,
  tbsp: ML_PER_CUP / 16,
  'fl oz': ML_PER_CUP / 8,
  cup: ML_PER_CUP,
  pint: ML_PER_CUP * 2,
  quart: ML_PER_CUP * 4,
  gallon: ML_PER_CUP * 16,
} as const

/** Counted units. What one weighs depends on the food. */
const COUNT_UNITS = [
  'each',
  'bag',
  'block',
  'bottle',
  'box',
  'bunch',
  'can',
  'carton',
  'clove',
  'container',
  'drop',
  'ear',
  'fillet',
  'handful',
  'head',
  'inch',
  'jar',
  'leaf',
  'loaf',
  'package',
  'pat',
  'scoop',
  'sheet',
  'slice',
  'sprig',
  'stalk',
  'stick',
  'wedge',
] as const

export type MassUnit = keyof typeof MASS_G
export type VolumeUnit = keyof typeof VOLUME_ML
export type CountUnit = (typeof COUNT_UNITS)[number]
export type Unit = MassUnit | VolumeUnit | CountUnit

/** Closed containers from a store; a size before one is the label's size. */
export const CONTAINER_UNITS: ReadonlySet<string> = new Set<Unit>([
  'bag',
  'block',
  'bottle',
  'box',
  'can',
  'carton',
  'container',
  'jar',
  'loaf',
  'package',
])

export function isMassUnit(unit: string): unit is MassUnit {
  return Object.hasOwn(MASS_G, unit)
}

export function isVolumeUnit(unit: string): unit is VolumeUnit {
  return Object.hasOwn(VOLUME_ML, unit)
}

export function isUnit(text: string): text is Unit {
  return isMassUnit(text) || isVolumeUnit(text) || isCountUnit(text)
}

/** Units that count things: cloves, cans. */
export function isCountUnit(text: string): text is CountUnit {
  return COUNT_UNITS.some((unit) => unit === text)
}

/** How many of one unit are in the other, without knowing the food; null between mass, volume and counts. */
export function unitRatio(from: string, to: string): number | null {
  if (from === to) return 1
  if (isMassUnit(from) && isMassUnit(to)) return MASS_G[from] / MASS_G[to]
  if (isVolumeUnit(from) && isVolumeUnit(to)) return VOLUME_ML[from] / VOLUME_ML[to]
  return null
}

export interface Amount {
  readonly amount: number
  readonly unit: string
  /** The size of one, if given: 15 oz in "2 (15 oz) cans". */
  readonly size?: { readonly amount: number; readonly unit: string }
}

export type MeasuredFood = Measured & { readonly refusePct: number }

export type Grams =
  | { readonly ok: true; readonly grams: number }
  | { readonly ok: false; readonly reason: 'no-measure' | 'no-density' | 'unknown-unit' }

export type Converted =
  | { readonly ok: true; readonly amount: number }
  | Extract<Grams, { readonly ok: false }>

/**
 * Edible grams. A mass or package size is what the scale or label says, so peel, bone and brine are
 * subtracted; a cup, a clove or a can is the food's own measure and already edible. Nothing is guessed: without
 * a measure or a density there is a reason instead of a figure.
 */
export function toGrams({ amount, unit, size }: Amount, food: MeasuredFood): Grams {
  if (size) {
    const one = toGrams(size, food)
    return one.ok ? { ok: true, grams: one.grams * amount } : one
  }
  if (isMassUnit(unit)) return { ok: true, grams: amount * MASS_G[unit] * edibleShare(food) }
  const ownG = Object.hasOwn(food.measures, unit) ? food.measures[unit] : undefined
  if (ownG !== undefined) return { ok: true, grams: amount * ownG }
  if (isVolumeUnit(unit)) {
    const gramsPerMl = bulkDensity(food, unit)
    if (gramsPerMl === null) return { ok: false, reason: 'no-density' }
    return { ok: true, grams: amount * VOLUME_ML[unit] * gramsPerMl }
  }
  return { ok: false, reason: isUnit(unit) ? 'no-measure' : 'unknown-unit' }
}

export function convertAmount(from: Amount, to: string, food: MeasuredFood): Converted {
  const ratio = from.size ? null : unitRatio(from.unit, to)
  if (ratio !== null) return { ok: true, amount: from.amount * ratio }
  const grams = toGrams(from, food)
  if (!grams.ok) return grams
  const one = toGrams({ amount: 1, unit: to }, food)
  return one.ok ? { ok: true, amount: grams.grams / one.grams } : one
}

function edibleShare(food: MeasuredFood): number {
  return 1 - food.refusePct / 100
}

const VOLUME_MEASURES = ['cup', 'tbsp', 'tsp', 'fl oz', 'pint', 'quart', 'gallon', 'l', 'ml'] as const

/** Grams per milliliter, from the measured volume nearest in size: a tablespoon says more of a teaspoon than a cup does. */
function bulkDensity(food: Measured, unit: keyof typeof VOLUME_ML): number | null {
  const ratio = (other: keyof typeof VOLUME_ML) => Math.abs(Math.log(VOLUME_ML[other] / VOLUME_ML[unit]))
  const measured = VOLUME_MEASURES.filter((one) => food.measures[one] !== undefined)
  const [nearest] = measured.toSorted((a, b) => ratio(a) - ratio(b))
  const grams = nearest && food.measures[nearest]
  if (nearest && grams !== undefined) return grams / VOLUME_ML[nearest]
  return food.densityGPerMl ?? null
}

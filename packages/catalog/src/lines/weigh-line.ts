import {
  type Amount,
  CONTAINER_UNITS,
  isMassUnit,
  isVolumeUnit,
  toGrams,
} from '@pennyplate/domain/amounts/units'
import type { CatalogFood } from '../foods/foods.ts'
import { packagesOf } from '../prices/packages.ts'
import type { Aside } from './aside.ts'

export interface LineAmount {
  readonly amount: number
  readonly unit: string
  readonly size?: { readonly amount: number; readonly unit: string }
}

export interface Weighed {
  readonly massG: number | null
  readonly isMassStated: boolean
}

type SizeAside = Extract<Aside, { kind: 'size' }>

/** Edible grams of a line's food. What the line states goes before what a piece usually weighs. */
export function weighLine(
  food: CatalogFood,
  amount: LineAmount | null,
  sizes: readonly SizeAside[],
  words: string,
): Weighed {
  const weighed = weigh(food, amount, sizes, words)
  return weighed.massG !== null && weighed.massG > MOST_G ? { massG: null, isMassStated: false } : weighed
}

/** Not even a recipe for a hundred needs more, so a larger amount is a typo. */
const MOST_G = 100_000

function weigh(
  food: CatalogFood,
  amount: LineAmount | null,
  sizes: readonly SizeAside[],
  words: string,
): Weighed {
  const cooked = cookedShare(food, words)
  const stated = amount && statedG(food, amount, sizes, cooked, words)
  if (stated !== null && stated > 0) return { massG: stated, isMassStated: true }
  const counted = amount ? countedG(food, amount, words) : null
  return { massG: counted ?? (amount ? null : usualG(food)), isMassStated: false }
}

function statedG(
  food: CatalogFood,
  amount: LineAmount,
  sizes: readonly SizeAside[],
  cooked: Cooked | null,
  words: string,
): number | null {
  const grams = (one: Amount) => gramsOf(food, one, cooked)
  if (amount.size) {
    const one = grams(amount.size)
    return one === null ? null : one * amount.amount
  }
  if (isMassUnit(amount.unit))
    return isOffTheBone(food, words) ? massOfAside(food, amount, true, cooked) : grams(amount)
  const mass = sizes.find(({ size }) => isMassUnit(size.unit))
  const isVolume = isVolumeUnit(amount.unit)
  if (mass) {
    const one = massOfAside(food, mass.size, isVolume, cooked)
    const isPerOne = !isVolume && !mass.isTotal && (mass.isEach || CONTAINER_UNITS.has(amount.unit))
    return isPerOne ? one * amount.amount : one
  }
  if (isVolume) return grams(amount)
  const volume = sizes.find(({ size }) => isVolumeUnit(size.unit))
  if (!volume) return null
  const one = grams(volume.size)
  if (one === null) return null
  return volume.isEach || CONTAINER_UNITS.has(amount.unit) ? one * amount.amount : one
}

/** "1 lb cooked chicken, shredded" has no bones. */
function isOffTheBone({ id }: CatalogFood, words: string): boolean {
  return id === 'rotisserie-chicken' && !/\bwhole\b|\bbird\b/i.test(words)
}

/** "1 cup (150 g) mango" is weighed as eaten; "2 mangoes (600 g)" as bought. */
function massOfAside(food: CatalogFood, size: Amount, isEaten: boolean, cooked: Cooked | null): number {
  const whole = toGrams(size, isEaten ? { ...food, refusePct: 0 } : food)
  const grams = whole.ok ? whole.grams : 0
  return cooked ? grams / cooked.yield : grams
}

interface Cooked {
  readonly yield: number
}

/** Cups of cooked grains, pasta and beans hold about as much of each. */
const COOKED_CUP_G = 165
const COOKED = /^[^,(]*\b(?:cooked|leftover|boiled|steamed)\b/i

/** Only where the line measures the cooked food and our food is the dry one. */
function cookedShare({ cookedYield }: CatalogFood, words: string): Cooked | null {
  if (
    cookedYield === undefined ||
    !COOKED.test(words) ||
    /\b(?:uncooked|pre-?cooked|to be cooked|quick-cooked)\b/i.test(words)
  )
    return null
  return { yield: cookedYield }
}

function gramsOf(food: CatalogFood, amount: Amount, cooked: Cooked | null): number | null {
  if (cooked && isVolumeUnit(amount.unit)) {
    const dry = toGrams(amount, { measures: { cup: COOKED_CUP_G }, refusePct: 0 })
    return dry.ok ? dry.grams / cooked.yield : null
  }
  const found = toGrams(amount, food)
  if (found.ok) return cooked && isMassUnit(amount.unit) ? found.grams / cooked.yield : found.grams
  const rough =
    isVolumeUnit(amount.unit) && !food.isOwn
      ? toGrams(amount, { measures: { cup: roughCupG(food) }, refusePct: 0 })
      : null
  return rough?.ok ? rough.grams : null
}

/** Where the food has no volume of its own: pieces of meat and fruit leave some air. */
function roughCupG({ aisle }: CatalogFood): number {
  return (
    { meat: 140, seafood: 145, deli: 140, bakery: 45, snacks: 60, spices: 110, breakfast: 60 }[
      aisle as string
    ] ?? 150
  )
}

const SMALL = /\b(?:small|sm|mini)\b(?![- ]dice)/i
const LARGE = /\b(?:large|big|lg|jumbo|giant|huge|extra-large)\b(?![- ]dice)/i

function countedG(food: CatalogFood, { amount, unit }: LineAmount, words: string): number | null {
  if (food.isOwn) return countedOwnG(food, amount, unit)
  const one = food.measures[unit] ?? pieceG(food, unit)
  if (one === null || one === undefined) return null
  const name = words.split(/[,(]/)[0] ?? ''
  return one * amount * (saysSize(food) ? 1 : SMALL.test(name) ? 0.7 : LARGE.test(name) ? largeOf(food) : 1)
}

/** The onions that stores sell are the large ones of recipes. */
function largeOf({ id }: CatalogFood): number {
  return id === 'onion' || id === 'red-onion' ? 1 : 1.3
}

/** Of a food that a household added we know what one package holds, whatever it is called. */
function countedOwnG({ measures }: CatalogFood, amount: number, unit: string): number | null {
  const one = measures[unit] ?? (CONTAINER_UNITS.has(unit) || unit === 'each' ? measures.package : undefined)
  return one === undefined ? null : one * amount
}

/** Eggs are sold by size; the size of a package is not the size of what is in it. */
function saysSize({ id }: CatalogFood): boolean {
  return id.startsWith('egg') || id.startsWith('shrimp')
}

/** Grams of one, for units that mean about the same of any food. */
const PIECES_G: Readonly<Record<string, number>> = {
  sprig: 2,
  leaf: 0.5,
  handful: 30,
  pat: 5,
  wedge: 20,
  drop: 0.05,
  inch: 12,
  sheet: 15,
  scoop: 40,
  slice: 25,
  bunch: 60,
  stalk: 40,
  clove: 3,
}

/** The zest and juice of one fruit, and other pieces that the catalog does not count. */
const ONE_G: Readonly<Record<string, number>> = {
  'lemon-zest': 6,
  'orange-zest': 12,
  'orange-juice': 80,
  'black-pepper': 0.05,
  'vanilla-bean-paste': 5,
  'chocolate-chips': 0.5,
}

function pieceG(food: CatalogFood, unit: string): number | null {
  const { measures } = food
  if (unit === 'each' && food.id in ONE_G) return ONE_G[food.id] ?? null
  if (unit === 'sheet' && measures.each !== undefined) return measures.each
  if (CONTAINER_UNITS.has(unit))
    return measures.package ?? measures.can ?? measures.container ?? packageG(food)
  if (
    unit === 'each' ||
    unit === 'head' ||
    unit === 'fillet' ||
    unit === 'ear' ||
    unit === 'loaf' ||
    unit === 'block'
  )
    return (
      measures.each ??
      measures.head ??
      measures.fillet ??
      measures.ear ??
      measures.stalk ??
      measures.loaf ??
      measures.slice ??
      measures.leaf ??
      measures.package ??
      (unit === 'each' ? null : packageG(food))
    )
  if (unit === 'stick' && measures.each !== undefined) return measures.each
  if (unit === 'stalk' && measures.each !== undefined && measures.each < 100) return measures.each
  return PIECES_G[unit] ?? null
}

/** What the middle one of its packages holds. */
function packageG({ id }: CatalogFood): number | null {
  const sizes = packagesOf(id)
    .map(({ edibleG }) => edibleG)
    .sort((a, b) => a - b)
  return sizes[Math.floor((sizes.length - 1) / 2)] ?? null
}

const USUAL_SPOONS: Readonly<Record<string, Amount>> = {
  spices: { amount: 0.5, unit: 'tsp' },
  oils: { amount: 1, unit: 'tbsp' },
  condiments: { amount: 2, unit: 'tbsp' },
  baking: { amount: 1, unit: 'tbsp' },
  nuts: { amount: 2, unit: 'tbsp' },
  dairy: { amount: 2, unit: 'tbsp' },
}
const HERBS = /^(?:basil|parsley|mint|dill|cilantro|thyme|rosemary|sage|oregano|tarragon|chives|green-onion)/

/** "Salt to taste", "butter for the pan": lines without an amount take about this much. */
function usualG(food: CatalogFood): number | null {
  if (food.isOwn) return null
  if (food.id === 'cooking-spray') return 2
  if (food.id === 'water' || food.id === 'ice') return 0
  const spoons = HERBS.test(food.id) ? { amount: 2, unit: 'tbsp' } : USUAL_SPOONS[food.aisle]
  if (/^butter|^ghee|^margarine/.test(food.id)) return 14
  if (spoons) return gramsOf(food, spoons, null)
  const one = food.measures.each
  return one !== undefined && food.aisle === 'produce' ? one : null
}

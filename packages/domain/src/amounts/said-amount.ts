import { singularFood } from '../food/food-words.ts'
import { kitchenAmount, writtenAmount, writtenNumber, writtenWeight } from './kitchen-amount.ts'
import { unitLabel } from './unit-label.ts'
import { isMassUnit, isUnit, isVolumeUnit, unitRatio } from './units.ts'

/** The unit people say amounts of a food in, and what one weighs: a can of beans, one tortilla, a cup of flour. */
export interface SaidIn {
  readonly unit: string
  readonly grams: number
}

/** Below this share of one there is nothing worth counting. */
const LITTLE = 0.15
const PARTS = [
  [1 / 4, 'a quarter'],
  [1 / 2, 'half'],
  [3 / 4, 'three quarters'],
] as const
/** From here on it is all there. */
const ALL_BUT = 0.97
/** Counted whole from here on: "5 cans". */
const MANY = 4
/** Nobody has half a clove or a quarter of a slice left. */
const WHOLE: ReadonlySet<string> = new Set(['clove', 'slice', 'stalk', 'leaf', 'sprig', 'sheet'])
const FROM_A_QUART = 3.75
/** A cup of anything lighter is dry: a quart of chips is nothing anybody says. */
const LIQUID_CUP_G = 200
/** Nobody says four quarts. */
const FROM_A_GALLON = 15

/** An amount as people say it: "half a can", "6", "1 1/2 cups", "3 1/2 oz"; a weight where the food is not counted. */
export function saidAmount(grams: number, saidIn?: SaidIn | null): string {
  if (!saidIn) return writtenWeight(grams)
  const amount = grams / saidIn.grams
  if (isVolumeUnit(saidIn.unit)) return saidVolume(amount, saidIn.unit, grams)
  if (isMassUnit(saidIn.unit)) return writtenWeight(amount * (unitRatio(saidIn.unit, 'g') ?? 1))
  return saidCount(amount, saidIn.unit)
}

/** At the start of a sentence: "About half a can", "A little", "Most of a bunch". */
export function aboutAmount(said: string): string {
  const isVague = /^(?:a little|most)\b/.test(said)
  return isVague ? said.charAt(0).toUpperCase() + said.slice(1) : `About ${said}`
}

function saidVolume(amount: number, unit: string, grams: number): string {
  const cups = amount * (unitRatio(unit, 'cup') ?? 1)
  if (cups < FROM_A_QUART) return writtenAmount(kitchenAmount(cups, 'cup'))
  if (grams / cups < LIQUID_CUP_G) return writtenWeight(grams)
  const large = cups < FROM_A_GALLON ? 'quart' : 'gallon'
  const halves = Math.round(2 * cups * (unitRatio('cup', large) ?? 1))
  return writtenAmount({ amount: halves / 2, unit: large })
}

function saidCount(amount: number, unit: string): string {
  if (amount < LITTLE) return 'a little'
  const article = `${/^[aeiou]/.test(unit) ? 'an' : 'a'} ${unit}`
  if (WHOLE.has(unit) || amount >= MANY - 0.25) return counted(Math.max(1, Math.round(amount)), unit)
  const part = PARTS.find(([share]) => Math.abs(amount - share) <= 1 / 8)
  if (part && amount < 7 / 8) {
    const of = unit === 'each' ? 'one' : article
    return part[1] === 'half' && unit !== 'each' ? `half ${of}` : `${part[1]} of ${of}`
  }
  if (amount < ALL_BUT) return `most of ${unit === 'each' ? 'one' : article}`
  const parts = unit === 'each' ? 2 : 4
  return counted(Math.max(1, Math.round(amount * parts) / parts), unit)
}

function counted(count: number, unit: string): string {
  if (unit === 'each' || !isUnit(unit)) return writtenNumber(count)
  return `${writtenNumber(count)} ${unitLabel(unit, count)}`
}

/** "half a can of black beans"; of what is counted the amount and the name: "6 flour tortillas", "half of a lemon". */
export function saidOf(food: string, grams: number, saidIn?: SaidIn | null): string {
  const amount = saidAmount(grams, saidIn)
  if (saidIn?.unit === 'can') return `${amount} of ${food.replace(/^canned /i, '')}`
  if (saidIn?.unit !== 'each') return `${amount} of ${food}`
  if (/^\d/.test(amount)) return `${amount} ${food}`
  const one = singularFood(food)
  return amount.endsWith(' of one')
    ? amount.replace(/ one$/, ` ${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`)
    : `${amount} of ${food}`
}

import { unitLabel } from './unit-label.ts'
import { isUnit, unitRatio } from './units.ts'

/** An amount in fractions that measuring spoons and cups come in. */
export interface KitchenAmount {
  readonly amount: number
  readonly unit: string
}

const FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 8, '1/8'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [3 / 8, '3/8'],
  [1 / 2, '1/2'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
]
/** Two spoons of 3/8, but of salt a third too little is tasted. */
const EIGHTHS = [1 / 8, 1 / 4, 3 / 8, 1 / 2, 3 / 4]
const CUPS = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4]
const HALVES = [1 / 2]
const QUARTERS = [1 / 4, 1 / 2, 3 / 4]
/** Of the third teaspoon: 2 3/4 are a tablespoon, give or take. */
const TO_A_HALF = [1 / 4, 1 / 2]
/** Counted whole only: nobody measures a third of a bay leaf. */
const WHOLE_UNITS: ReadonlySet<string> = new Set([
  'clove',
  'leaf',
  'sprig',
  'slice',
  'sheet',
  'pinch',
  'dash',
])

const TSP_PER_TBSP = 3
const TSP_PER_CUP = 48

/** Products of portions are off by less. Half of something is half of it, whichever was multiplied first: the list and the recipe round alike. */
const STEPS_OF_ONE = 1e4
const settled = (amount: number) => Math.round(amount * STEPS_OF_ONE) / STEPS_OF_ONE

/** The nearest measurable amount, in the unit a cook would use. Foods counted whole, such as eggs, have no halves, and sandwiches no odd slice. */
export function kitchenAmount(amount: number, unit: string, isCountedWhole = false): KitchenAmount {
  const ounces = unitRatio(unit, 'oz')
  if (ounces !== null) return weighed(settled(amount * ounces), unit)
  const teaspoons = WHOLE_UNITS.has(unit) ? null : unitRatio(unit, 'tsp')
  if (teaspoons !== null) return spoonsAndCups(settled(amount * teaspoons))
  const count = settled(amount)
  if (isCountedWhole && unit === 'each') return { amount: wholeCount(count), unit }
  if (isCountedWhole && unit === 'slice') return { amount: 2 * wholeCount(count / 2), unit }
  if (WHOLE_UNITS.has(unit)) return { amount: Math.max(1, Math.round(count)), unit }
  return { amount: nearest(count, countedFractions(count), 1 / 4), unit }
}

/** What a recipe weighs in pounds or ounces is never a few grams. */
function weighed(ounces: number, unit: string): KitchenAmount {
  const isSaidSo = unit === 'lb' || unit === 'oz'
  return !isSaidSo && ounces < 1 / 2 ? fewGrams(ounces) : poundsAndOunces(ounces)
}

/** Nobody counts out 49 nuggets. */
const MANY = 30
const HANDFUL = 5

function wholeCount(amount: number): number {
  if (amount >= MANY) return HANDFUL * Math.round(amount / HANDFUL)
  return Math.max(1, Math.round(amount))
}

/** Half an onion matters next to one, but not next to eight. */
function countedFractions(amount: number): readonly number[] {
  if (amount < 1) return QUARTERS
  return amount < 4 ? HALVES : []
}

function spoonsAndCups(teaspoons: number): KitchenAmount {
  if (teaspoons < 1 / 12) return { amount: 1, unit: 'pinch' }
  if (teaspoons < 2.75) {
    const fractions = teaspoons < 1 ? EIGHTHS : teaspoons < 2 ? QUARTERS : TO_A_HALF
    return { amount: nearest(teaspoons, fractions, 1 / 8), unit: 'tsp' }
  }
  const tablespoons = teaspoons / TSP_PER_TBSP
  // 3 1/2 tablespoons are a quarter cup, give or take.
  if (tablespoons < 3.5)
    return { amount: nearest(tablespoons, tablespoons < 3 ? HALVES : [], 1), unit: 'tbsp' }
  const cups = teaspoons / TSP_PER_CUP
  return { amount: nearest(cups, cups < 4 ? CUPS : HALVES, 1 / 4), unit: 'cup' }
}

/** Yeast and spices that a recipe weighs in grams; half an ounce would be several times too much. */
function fewGrams(ounces: number): KitchenAmount {
  return { amount: nearest(ounces, EIGHTHS, 1 / 8), unit: 'oz' }
}

/** Below this a half ounce more or less is a third of the cheese. */
const FEW_OUNCES = 2

function poundsAndOunces(ounces: number): KitchenAmount {
  if (ounces < FEW_OUNCES) return { amount: nearest(ounces, QUARTERS, 1 / 2), unit: 'oz' }
  if (ounces < 15.5) return { amount: nearest(ounces, ounces < 8 ? HALVES : [], 1 / 2), unit: 'oz' }
  return { amount: nearest(ounces / 16, QUARTERS, 1), unit: 'lb' }
}

function nearest(amount: number, fractions: readonly number[], least: number): number {
  const whole = Math.floor(amount)
  const options = [0, ...fractions, 1].map((fraction) => whole + fraction)
  const found = options.reduce((best, one) => (Math.abs(one - amount) < Math.abs(best - amount) ? one : best))
  return Math.max(least, found)
}

/** "1 1/2", "2/3", "4"; a decimal when no fraction fits. */
export function writtenNumber(amount: number): string {
  const whole = Math.floor(amount + 1e-9)
  const rest = amount - whole
  if (rest < 1e-6) return String(whole)
  const fraction = FRACTIONS.find(([value]) => Math.abs(value - rest) < 1e-6)?.[1]
  if (fraction === undefined) return String(Math.round(amount * 100) / 100)
  return whole === 0 ? fraction : `${whole} ${fraction}`
}

/** "1 1/2 cups", "2 cans"; a count without a unit is just the number. */
export function writtenAmount({ amount, unit }: KitchenAmount): string {
  if (unit === 'each' || !isUnit(unit)) return writtenNumber(amount)
  return `${writtenNumber(amount)} ${unitLabel(unit, amount)}`
}

const OUNCES_PER_GRAM = unitRatio('g', 'oz') ?? 0

/** "3 1/2 oz", "1 1/4 lb": the nearest weight a person would say, at least 1/2 oz. */
export function writtenWeight(grams: number): string {
  return writtenAmount(kitchenAmount(grams * OUNCES_PER_GRAM, 'oz'))
}

const QUARTER_OUNCE_G = 7

/** The same, and "3 g" of salt: half a teaspoon is no half ounce. */
export function exactWeight(grams: number): string {
  return grams < QUARTER_OUNCE_G ? `${Math.max(1, Math.round(grams))} g` : writtenWeight(grams)
}

/** Spoons and cups in a sentence: "Bring 4 cups of water to a boil". */
const AMOUNT_IN_TEXT =
  /\b(\d+ \d\/\d|\d+\/\d+|\d+(?:\.\d+)?) ((?:more|level|heaping) )?(teaspoons?|tablespoons?|cups?|quarts?)\b/g
/** An amount per piece ("1/4 cup each") is not scaled, nor is the water under a rack. */
const FOR_ONE = /\b(?:each|per|apiece|at a time|every|by the|rack)\b/i
/** The same words about times, sides and pouring: "every 3 minutes", "on each side", "a little at a time". */
const NOT_FOR_ONE =
  /\b(?:every|each) (?:\w+ ){0,2}(?:seconds?|minutes?|side|time)\b|\b(?:seconds?|minutes?) each\b|\b(?:a little|a few|one|some) at a time\b/gi
const UNIT_OF_WORD = { teaspoon: 'tsp', tablespoon: 'tbsp', cup: 'cup', quart: 'quart' } as const
const WORD_OF_UNIT: Readonly<Record<string, string>> = { tsp: 'teaspoon', tbsp: 'tablespoon', pinch: 'pinch' }

/** Scales the spoon and cup amounts in a recipe step, but for sentences about one piece or one person. */
export function scaleSentence(step: string, factor: number): string {
  if (Math.abs(factor - 1) < 1e-6) return step
  return step
    .split(/(?<=[.;]\s)/)
    .map((sentence) => (isForOne(sentence) ? sentence : scaleAmounts(sentence, factor)))
    .join('')
}

function isForOne(sentence: string): boolean {
  return FOR_ONE.test(sentence.replace(NOT_FOR_ONE, ''))
}

function scaleAmounts(sentence: string, factor: number): string {
  return sentence.replace(AMOUNT_IN_TEXT, (_, number: string, more = '', word: string) => {
    const unit = UNIT_OF_WORD[singular(word)]
    const scaled = kitchenAmount(readFraction(number) * factor, unit)
    const name = WORD_OF_UNIT[scaled.unit] ?? scaled.unit
    const written = `${writtenNumber(scaled.amount)} ${scaled.amount > 1 ? `${name}s` : name}`
    if (more === '') return written
    return scaled.amount < 1 && more === 'more '
      ? `another ${written}`
      : written.replace(/ (?=\w+$)/, ` ${more}`)
  })
}

function singular(word: string): keyof typeof UNIT_OF_WORD {
  if (word.startsWith('tea')) return 'teaspoon'
  if (word.startsWith('table')) return 'tablespoon'
  return word.startsWith('cup') ? 'cup' : 'quart'
}

export function readFraction(text: string): number {
  return text.split(' ').reduce((sum, part) => {
    const [top = '0', bottom = '1'] = part.split('/')
    return sum + Number(top) / Number(bottom)
  }, 0)
}

import { type KitchenAmount, kitchenAmount, writtenAmount, writtenNumber } from '../amounts/kitchen-amount.ts'
import { parseQuantity } from '../amounts/quantity.ts'
import { unitLabel } from '../amounts/unit-label.ts'
import { unitFromWord } from '../amounts/unit-words.ts'
import { isCountUnit, isUnit, type Unit } from '../amounts/units.ts'
import { loweredFood, singularFood } from '../food/food-words.ts'

/** An ingredient with a known food and amount. */
export interface MeasuredIngredient {
  readonly name: string
  readonly plural?: string | undefined
  /** The recipe's own amount, before rounding to spoons and cups. */
  readonly amount: number
  readonly unit: string
  readonly preparation?: string | undefined
  readonly isOptional?: boolean | undefined
  /** Nobody cracks half an egg or buys half a bun. */
  readonly isCountedWhole?: boolean | undefined
  /** What the label of one says where a food is sold in one usual size: "15-oz". */
  readonly size?: string | undefined
}

export interface ScaledLine {
  /** "1 1/2 cups"; empty when the recipe gives no amount. */
  readonly quantity: string
  /** The whole line: "1 1/2 cups rolled oats, toasted". */
  readonly text: string
}

export type WrittenLine = ScaledLine & { readonly measured: KitchenAmount }

/** Writes an ingredient scaled by the factor, in measurable amounts. */
export function writeIngredientLine(ingredient: MeasuredIngredient, factor: number): WrittenLine {
  const { name, plural = name, preparation, isOptional, isCountedWhole, size } = ingredient
  const measured = kitchenAmount(ingredient.amount * factor, ingredient.unit, isCountedWhole)
  const isSelfCounted = measured.unit !== 'each' && isUnit(measured.unit) && saysUnit(name, measured.unit)
  const counted = isSelfCounted ? { ...measured, unit: 'each' } : measured
  const quantity = size === undefined ? writtenAmount(counted) : sizedAmount(measured, size)
  const isCounted = measured.unit === 'each' || isSelfCounted
  const isSeveral = isCounted ? measured.amount > 1 : measured.unit === 'lb'
  const food = loweredFood(isSeveral ? plural : isCounted && name === plural ? singularFood(name) : name)
  // "2 cans black beans" are canned already, and a jar of gravy is jarred.
  const said = /^(?:can|jar|box)$/.test(measured.unit) ? food.replace(/^(?:canned|jarred|boxed) /, '') : food
  const of = size !== undefined && measured.amount < 1 ? 'of ' : ''
  const done = preparation === undefined || saysDone(name, preparation) ? '' : preparation
  const details = [done, isOptional ? 'optional' : ''].filter((part) => part !== '')
  return { measured, quantity, text: [`${quantity} ${of}${said}`, ...details].join(', ') }
}

/** "2 bay leaves" and "2 cod fillets" already say what is counted. */
function saysUnit(name: string, unit: Unit): boolean {
  return name.endsWith(` ${unitLabel(unit, 2)}`)
}

/** Shredded mozzarella and cheese shreds are shredded already. */
function saysDone(name: string, preparation: string): boolean {
  const words = name.toLowerCase().split(' ')
  return words.includes(preparation) || words.includes(preparation.replace(/(.)(?:\1)?ed$/, '$1s'))
}

/** "2 (15-oz) cans"; "1/2 of a 15-oz can". */
function sizedAmount({ amount, unit }: KitchenAmount, size: string): string {
  if (amount < 1)
    return `${writtenNumber(amount)} of ${/^(?:8|11|18)/.test(size) ? 'an' : 'a'} ${size} ${unit}`
  return `${writtenNumber(amount)} (${size}) ${isUnit(unit) ? unitLabel(unit, amount) : unit}`
}

type CountedFood = Pick<MeasuredIngredient, 'name' | 'plural' | 'isCountedWhole'>

/** Scales a line of free text such as "2 cups flour"; a line without an amount stays unchanged. `food` is what the line means. */
export function scaleWrittenLine(text: string, factor: number, food?: CountedFood): ScaledLine {
  const { amount, unit, size, rest } = parseQuantity(text)
  if (amount === null || amount <= 0 || rest.trim() === '') return { quantity: '', text }
  if (Math.abs(factor - 1) < 1e-6) return { quantity: '', text }
  const scaledUnit = unit !== null && isUnit(unit) ? unit : 'each'
  const measured = kitchenAmount(amount * factor, scaledUnit, food?.isCountedWhole)
  const sized = size ? ` (${size.amount} ${size.unit})` : ''
  const quantity = `${writtenAmount(measured)}${sized}`
  return { quantity, text: `${quantity} ${nounFor(measured, rest.trim(), food)}` }
}

/** "1 onion" of a line that says "2 onions", and the reverse. */
export function nounFor(
  { amount, unit }: KitchenAmount,
  words: string,
  food: CountedFood | undefined,
): string {
  if (unit !== 'each' || !food) return words
  const { name, plural = name } = food
  const one = lastWord(name === plural ? singularFood(name) : name)
  const many = lastWord(plural)
  const [from, to] = amount > 1 ? [one, many] : [many, one]
  return words.replace(/^[^,(]*/, (head) =>
    head.replace(/[\w-]+/g, (word) => (word.toLowerCase() === from ? to : countedWord(word, amount))),
  )
}

/** "1 large clove garlic" of "2 large cloves garlic": the unit is not the first word. */
function countedWord(word: string, amount: number): string {
  const unit = unitFromWord(word)
  if (!unit || !isCountUnit(unit)) return word
  const isSpelledOut = word === unitLabel(unit, 1) || word === unitLabel(unit, 2)
  return isSpelledOut ? unitLabel(unit, amount) : word
}

function lastWord(words: string): string {
  return words.toLowerCase().split(' ').at(-1) ?? ''
}

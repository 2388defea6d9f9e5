import { type KitchenAmount, kitchenAmount, writtenAmount, writtenNumber } from '../amounts/kitchen-amount.ts'
import { lineAmounts } from '../amounts/line-parts.ts'
import { parseQuantity } from '../amounts/quantity.ts'
import { unitLabel } from '../amounts/unit-label.ts'
import { unitFromWord } from '../amounts/unit-words.ts'
import {
  CONTAINER_UNITS,
  isCountUnit,
  isMassUnit,
  isUnit,
  isVolumeUnit,
  type Unit,
  unitRatio,
} from '../amounts/units.ts'
import { loweredFood, singularFood } from '../food/food-words.ts'
import { cupsAsSold, partInCups, type SoldAs } from './cups-and-pieces.ts'
import { type ContainerContents, takenFromContainer } from './opened-container.ts'

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
  /** What one of its containers holds, in cups or ounces. */
  readonly holds?: ContainerContents | undefined
  /** How the store sells what is measured in cups. */
  readonly sold?: SoldAs | undefined
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
  const exact = ingredient.amount * factor
  const taken = takenFromContainer(exact, ingredient.unit, ingredient.holds)
  const measured = taken
    ? { amount: exact, unit: ingredient.unit }
    : kitchenAmount(exact, ingredient.unit, isCountedWhole)
  const isSelfCounted = measured.unit !== 'each' && isUnit(measured.unit) && saysUnit(name, measured.unit)
  const counted = isSelfCounted ? { ...measured, unit: 'each' } : measured
  const cans = size === undefined ? writtenAmount(counted) : sizedAmount(measured, size)
  const inCups = partInCups(measured, exact, ingredient.sold, preparation)
  const quantity = taken ? writtenAmount(taken) : inCups ? writtenAmount(inCups.cups) : cans
  const isCounted = !inCups && (measured.unit === 'each' || isSelfCounted)
  const isSeveral = isCounted ? measured.amount > 1 : measured.unit === 'lb'
  const food = loweredFood(isSeveral ? plural : isCounted && name === plural ? singularFood(name) : name)
  // "2 cans black beans" are canned already, and a jar of gravy is jarred.
  const noun = /^(?:can|jar|box)$/.test(measured.unit) ? food.replace(/^(?:canned|jarred|boxed) /, '') : food
  const of = !taken && size !== undefined && measured.amount < 1 ? 'of ' : ''
  const from = taken ? ` from ${containers(measured, exact, size)}` : ''
  const said = preparation === undefined || saysDone(name, preparation) ? '' : preparation
  const done = isHalfAnEgg(ingredient, factor) ? 'beaten; use half' : said
  const also = inCups?.part ?? cupsAsSold(measured, ingredient.sold)
  const words = [`${quantity} ${of}${noun}${from}`, done].filter((part) => part !== '').join(', ')
  const text = `${words}${also ? ` (${also})` : ''}${isOptional ? ', optional' : ''}`
  return { measured, quantity, text }
}

/** More than this of an egg is an egg. */
const ABOUT_HALF = 0.7

/** One egg is cracked where a recipe needs about half of it; too much of it would make a batter another one. */
function isHalfAnEgg(ingredient: MeasuredIngredient, factor: number): boolean {
  const { name, amount, unit, preparation = '', isCountedWhole } = ingredient
  if (!isCountedWhole || unit !== 'each' || !EGG.test(name)) return false
  return amount * factor < ABOUT_HALF && (preparation === '' || preparation === 'beaten')
}

/** Whole ones in their shell: no white, no hard-boiled egg. */
const EGG = /^(?:(?:large|medium|jumbo|brown|organic|pasture-raised|cage-free) )*eggs?$/i

/** "2 bay leaves" and "2 cod fillets" already say what is counted. */
function saysUnit(name: string, unit: Unit): boolean {
  return name.endsWith(` ${unitLabel(unit, 2)}`)
}

/** Shredded mozzarella and cheese shreds are shredded already. */
function saysDone(name: string, preparation: string): boolean {
  const words = name.toLowerCase().split(' ')
  return words.includes(preparation) || words.includes(preparation.replace(/(.)(?:\1)?ed$/, '$1s'))
}

/** Of these there are cans half as large, and the list buys what costs less. */
const LARGE_CAN_OZ = 24

/** "2 (15-oz) cans"; "1/2 of a 15-oz can". */
function sizedAmount({ amount, unit }: KitchenAmount, size: string): string {
  const part = `${writtenNumber(amount)} of ${articleOf(size)} ${size} ${unit}`
  const [, oz = 0] = /^([\d.]+)-oz$/.exec(size) ?? []
  if (amount < 1)
    return unit === 'can' && Number(oz) >= LARGE_CAN_OZ
      ? `${Math.round(amount * Number(oz))} oz (${part})`
      : part
  return `${writtenNumber(amount)} (${size}) ${isUnit(unit) ? unitLabel(unit, amount) : unit}`
}

/** "A 15-oz can", "15-oz cans". */
function containers({ unit }: KitchenAmount, amount: number, size: string | undefined): string {
  const word = isUnit(unit) ? unitLabel(unit, amount <= 1 ? 1 : 2) : unit
  const named = size === undefined ? word : `${size} ${word}`
  return amount <= 1 ? `${articleOf(size)} ${named}` : named
}

function articleOf(size = ''): string {
  return /^(?:8|11|18)/.test(size) ? 'an' : 'a'
}

/** What a line of free text means, to write its amounts. */
export type CountedFood = Pick<MeasuredIngredient, 'name' | 'plural' | 'isCountedWhole'>

/** Scales every amount of a line of free text such as "2 cups flour"; a line without an amount stays unchanged. `foods` are what the line means. */
export function scaleWrittenLine(text: string, factor: number, foods: readonly CountedFood[] = []): string {
  if (Math.abs(factor - 1) < 1e-6) return text
  const parts = lineAmounts(text)
  return parts
    .map(({ joint, text: part }, at) => {
      const food = parts.length === foods.length ? foods[at] : foods.find((one) => names(part, one))
      return `${joint}${scalePart(part, factor, food)}`
    })
    .join('')
}

function scalePart(text: string, factor: number, food: CountedFood | undefined): string {
  const { amount, maxAmount, unit, size, same, rest } = parseQuantity(text)
  if (amount === null || amount <= 0) return text
  const scaled = (one: number) => scaledAmount(one, unit ?? 'each', factor, food?.isCountedWhole)
  const [least, most] = [scaled(amount), scaled(maxAmount ?? amount)]
  const quantity = writtenRange(least, most)
  const sized = size ? ` (${writtenNumber(size.amount)} ${size.unit})` : ''
  const also = same ? ` (${writtenNumber(same.amount * factor)} ${same.unit})` : ''
  const words = unit !== null && CONTAINER_UNITS.has(unit) ? rest : scaleTotals(rest, factor)
  return `${quantity}${sized}${also} ${nounFor(most, words.trim(), food)}`.trim()
}

function writtenRange(least: KitchenAmount, most: KitchenAmount): string {
  const [from, to] = [writtenAmount(least), writtenAmount(most)]
  if (from === to) return to
  return `${least.unit === most.unit ? writtenNumber(least.amount) : from} to ${to}`
}

/** Never less than the line asked for when it is scaled up: 1.6 lb are 1.6 lb rather than 1 1/2. */
function scaledAmount(amount: number, unit: Unit, factor: number, isCountedWhole?: boolean): KitchenAmount {
  const measured = kitchenAmount(amount * factor, unit, isCountedWhole)
  const inOwnUnit = measured.amount * (unitRatio(measured.unit, unit) ?? 1)
  return factor > 1 && inOwnUnit < amount - 1e-9 ? { amount, unit } : measured
}

const IN_PARENTHESES = /\(((?:about|approx\.?|approximately|around|roughly|total|~) ?)?(\d[^()]*)\)/gi
const OF_ONE = /\b(?:each|apiece|per|a piece|inch(?:es)?|size)\b|^[\d./ -]+["'°x×%]/i

/** "2 mangoes (600 g)" and "1 lb chicken (about 4 breasts)" say the whole amount once more. */
function scaleTotals(rest: string, factor: number): string {
  return rest.replace(IN_PARENTHESES, (whole, about: string | undefined, inside: string) => {
    const { amount, maxAmount, unit, size, rest: of } = parseQuantity(inside)
    if (amount === null || unit === null || size || OF_ONE.test(inside)) return whole
    const isMeasured = isMassUnit(unit) || isVolumeUnit(unit)
    if (!isMeasured && (about === undefined || !/^[a-z ]+$/i.test(of || 'a'))) return whole
    const said = [amount, ...(maxAmount === undefined ? [] : [maxAmount])].map((one) =>
      isMeasured ? writtenNumber(one * factor) : writtenNumber(kitchenAmount(one * factor, unit).amount),
    )
    const unitWord = unit === 'each' ? '' : unitLabel(unit, amount * factor)
    return `(${about ?? ''}${[said.join('-'), unitWord, of].filter((word) => word !== '').join(' ')})`
  })
}

/** Whether these words are about the food: "1 egg yolk" about an egg yolk, not an egg. */
function names(text: string, { name, plural = name }: CountedFood): boolean {
  const words: readonly string[] = text.toLowerCase().match(/[\w-]+/g) ?? []
  return [lastWord(singularFood(name)), lastWord(name), lastWord(plural)].some((word) => words.includes(word))
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

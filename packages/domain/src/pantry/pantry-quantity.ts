import { type KitchenAmount, kitchenAmount, writtenNumber } from '../amounts/kitchen-amount.ts'
import { type ParsedQuantity, parseQuantity } from '../amounts/quantity.ts'
import { unitLabel } from '../amounts/unit-label.ts'
import { unitFromWord } from '../amounts/unit-words.ts'
import { isMassUnit, isUnit, isVolumeUnit, type Unit, unitRatio } from '../amounts/units.ts'
import type { PantryCategory } from '../food/pantry-categories.ts'
import { quantityText } from './written-quantity.ts'

export type PantryQuantity = Readonly<{ count: number; unit: string }>

export const DEFAULT_PANTRY_QUANTITY = '1 item'

/** A whole number and a unit. Anything else, such as "some" or "1.5 lb", counts as 1 item. */
const COUNT = /^\s*(\d{1,9})(?![\d.,/])/

export function parsePantryQuantity(text: string): PantryQuantity {
  const [start, count] = COUNT.exec(text) ?? []
  if (start === undefined) return { count: 1, unit: 'item' }
  return { count: Number(count), unit: text.slice(start.length).trim() || 'item' }
}

/** Nobody has "-3 cans". */
export function isBelowZero(text: string): boolean {
  return /^\s*[-−–]\s*[\d.]/.test(text)
}

export function formatPantryQuantity({ count, unit }: PantryQuantity): string {
  if (!isItem(unit)) return `${count} ${unit}`
  return count === 1 ? '1 item' : `${count} items`
}

/** A typed quantity as the pantry writes it: "2 cans (15 oz)", "12 items", "1.5 lb". */
export function toPantryQuantity({
  amount,
  unit,
  size,
}: Pick<ParsedQuantity, 'amount' | 'unit' | 'size'>): string {
  if (amount === null || unit === null || amount <= 0) return DEFAULT_PANTRY_QUANTITY
  return quantityText({ amount, unit, ...(size ? { size } : {}) })
}

const WHOLE_ONLY: ReadonlySet<string> = new Set(['clove', 'leaf', 'sprig', 'slice', 'sheet'])
const GRAMS: ReadonlySet<string> = new Set(['mg', 'g', 'kg'])

/**
 * A stored quantity as people say it: "0.81 bunch" is about 3/4 bunch, "3.76 lb" is 3 3/4 lb. What is stored stays exact, so that
 * cooking by the spoonful does not round a pantry away.
 */
export function saidPantryQuantity(text: string): string {
  const { amount, unit, size, rest } = parseQuantity(text)
  if (amount === null || unit === null || rest !== '' || amount <= 0) return text
  // "Bananas, 12": what is counted needs no unit.
  if (Number.isInteger(amount) && amount > 1 && unit === 'each') return `${amount}`
  if (Number.isInteger(amount) && !GRAMS.has(unit)) return text
  const said = saidIn(amount, unit)
  const label = unitLabel(isUnit(said.unit) ? said.unit : unit, said.amount)
  const written =
    unit === 'each' && amount > 1 ? writtenNumber(said.amount) : `${writtenNumber(said.amount)} ${label}`
  const isAbout = Math.abs(said.amount - amount * (unitRatio(unit, said.unit) ?? 1)) > 0.02
  const sized = size ? ` (${size.amount} ${size.unit})` : ''
  return `${isAbout ? 'about ' : ''}${written}${sized}`
}

/** Below this many ounces a half more or less is a lot: 1.8 oz of cinnamon are no 2 oz. */
const FEW_OUNCES = 4
const LARGE_VOLUMES = ['gallon', 'quart'] as const

function saidIn(amount: number, unit: Unit): KitchenAmount {
  if (isContainer(unit) || unit === 'each') return toQuarter(amount, unit)
  if (unit === 'oz' && amount < FEW_OUNCES && amount >= 1 / 4) return toQuarter(amount, unit)
  // Milk is left by the gallon, not by the 29 cups.
  const large = LARGE_VOLUMES.find((volume) => amount * (unitRatio(unit, volume) ?? 0) >= 1)
  if (!large) return kitchenAmount(amount, unit)
  const said = toQuarter(amount * (unitRatio(unit, large) ?? 1), large)
  return large === 'quart' && said.amount === QUARTS_OF_GALLON ? { amount: 1, unit: 'gallon' } : said
}
const QUARTS_OF_GALLON = 4

/** "1.73 bags" are about 1 3/4, not 1 1/2. */
function toQuarter(amount: number, unit: string): KitchenAmount {
  return { amount: Math.max(1, Math.round(4 * amount)) / 4, unit }
}

function isContainer(unit: string): boolean {
  return isUnit(unit) && unit !== 'each' && !isMassUnit(unit) && !isVolumeUnit(unit) && !WHOLE_ONLY.has(unit)
}

/** What to store for a quantity that was shown in words and edited: the exact one if nobody changed it. */
export function editedPantryQuantity(edited: string, stored: string): string {
  return edited.trim() === saidPantryQuantity(stored) ? stored : edited
}

/** One of what a store sells, with the size its label says: "1 can (5 oz)"; "1 item" if the label has no size. */
export function onePackage(size: string | null, category: PantryCategory): string {
  return boughtPackages(1, size, category)
}

/** "3 cans (5 oz)"; "3 items" if the label has no size. */
export function boughtPackages(count: number, size: string | null, category: PantryCategory): string {
  const label = parseQuantity(size ?? '')
  if (!isMeasure(label)) return formatPantryQuantity({ count, unit: 'item' })
  if (label.unit === 'gallon' && Number.isInteger(label.amount))
    return toPantryQuantity({ amount: count * label.amount, unit: 'gallon' })
  const container = category === 'Canned' ? 'can' : isVolumeUnit(label.unit) ? 'bottle' : 'package'
  return toPantryQuantity({ amount: count, unit: container, size: label })
}

/** The sum of two amounts of one food; null if they cannot be added, such as cans and pounds. */
export function addPantryQuantities(one: string, other: string): string | null {
  return addMeasures(one, other) ?? addCounts(one, other)
}

/** "1 lb" and "8 oz" are 1.5 lb. */
function addMeasures(one: string, other: string): string | null {
  const [left, right] = [parseQuantity(one), parseQuantity(other)]
  if (!isMeasure(left) || !isMeasure(right)) return null
  const ratio = unitRatio(right.unit, left.unit)
  if (ratio === null) return null
  return toPantryQuantity({ amount: left.amount + right.amount * ratio, unit: left.unit })
}

function addCounts(one: string, other: string): string | null {
  const [left, right] = [countIn(one), countIn(other)]
  if (!left || !right) return null
  const count = left.count + right.count
  // "1 item" of something that is otherwise counted in cans is one more can.
  if (isItem(left.unit)) return written(count, right.unit)
  if (isItem(right.unit)) return written(count, left.unit)
  return sameWords(left.unit, right.unit) ? written(count, left.unit) : null
}

/** Null for weights, volumes and anything but a whole number. */
function countIn(text: string): PantryQuantity | null {
  if (!COUNT.test(text) || isMeasure(parseQuantity(text))) return null
  return parsePantryQuantity(text)
}

function written(count: number, unit: string): string {
  const [word, size] = wordAndSize(unit)
  const known = unitFromWord(word)
  return formatPantryQuantity({ count, unit: (known ? unitLabel(known, count) : word) + size })
}

function isMeasure(
  quantity: ParsedQuantity,
): quantity is ParsedQuantity & { amount: number; unit: NonNullable<ParsedQuantity['unit']> } {
  const { amount, unit, rest } = quantity
  return amount !== null && unit !== null && rest === '' && (isMassUnit(unit) || isVolumeUnit(unit))
}

/** "can" and "Cans", "can (15 oz)" and "cans (15 oz)", but not cans of two sizes. */
function sameWords(one: string, other: string): boolean {
  const [left, leftSize] = wordAndSize(one)
  const [right, rightSize] = wordAndSize(other)
  if (leftSize !== rightSize) return false
  const unit = unitFromWord(left)
  return (
    left === right ||
    `${left}s` === right ||
    left === `${right}s` ||
    (unit !== null && unit === unitFromWord(right))
  )
}

function wordAndSize(unit: string): [word: string, size: string] {
  const at = unit.endsWith(')') ? unit.indexOf(' (') : -1
  return at < 0 ? [unit.toLowerCase(), ''] : [unit.slice(0, at).toLowerCase(), unit.slice(at)]
}

function isItem(unit: string): boolean {
  return /^items?$/i.test(unit)
}

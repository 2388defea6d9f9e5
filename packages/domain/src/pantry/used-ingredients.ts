import { parseQuantity } from '../amounts/quantity.ts'
import { isMassUnit, isVolumeUnit } from '../amounts/units.ts'
import type { FoodId } from '../food/food.ts'
import type { PantryItem } from './pantry.ts'
import { plainWords } from './pantry-duplicates.ts'
import type { WantedAmount } from './take-amount.ts'

/** What a recipe uses of one food. */
export interface UsedIngredient extends WantedAmount {
  readonly name: string
  readonly foodId?: FoodId | undefined
  /** Days that what is left of a package or a piece keeps. */
  readonly opensForDays?: number | undefined
}

/** What a stored recipe uses, line by line, without optional ingredients. */
export function usedIngredients(lines: readonly unknown[], factor = 1): UsedIngredient[] {
  return lines.flatMap((line) => {
    const found = typeof line === 'string' ? [fromText(line)] : [line, ...furtherFoods(line)].map(fromRecord)
    return found.flatMap((used) => (used === null ? [] : [scaled(used, factor)]))
  })
}

/** A line of an own recipe may name several foods. */
function furtherFoods(line: unknown): readonly unknown[] {
  const also = typeof line === 'object' && line !== null && 'also' in line ? line.also : []
  return Array.isArray(also) ? also : []
}

function fromText(line: string): UsedIngredient | null {
  const { amount, unit, size, rest } = parseQuantity(line)
  const [name = ''] = rest.split(',')
  if (amount === null || unit === null || name.trim() === '') return null
  return { name: name.trim(), amount: { amount, unit, ...(size ? { size } : {}) } }
}

function fromRecord(line: unknown): UsedIngredient | null {
  if (typeof line !== 'object' || line === null) return null
  const record = line as Readonly<Record<string, unknown>>
  const { name, foodId, amount, unit, grams, exact, isCountedWhole, measured, isOptional } = record
  const { opensForDays } = record
  if (typeof name !== 'string' || isOptional === true) return null
  const isMeasured = typeof amount === 'number' && amount > 0 && typeof unit === 'string'
  if (!isMeasured && typeof grams !== 'number') return null
  return {
    name,
    ...(typeof foodId === 'string' ? { foodId } : {}),
    ...(isMeasured ? { amount: { amount, unit } } : {}),
    ...(typeof grams === 'number' && grams > 0
      ? { grams: isMeasured && isCountedWhole === true ? grams * wholeShare({ amount, unit }, exact) : grams }
      : {}),
    ...(isMeasuredFood(measured) ? { measured } : {}),
    ...(typeof opensForDays === 'number' ? { opensForDays } : {}),
  }
}

/** One pie is cooked where the portions ask for 1.45. What is weighed or poured, such as chicken in pounds, is not counted. */
function wholeShare(counted: { amount: number; unit: string }, exact: unknown): number {
  if (isMassUnit(counted.unit) || isVolumeUnit(counted.unit)) return 1
  if (typeof exact !== 'object' || exact === null || !('amount' in exact)) return 1
  return typeof exact.amount === 'number' && exact.amount > 0 ? counted.amount / exact.amount : 1
}

function isMeasuredFood(value: unknown): value is NonNullable<UsedIngredient['measured']> {
  if (typeof value !== 'object' || value === null) return false
  const { measures, refusePct } = value as Readonly<Record<string, unknown>>
  return typeof measures === 'object' && measures !== null && typeof refusePct === 'number'
}

export function scaled(used: UsedIngredient, factor: number): UsedIngredient {
  const { amount, grams } = used
  return {
    ...used,
    ...(amount ? { amount: { ...amount, amount: amount.amount * factor } } : {}),
    ...(grams === undefined ? {} : { grams: grams * factor }),
  }
}

/** By the catalog's food where both are known, else by name. */
export function isSameFood(
  { name, foodId }: Pick<PantryItem, 'name' | 'foodId'>,
  ingredient: Pick<UsedIngredient, 'name' | 'foodId'>,
): boolean {
  if (foodId && ingredient.foodId) return foodId === ingredient.foodId
  return plainWords(name) === plainWords(ingredient.name)
}

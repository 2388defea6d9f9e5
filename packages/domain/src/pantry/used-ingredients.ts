import { type KitchenAmount, kitchenAmount } from '../amounts/kitchen-amount.ts'
import { parseQuantity } from '../amounts/quantity.ts'
import { unitRatio } from '../amounts/units.ts'
import type { FoodId } from '../food/food.ts'
import { takenFromContainer } from '../recipe/opened-container.ts'
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
    const found =
      typeof line === 'string'
        ? [fromText(line, factor)]
        : [line, ...furtherFoods(line)].map((one) => fromRecord(one, factor))
    return found.flatMap((used) => used ?? [])
  })
}

/** A line of an own recipe may name several foods. */
function furtherFoods(line: unknown): readonly unknown[] {
  const also = typeof line === 'object' && line !== null && 'also' in line ? line.also : []
  return Array.isArray(also) ? also : []
}

function fromText(line: string, factor: number): UsedIngredient | null {
  const { amount, unit, size, rest } = parseQuantity(line)
  const [name = ''] = rest.split(',')
  if (amount === null || unit === null || name.trim() === '') return null
  const used = { name: name.trim(), amount: { amount, unit, ...(size ? { size } : {}) } }
  return scaled(used, factor)
}

function fromRecord(line: unknown, factor: number): UsedIngredient | null {
  if (typeof line !== 'object' || line === null) return null
  const record = line as Readonly<Record<string, unknown>>
  const { name, foodId, grams, measured, isOptional, opensForDays } = record
  if (typeof name !== 'string' || isOptional === true) return null
  const amount = amountOfRecord(record, factor)
  if (!amount && typeof grams !== 'number') return null
  return {
    name,
    ...(typeof foodId === 'string' ? { foodId } : {}),
    ...(amount ? { amount } : {}),
    ...(typeof grams === 'number' && grams > 0
      ? { grams: grams * factor * (amount ? askedShare(record, amount, factor) : 1) }
      : {}),
    ...(isMeasuredFood(measured) ? { measured } : {}),
    ...(typeof opensForDays === 'number' ? { opensForDays } : {}),
  }
}

/** For another factor it is measured anew: two of 2.4 tortillas are five, not four. */
function amountOfRecord(
  record: Readonly<Record<string, unknown>>,
  factor: number,
): KitchenAmount | undefined {
  const { amount, unit, exact, isCountedWhole, holds } = record
  if (typeof amount !== 'number' || amount <= 0 || typeof unit !== 'string') return undefined
  const isAsWritten = Math.abs(factor - 1) < 1e-6
  if (isAsWritten || !isAmount(exact)) return { amount: amount * factor, unit }
  const scaledAmount = { amount: exact.amount * factor, unit: exact.unit }
  if (isAmount(holds) && takenFromContainer(scaledAmount.amount, exact.unit, holds)) return scaledAmount
  return kitchenAmount(scaledAmount.amount, exact.unit, isCountedWhole === true)
}

/** What the line asks for, of the exact amount: one pie where the portions ask for 1.45, and 1 lb where they ask for 1.06. */
function askedShare(
  { exact }: Readonly<Record<string, unknown>>,
  { amount, unit }: KitchenAmount,
  factor: number,
): number {
  const ratio = isAmount(exact) ? unitRatio(unit, exact.unit) : null
  return isAmount(exact) && ratio !== null ? (amount * ratio) / (exact.amount * factor) : 1
}

function isAmount(value: unknown): value is KitchenAmount {
  if (typeof value !== 'object' || value === null || !('amount' in value) || !('unit' in value)) return false
  return typeof value.amount === 'number' && value.amount > 0 && typeof value.unit === 'string'
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

import { type KitchenAmount, kitchenAmount, writtenAmount } from '../amounts/kitchen-amount.ts'
import { parseQuantity } from '../amounts/quantity.ts'
import { isUnit } from '../amounts/units.ts'
import { loweredFood } from '../food/food-words.ts'

/** An ingredient with a known food and amount. */
export interface MeasuredIngredient {
  readonly name: string
  readonly plural?: string | undefined
  /** The recipe's own amount, before rounding to spoons and cups. */
  readonly amount: number
  readonly unit: string
  readonly preparation?: string | undefined
  readonly isOptional?: boolean | undefined
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
  const { name, plural = name, preparation, isOptional } = ingredient
  const measured = kitchenAmount(ingredient.amount * factor, ingredient.unit)
  const quantity = writtenAmount(measured)
  const isCounted = measured.unit === 'each' && measured.amount > 1
  const food = loweredFood(isCounted ? plural : name)
  // "2 cans black beans" are canned already.
  const said = measured.unit === 'can' ? food.replace(/^canned /, '') : food
  const details = [preparation ?? '', isOptional ? 'optional' : ''].filter((part) => part !== '')
  return { measured, quantity, text: [`${quantity} ${said}`, ...details].join(', ') }
}

/** Scales a line of free text such as "2 cups flour"; a line without an amount stays unchanged. */
export function scaleWrittenLine(text: string, factor: number): ScaledLine {
  const { amount, unit, size, rest } = parseQuantity(text)
  if (amount === null || amount <= 0 || rest.trim() === '') return { quantity: '', text }
  if (Math.abs(factor - 1) < 1e-6) return { quantity: '', text }
  const measured = kitchenAmount(amount * factor, unit !== null && isUnit(unit) ? unit : 'each')
  const sized = size ? ` (${size.amount} ${size.unit})` : ''
  const quantity = `${writtenAmount(measured)}${sized}`
  return { quantity, text: `${quantity} ${rest.trim()}` }
}

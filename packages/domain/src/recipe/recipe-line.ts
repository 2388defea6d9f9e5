import { type KitchenAmount, kitchenAmount, writtenAmount } from '../amounts/kitchen-amount.ts'
import { parseQuantity } from '../amounts/quantity.ts'
import { isUnit } from '../amounts/units.ts'
import { loweredFood } from '../food/food-words.ts'

/** An ingredient whose food and amount are known. */
export interface MeasuredIngredient {
  readonly name: string
  readonly plural?: string | undefined
  /** As the recipe asks for it, before it is rounded to spoons and cups. */
  readonly amount: number
  readonly unit: string
  readonly preparation?: string | undefined
  readonly isOptional?: boolean | undefined
}

export interface ScaledLine {
  /** "1 1/2 cups"; empty where the recipe gives no amount. */
  readonly quantity: string
  /** The line whole: "1 1/2 cups rolled oats, toasted". */
  readonly text: string
}

export type WrittenLine = ScaledLine & { readonly measured: KitchenAmount }

/** So many times an ingredient, in amounts a kitchen can measure and the words of a cook. */
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

/** So many times a line that somebody else wrote, as "2 cups flour"; what has no amount stays as it is. */
export function scaleWrittenLine(text: string, factor: number): ScaledLine {
  const { amount, unit, size, rest } = parseQuantity(text)
  if (amount === null || amount <= 0 || rest.trim() === '') return { quantity: '', text }
  if (Math.abs(factor - 1) < 1e-6) return { quantity: '', text }
  const measured = kitchenAmount(amount * factor, unit !== null && isUnit(unit) ? unit : 'each')
  const sized = size ? ` (${size.amount} ${size.unit})` : ''
  const quantity = `${writtenAmount(measured)}${sized}`
  return { quantity, text: `${quantity} ${rest.trim()}` }
}

import { type ParsedQuantity, parseQuantity } from '@pennyplate/domain/amounts/quantity'
import { type FoodMatch, findFood } from './find-food.ts'

export interface IngredientLine extends Omit<ParsedQuantity, 'rest'> {
  /** The text without the quantity. */
  readonly text: string
  /** Null if it is not in the catalog. */
  readonly match: FoodMatch | null
}

/** Parses a line of a recipe, shopping list or pantry into amount and food. */
export function parseIngredientLine(line: string): IngredientLine {
  const { rest, ...quantity } = parseQuantity(line)
  const match = findFood(rest, quantity.unit)
  if (match || quantity.amount === null) return { ...quantity, text: rest, match }
  // A number may be part of the name: "15 bean soup mix".
  return { ...quantity, text: rest, match: findFood(line) }
}

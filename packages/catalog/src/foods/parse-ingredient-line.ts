import { type ParsedQuantity, parseQuantity } from '@pennyplate/domain/amounts/quantity'
import { type FoodMatch, findFood } from './find-food.ts'

export interface IngredientLine extends Omit<ParsedQuantity, 'rest'> {
  /** What is left beside the quantity, as written. */
  readonly text: string
  /** Null when the catalog does not have it. */
  readonly match: FoodMatch | null
}

/** Reads a line of a recipe, a shopping list or a pantry: how much of which food. */
export function parseIngredientLine(line: string): IngredientLine {
  const { rest, ...quantity } = parseQuantity(line)
  const match = findFood(rest, quantity.unit)
  if (match || quantity.amount === null) return { ...quantity, text: rest, match }
  // A figure may belong to the name: "15 bean soup mix".
  return { ...quantity, text: rest, match: findFood(line) }
}

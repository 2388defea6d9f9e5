import { foodById } from '@pennyplate/catalog/foods/foods'
import { readIngredientLine } from '@pennyplate/catalog/lines/read-ingredient-line'
import type { ParsedLine } from '@pennyplate/contract/recipes/recipe-calls'

/** What a line of an ingredient list means, as other programs are told. */
export function parseLine(text: string): ParsedLine {
  const read = readIngredientLine(text)
  if (read.status === 'heading') return { ...NO_FOOD, text, heading: read.heading }
  if (read.status === 'nothing') return { ...NO_FOOD, text }
  const food = read.status === 'tied' ? foodById(read.foodId) : undefined
  return {
    text,
    quantity: read.quantity,
    maxQuantity: read.maxQuantity,
    unit: read.unit,
    food: food ? { foodId: food.id, name: food.name } : null,
    grams: read.status === 'tied' && read.massG !== null ? Math.round(read.massG * 10) / 10 : null,
    preparation: read.preparation,
    note: read.note,
    optional: read.isOptional,
    alternatives: [...read.alternatives],
    allergens: [...read.allergens],
    isResolved: read.status === 'tied',
  }
}

/** A heading, or a line that names no food, is no question. */
const NO_FOOD = {
  quantity: null,
  maxQuantity: null,
  unit: null,
  food: null,
  grams: null,
  preparation: '',
  note: '',
  optional: false,
  alternatives: [],
  allergens: [],
  isResolved: true,
} satisfies Omit<ParsedLine, 'text'>

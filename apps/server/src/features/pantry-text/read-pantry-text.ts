import { findFood } from '@pennyplate/catalog/foods/find-food'
import { type IngredientLine, parseIngredientLine } from '@pennyplate/catalog/foods/parse-ingredient-line'
import type { PantryCategory } from '@pennyplate/domain/food/pantry-categories'
import { keepsDays } from '@pennyplate/domain/pantry/keeps-days'
import { toPantryQuantity } from '@pennyplate/domain/pantry/pantry-quantity'
import { splitAtAnd, splitPantryText } from '@pennyplate/domain/pantry/pantry-text'

export type ReadItem = {
  name: string
  quantity: string
  category: PantryCategory
  /** Null if it is not in the catalog; its category is then Other. */
  foodId: string | null
  /** Days it keeps as it was described; null if unknown. */
  shelfLifeDays: number | null
}

const ITEMS_MAX = 50

/** Reads items from text such as "2 cans black beans, milk and 1 dozen eggs". */
export function readPantryText(text: string): ReadItem[] {
  return splitPantryText(text).slice(0, ITEMS_MAX).flatMap(readPiece).slice(0, ITEMS_MAX)
}

function readPiece(piece: string): ReadItem[] {
  const parts = splitAtAnd(piece)
  const lines = parts.map(readLine)
  const isList = parts.length > 1 && lines.every(({ match }) => match !== null) && !isOneFood(piece, lines)
  return isList ? lines.map((line) => toItem(line, line.text)) : [toItem(readLine(piece), piece)]
}

/** "mac and cheese" is one food. "salt and pepper" matches salt, but both sides are foods. */
function isOneFood(piece: string, lines: readonly IngredientLine[]): boolean {
  const foods = new Set(lines.map(({ match }) => match?.food))
  if (foods.size < lines.length) return true
  const whole = readLine(piece).match
  if (whole === null || whole.score < NAMED_SCORE) return false
  return lines.some(({ match }) => match?.score !== 1) || !foods.has(whole.food)
}

const NAMED_SCORE = 0.9

function readLine(piece: string): IngredientLine {
  const line = parseIngredientLine(piece.replace(/^(?:some|more|extra)\s+/i, ''))
  const named = findFood(piece)
  // What looks like an amount may be part of a name: "half and half".
  const isName = named !== null && named.score > (line.match?.score ?? NAMED_SCORE)
  return isName || line.text.trim() === '' ? { amount: null, unit: null, text: piece, match: named } : line
}

function toItem(line: IngredientLine, typed: string): ReadItem {
  const food = line.match?.food
  return {
    name: capitalized(line.text.trim().slice(0, 200)),
    quantity: toPantryQuantity(line),
    category: food?.category ?? 'Other',
    foodId: food?.id ?? null,
    shelfLifeDays: keepsDays(typed, food?.shelfLifeDays),
  }
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

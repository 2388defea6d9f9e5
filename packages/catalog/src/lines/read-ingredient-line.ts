import { findingsInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { amountOf } from '@pennyplate/domain/amounts/quantity'
import { isMassUnit, isVolumeUnit, toGrams } from '@pennyplate/domain/amounts/units'
import { ALLERGENS, type FoodId } from '@pennyplate/domain/food/food'
import { mayHold } from '@pennyplate/domain/food/label-facts'
import type { LineReading } from '@pennyplate/domain/recipe/line-reading'
import { type CatalogFood, foodById } from '../foods/foods.ts'
import { parseIngredientLine } from '../foods/parse-ingredient-line.ts'

/**
 * What a line of somebody's ingredient list means. `tiedTo` is the food the household says it is; it wins over the words.
 */
export function readIngredientLine(text: string, tiedTo?: FoodId): LineReading {
  if (!/[a-z]/i.test(text)) return { status: 'nothing', text }
  const heading = /^(?:for (?:the )?)?[^\d:]{1,60}:$/i.exec(text.trim())
  if (heading) return { status: 'heading', text, heading: text.trim().replace(/:$/, '') }
  const line = parseIngredientLine(text)
  const words = {
    text,
    quantity: line.amount,
    maxQuantity: line.maxAmount ?? null,
    unit: line.unit,
    foodText: line.text,
    preparation: '',
    note: '',
    isOptional: /\boptional\b/i.test(text),
    alternatives: [],
  }
  const said = tiedTo === undefined ? undefined : foodById(tiedTo)
  const food = said ?? line.match?.food
  if (!food) return { ...words, status: 'unresolved', allergens: findingsInWords(text).allergens }
  const amount = amountOf({ ...line, rest: line.text })
  const weighed = amount ? toGrams(amount, food) : null
  const unit = line.size?.unit ?? line.unit ?? ''
  return {
    ...words,
    status: 'tied',
    foodId: food.id,
    isSure: said !== undefined || line.match?.score === 1,
    massG: weighed?.ok ? weighed.grams : null,
    isMassStated: isMassUnit(unit) || isVolumeUnit(unit),
    allergens: allergensOf(food),
  }
}

function allergensOf(food: CatalogFood) {
  return ALLERGENS.filter((allergen) => mayHold(food, allergen))
}

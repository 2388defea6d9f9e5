import { readNumber } from '@pennyplate/domain/amounts/quantity-number'
import { unitFromWord } from '@pennyplate/domain/amounts/unit-words'
import { isUnit } from '@pennyplate/domain/amounts/units'
import type { RecipeIngredient } from '@pennyplate/domain/recipe/recipe'

export type ReadLine =
  | { readonly ok: true; readonly ingredient: RecipeIngredient }
  | { readonly ok: false; readonly problem: string }

/** Reads a line of data/recipes: "1 1/2 cup | rolled-oats | mashed | optional". */
export function readRecipeLine(line: string): ReadLine {
  const [quantity = '', foodId = '', preparation = '', flag = '', ...more] = line
    .split('|')
    .map((part) => part.trim())
  const number = readNumber(quantity)
  const unit = number?.rest.trim() ?? ''
  if (more.length > 0 || (flag !== '' && flag !== 'optional'))
    return refuse(line, 'the fourth part may only be "optional"')
  if (!number || number.maxAmount !== undefined || !(number.amount > 0))
    return refuse(line, 'start with one positive amount')
  if (!isUnit(unit)) {
    const meant = unitFromWord(unit)
    return refuse(
      line,
      meant
        ? `write the unit "${meant}", not "${unit}"`
        : `no unit "${unit}": pieces are "each", as in "2 each | onion"`,
    )
  }
  if (foodId === '') return refuse(line, 'the food is missing')
  const amount = { amount: number.amount, unit }
  return { ok: true, ingredient: { foodId, amount, preparation, isOptional: flag === 'optional' } }
}

function refuse(line: string, problem: string): ReadLine {
  return { ok: false, problem: `"${line}": ${problem}` }
}

import { takesTurns } from '@pennyplate/domain/recipe/vessel-words'
import type { RecipeForm } from '../recipe-form.ts'

/** "As many as fit in a ring" is right for any number. */
const PLACED_AROUND =
  /\b(?:lay|set|place|arrange|put|stand)\b[^.;]* (?:in a (?:ring|circle)|like spokes|around the edge of a plate)\b/i
const AS_MANY = /\bas many\b|\bsome of\b|\bfor one person\b/i
const SHAPED = /\b(?:shape|form|press|pat)\b[^.;]*\bsausage\b[^.;]*\bpatt(?:y|ies)\b/i
const CASING = /\bcasings?\b/i
/** What lies flat in a 12-inch skillet. */
const MOST_FRIED_EGGS = 6
const MOST_SLICES = 8
const FRIES_EGGS = /\b(?:crack|break|slip)\b[^.;]*\beggs?\b/i
/** Eggs in a sauce or beaten take less room. */
const NOT_FRIED = /\b(?:beat|whisk|scrambl|poach|well|hollow)\w*\b/i

/** Steps that are wrong for one piece, for more pieces than lie flat, or for the piece as it is sold. */
export function checkPieces(form: RecipeForm): string[] {
  return [...placedAround(form), ...shapedLinks(form), ...crowded(form), ...countedPieces(form)]
}

/** "Cut in 4 pieces" is of the written amount; "each cut in 6" is of one. */
const COUNTED_PIECES = /\b(?:in|into) (?:[2-9]|1\d|two|three|four|five|six|eight|ten|twelve) (?!inch)[a-z]+/

function countedPieces({ ingredients }: RecipeForm): string[] {
  return ingredients.flatMap(({ food, preparation }) => {
    const found = COUNTED_PIECES.exec(preparation)?.[0]
    return found && !/\b(?:each|every)\b/.test(preparation)
      ? [`${food.id} "${found}" is wrong for other numbers of servings: say how large, or "each"`]
      : []
  })
}

function placedAround({ recipe }: RecipeForm): string[] {
  return recipe.steps.flatMap((step) => {
    const found = PLACED_AROUND.exec(step)?.[0]
    return found && !AS_MANY.test(step) ? [`"${found}": nobody can do that with one of them`] : []
  })
}

function shapedLinks({ recipe, ingredients }: RecipeForm): string[] {
  const isLinks = ingredients.some(
    ({ food, preparation }) =>
      food.measures.each !== undefined && /sausage/.test(food.id) && !CASING.test(preparation),
  )
  if (!isLinks) return []
  return recipe.steps
    .filter((step) => SHAPED.test(step) && !CASING.test(step))
    .map((step) => `"${step.slice(0, 50)}": sausage is also sold in links; say what becomes of the casings`)
}

function crowded({ recipe, ingredients }: RecipeForm): string[] {
  const { batch, servings, steps } = recipe
  if (batch?.vessel !== 'skillet' || takesTurns(steps)) return []
  const full = batch.maxServings / servings
  const countOf = (id: RegExp, unit: string) =>
    ingredients
      .filter(
        ({ food, amount, preparation }) => id.test(food.id) && amount.unit === unit && preparation === '',
      )
      .reduce((sum, { amount }) => sum + amount.amount * full, 0)
  const eggs = steps.some((step) => FRIES_EGGS.test(step)) && !steps.some((step) => NOT_FRIED.test(step))
  const found = [
    ...(eggs && countOf(/^egg-/, 'each') > MOST_FRIED_EGGS ? ['fried eggs'] : []),
    ...(countOf(/bacon/, 'slice') > MOST_SLICES ? ['slices of bacon'] : []),
  ]
  return found.map((food) => `more ${food} than lie in one skillet: say "as many as fit"`)
}

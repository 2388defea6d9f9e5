import { findingsInWords } from '@pennyplate/domain/allergen-lexicon/findings-in-words'
import { toGrams } from '@pennyplate/domain/amounts/units'
import { type FoodRule, isSafe, judgeFood, judgeIngredients } from '@pennyplate/domain/diet/diet'
import { ruleBrokenByWords } from '@pennyplate/domain/diet/diet-words'
import type { FoodId } from '@pennyplate/domain/food/food'
import { foodById } from '../foods/foods.ts'
import type { CompiledRecipe } from '../recipes/compiled-recipe.ts'
import {
  type FormIngredient,
  judgedIngredients,
  type RecipeForm,
  withIngredients,
} from '../recipes/recipe-form.ts'
import { allRecipes } from '../recipes/recipes.ts'

/** The id of the form that has our swaps in it. */
export const SWAPPED_FORM = 'swapped'

/**
 * An own recipe with one more form for a household that may not eat it as written: each food it may not have is replaced by the
 * one that our dishes most often replace it with and that it may have. Only where every line is tied, since nobody
 * knows what else is in it. The same forms if nothing has to be replaced, or something cannot be.
 */
export function withOurSwaps(
  compiled: CompiledRecipe,
  rules: readonly FoodRule[],
  isSold: (id: FoodId) => boolean,
): CompiledRecipe {
  if (rules.length === 0) return compiled
  const [written] = compiled.forms
  let forms: CompiledRecipe['forms'] | undefined
  return {
    ...compiled,
    // Of thousands only those are worked out that a search may choose.
    get forms() {
      forms ??= formsWithSwaps(written, rules, isSold)
      return forms
    },
  }
}

function formsWithSwaps(
  written: RecipeForm,
  rules: readonly FoodRule[],
  isSold: (id: FoodId) => boolean,
): CompiledRecipe['forms'] {
  const { recipe } = written
  if (!recipe.own?.lines.every(({ is }) => is !== 'open' && is !== 'unpriced')) return [written]
  if (isSafe(judgeIngredients(judgedIngredients(written), rules))) return [written]
  // "Egg noodle supper" stays one to those who read its name, whatever is in it.
  if (ruleBrokenByWords(findingsInWords(recipe.name), rules)) return [written]
  const ingredients = written.ingredients.map((one) => swapped(one, written, rules, isSold))
  if (ingredients.includes(null)) return [written]
  // Safe: none of them is null.
  const form = withIngredients({ ...written, variantId: SWAPPED_FORM }, ingredients as FormIngredient[])
  return isSafe(judgeIngredients(judgedIngredients(form), rules)) ? [written, form] : [written]
}

/** Null if nothing we know can take its place. */
function swapped(
  ingredient: FormIngredient,
  { gramsPerServing }: RecipeForm,
  rules: readonly FoodRule[],
  isSold: (id: FoodId) => boolean,
): FormIngredient | null {
  const { food, amount, isOptional } = ingredient
  const eaten = gramsPerServing.get(food.id) ?? 0
  if (isOptional || isSafe(judgeFood(food, rules, { gramsPerServing: eaten }))) return ingredient
  for (const id of substitutesOf(food.id)) {
    const other = foodById(id)
    if (!other || !isSold(id) || !isSafe(judgeFood(other, rules, { gramsPerServing: eaten }))) continue
    const grams = toGrams(amount, other)
    if (grams.ok) return { ...ingredient, foodId: id, food: other, grams: grams.grams }
  }
  return null
}

/** Once is chance: the other foods of that dish made it work. */
const USED_BY = 2

let known: ReadonlyMap<FoodId, readonly FoodId[]> | undefined

/** What our dishes replace a food with, the most usual first. */
export function substitutesOf(id: FoodId): readonly FoodId[] {
  known ??= countSwaps()
  return known.get(id) ?? []
}

function countSwaps(): ReadonlyMap<FoodId, readonly FoodId[]> {
  const counts = new Map<FoodId, Map<FoodId, number>>()
  for (const { recipe } of allRecipes().values())
    for (const { swaps } of recipe.variants)
      for (const [from, to] of swaps) {
        const of = counts.get(from) ?? new Map<FoodId, number>()
        counts.set(from, of)
        of.set(to, (of.get(to) ?? 0) + 1)
      }
  return new Map(
    [...counts].map(([from, of]) => [
      from,
      [...of]
        .filter(([, count]) => count >= USED_BY)
        .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
        .map(([to]) => to),
    ]),
  )
}

import type { FoodId } from '@pennyplate/domain/food/food'
import type { Recipe } from '@pennyplate/domain/recipe/recipe'

/** Each swap replaces a listed food with another, and variant ids are unique. */
export function checkSwaps(recipe: Recipe): string[] {
  const listed = new Set<FoodId>(recipe.ingredients.map(({ foodId }) => foodId))
  const ids = recipe.variants.map(({ id }) => id)
  const doubles = ids.filter((id, index) => ids.indexOf(id) !== index)
  const idle = recipe.variants.flatMap(({ id, swaps }) =>
    [...swaps].flatMap(([from, to]) => {
      if (from === to) return [`variant ${id} swaps ${from} for itself`]
      return listed.has(from) ? [] : [`variant ${id} swaps ${from}, which is not an ingredient`]
    }),
  )
  return [...doubles.map((id) => `two variants are called ${id}`), ...idle]
}

import { difficultyOf, type Recipe } from '@pennyplate/domain/recipe/recipe'
import { hasTools, isWithinDifficulty, type KitchenRules } from '@pennyplate/domain/recipe/recipe-fit'
import type { RecipeForm } from './recipe-form.ts'

/** The recipe by each of its methods, the written one first: tools, times and steps are those of the method. */
export function byEachMethod(recipe: Recipe): readonly [Recipe, ...Recipe[]] {
  return [
    recipe,
    ...recipe.otherMethods.map((method): Recipe => ({ ...recipe, ...method, otherMethods: [] })),
  ]
}

/**
 * The form by the first method that a kitchen has the tools and the time for. Where there is none it stays as written,
 * and whoever judges it says which of the two is missing.
 */
export function cookedIn(
  form: RecipeForm,
  kitchen: Pick<KitchenRules, 'tools' | 'maxDifficulty'>,
): RecipeForm {
  const methods = byEachMethod(form.recipe)
  const possible = methods.filter(({ tools }) => hasTools(tools, kitchen.tools))
  const inTime = possible.find(({ totalMinutes }) =>
    isWithinDifficulty(difficultyOf(totalMinutes), kitchen.maxDifficulty),
  )
  const recipe = inTime ?? possible[0] ?? form.recipe
  return recipe === form.recipe ? form : { ...form, recipe }
}

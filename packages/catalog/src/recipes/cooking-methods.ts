import type { CookingTool } from '@pennyplate/domain/profile/profile-options'
import type { Recipe } from '@pennyplate/domain/recipe/recipe'
import { hasTools, isInTime, type KitchenRules } from '@pennyplate/domain/recipe/recipe-fit'
import type { RecipeForm } from './recipe-form.ts'

/** The recipe once per method, the main one first, with that method's tools, times and steps. */
export function byEachMethod(recipe: Recipe): readonly [Recipe, ...Recipe[]] {
  return [
    recipe,
    ...recipe.otherMethods.map(
      (method): Recipe => ({
        ...recipe,
        ...method,
        description: describedIn(recipe.description, method.tools),
        otherMethods: [],
      }),
    ),
  ]
}

const PLACES: Readonly<Record<CookingTool, string>> = {
  Stove: 'on the stove',
  Oven: 'in the oven',
  Microwave: 'in the microwave',
  'Air Fryer': 'in the air fryer',
  'Instant Pot': 'in the Instant Pot',
  'Slow Cooker': 'in the slow cooker',
  Grill: 'on the grill',
}

/** A description speaks of the main method: "baked in one dish". */
function describedIn(description: string, tools: Recipe['tools']): string {
  const places = tools.flatMap(([tool]) => (tool ? [PLACES[tool]] : []))
  return places.length === 0 ? description : `${description} Here it cooks ${places.join(' and ')}.`
}

/**
 * The form with the first method that fits the household's tools and time, for so many servings of the recipe. If none fits, it is returned unchanged,
 * and the caller's check reports what is missing.
 */
export function cookedIn(
  form: RecipeForm,
  kitchen: Pick<KitchenRules, 'tools' | 'maxDifficulty'>,
  servings: number = form.recipe.servings,
): RecipeForm {
  const methods = byEachMethod(form.recipe)
  const possible = methods.filter(({ tools }) => hasTools(tools, kitchen.tools))
  const inTime = possible.find((method) => isInTime(method, servings, kitchen))
  const recipe = inTime ?? possible[0] ?? form.recipe
  return recipe === form.recipe ? form : { ...form, recipe }
}

import type { CookingTool } from '@pennyplate/domain/profile/profile-options'
import type { Recipe } from '@pennyplate/domain/recipe/recipe'
import { hasTools, isEasyEnough, type KitchenRules } from '@pennyplate/domain/recipe/recipe-fit'
import { tableMinutes } from '@pennyplate/domain/recipe/table-time'
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
 * The form with the first method that fits the household's tools and effort, for so many servings of the recipe, and of those the
 * first that is done within the shortest limit that one of them keeps. If none fits, it is returned unchanged, and the caller's
 * check reports what is missing.
 */
export function cookedIn(
  form: RecipeForm,
  kitchen: Pick<KitchenRules, 'tools' | 'maxDifficulty' | 'tableLimits'>,
  servings: number = form.recipe.servings,
): RecipeForm {
  const methods = byEachMethod(form.recipe)
  const possible = methods.filter(({ tools }) => hasTools(tools, kitchen.tools))
  const easy = possible.filter((method) => isEasyEnough(method, servings, kitchen))
  const inTime = kitchen.tableLimits
    .toSorted((a, b) => a - b)
    .flatMap((limit) => easy.find((method) => tableMinutes(method, servings) <= limit) ?? [])
  const recipe = inTime[0] ?? easy[0] ?? possible[0] ?? form.recipe
  return recipe === form.recipe ? form : { ...form, recipe }
}

import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { mainStarchOf } from './dish-traits.ts'

/** What one meal is again and again, whatever it is called: a burrito, a quesadilla and nachos are cheese on a tortilla. */
export type MealKind =
  | 'cheese on a tortilla'
  | 'cheese on pasta'
  | 'on a bun'
  | 'noodles in broth'
  | 'eggs on bread'
  | 'cured meat'

/** Meals of a week, breakfast, lunch and dinner, that nobody minds. */
export const KIND_AT_MOST = 3

const TORTILLA = /tortilla|taco-shell|tostada-shell|corn-chips|taquitos|burrito/
const BUN = /\bbuns\b|\brolls\b(?<!(cinnamon|pizza)-rolls)/
const BREAD =
  /\bbread\b(?!-crumbs)|\bbuns\b|\brolls\b|bagels|english-muffins|biscuit|pita-bread|sandwich-biscuit/
const EGGS = /^egg-(?!noodles)/
const CHEESE_BOX = /mac-and-cheese-box|velveeta|alfredo/
const CURED =
  /\bham\b|bacon(?!-grease)|sausage|hot-dogs$|bologna|salami|pepperoni|kielbasa|bratwurst|spam|chorizo|deli-/

/** Grams of one serving from which a food makes the meal. */
const LEAST_G = { tortilla: 15, cheese: 12, bun: 25, bread: 20, egg: 40, cured: 20 }

export function mealKindsOf(form: RecipeForm): MealKind[] {
  const { ingredients, recipe } = form
  const gramsOf = (isOne: (food: (typeof ingredients)[number]['food']) => boolean) =>
    ingredients.reduce((sum, { food, grams }) => sum + (isOne(food) ? grams / recipe.servings : 0), 0)
  const isNamed = (ids: RegExp) => gramsOf(({ id }) => ids.test(id))
  const hasCheese =
    gramsOf(({ traits }) => traits.includes('cheese')) >= LEAST_G.cheese || isNamed(CHEESE_BOX) > 0
  const hasPasta = mainStarchOf(form) === 'pasta'
  const found: readonly (readonly [MealKind, boolean])[] = [
    ['cheese on a tortilla', hasCheese && isNamed(TORTILLA) >= LEAST_G.tortilla],
    ['cheese on pasta', hasCheese && hasPasta],
    ['on a bun', isNamed(BUN) >= LEAST_G.bun],
    ['noodles in broth', hasPasta && recipe.plate?.servedAs === 'soup'],
    ['eggs on bread', isNamed(EGGS) >= LEAST_G.egg && isNamed(BREAD) >= LEAST_G.bread],
    ['cured meat', isNamed(CURED) >= LEAST_G.cured],
  ]
  return found.flatMap(([kind, is]) => (is ? [kind] : []))
}

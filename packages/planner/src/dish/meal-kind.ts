import { mainStarchOf } from '@pennyplate/catalog/recipes/main-starch'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { gramsServed } from './dish-traits.ts'

/** What dishes of different names have in common: a burrito, a quesadilla and nachos are all cheese on a tortilla. */
export type MealKind =
  | 'cheese on a tortilla'
  | 'cheese on pasta'
  | 'cheese on bread'
  | 'on a bun'
  | 'noodles in broth'
  | 'eggs on bread'
  | 'cured meat'
  | 'nut butter'

/** How many of a week's breakfasts, lunches and dinners may be of one kind at no cost. */
export const KIND_AT_MOST = 3
/** Of a household that cooks for several days at once. */
export const KIND_PREPARED_AT_MOST = 4

const TORTILLA = /tortilla|taco-shell|tostada-shell|corn-chips|taquitos|burrito/
const BUN = /\bbuns\b|\brolls\b(?<!(cinnamon|pizza)-rolls)/
const BREAD = /\bbread\b(?!-crumbs)|\bbuns\b|\brolls\b|bagels|english-muffins|biscuit|pita-bread/
const EGGS = /^egg-(?!noodles)/
const CHEESE_BOX = /mac-and-cheese-box|velveeta|alfredo/
const CURED =
  /\bham\b|bacon(?!-grease)|sausage|hot-dogs$|bologna|salami|pepperoni|kielbasa|bratwurst|spam|chorizo|deli-/

const NUT_BUTTER = /^(?:peanut|almond|cashew|sunflower(?:-seed)?)-butter\b/

/** Grams of one serving from which a food makes the meal. */
const LEAST_G = { tortilla: 15, cheese: 12, bun: 25, bread: 20, egg: 40, cured: 20, nutButter: 14 }

export function mealKindsOf(form: RecipeForm): MealKind[] {
  const { ingredients, recipe } = form
  const gramsOf = (ids: RegExp) => gramsServed(form, ids)
  const cheeseG = ingredients.reduce(
    (sum, { food, grams }) => sum + (food.traits.includes('cheese') ? grams / recipe.servings : 0),
    0,
  )
  const hasCheese = cheeseG >= LEAST_G.cheese || gramsOf(CHEESE_BOX) > 0
  const hasPasta = mainStarchOf(form) === 'pasta'
  const found: readonly (readonly [MealKind, boolean])[] = [
    ['cheese on a tortilla', hasCheese && gramsOf(TORTILLA) >= LEAST_G.tortilla],
    ['cheese on pasta', hasCheese && hasPasta],
    ['cheese on bread', hasCheese && gramsOf(BREAD) >= LEAST_G.bread],
    ['on a bun', gramsOf(BUN) >= LEAST_G.bun],
    ['noodles in broth', hasPasta && recipe.plate?.servedAs === 'soup'],
    ['eggs on bread', gramsOf(EGGS) >= LEAST_G.egg && gramsOf(BREAD) >= LEAST_G.bread],
    ['cured meat', gramsOf(CURED) >= LEAST_G.cured],
    ['nut butter', gramsOf(NUT_BUTTER) >= LEAST_G.nutButter],
  ]
  return found.flatMap(([kind, is]) => (is ? [kind] : []))
}

import type { RecipeForm } from './recipe-form.ts'

/** Illustrations that are one food, by the word that food's id has. Others, such as a pot or a taco, are a kind of dish. */
const PICTURED_FOODS: Readonly<Record<string, RegExp>> = {
  avocado: /avocado|guacamole/,
  bacon: /bacon/,
  banana: /banana|plantain/,
  blueberries: /blueberr|berries/,
  chestnut: /(?<!coco|but)nuts?(?!meg)|almond|pecan|cashew|pistachio|trail-mix/,
  coconut: /coconut/,
  egg: /egg(?!plant|-noodle)/,
  'green-apple': /apple/,
  lemon: /lemon/,
  peanuts: /peanut/,
  'red-apple': /apple/,
  shrimp: /shrimp/,
}
const ANY_DISH = 'pot-of-food'

/** The recipe's illustration, unless it shows a food that this form does not have: no nut on a snack without nuts. */
export function illustrationOf({ recipe, ingredients }: Pick<RecipeForm, 'recipe' | 'ingredients'>): string {
  const food = PICTURED_FOODS[recipe.illustration]
  const isThere = !food || ingredients.some(({ foodId }) => food.test(foodId))
  return isThere ? recipe.illustration : ANY_DISH
}

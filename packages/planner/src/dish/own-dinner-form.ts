import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { type DinnerForm, dinnerForm } from '@pennyplate/domain/recipe/dinner-form'
import { mainProteinOf } from './dish-traits.ts'

/** What a dish is at dinner: what its household says, or what it is called. An own recipe whose name tells nothing is what it holds. */
export function dinnerFormOf(form: RecipeForm): DinnerForm {
  const { own, plate } = form.recipe
  if (own?.atDinner) return own.atDinner
  const called = dinnerForm(form.name, plate?.servedAs)
  return own && called === 'supper' ? byWhatItHolds(form) : called
}

const SLICED_OR_SPLIT =
  /(?<!corn)bread(?!-crumbs|sticks)|\bbuns\b|\brolls\b|bagels?\b|english-muffins?|croissants?\b|\bpita\b|\bnaan\b/
const BREAD_KCAL = 80
const VEGETABLE_AISLES: ReadonlySet<string> = new Set(['produce', 'frozen', 'canned-goods'])
/** With a plate's worth of vegetables it is a meal, whatever bread or eggs are in it. */
const VEGETABLES_G = 75

function byWhatItHolds(form: RecipeForm): DinnerForm {
  const { ingredients, recipe } = form
  const perServing = (sum: (line: RecipeForm['ingredients'][number]) => number) =>
    ingredients.reduce((total, line) => total + sum(line), 0) / recipe.servings
  const vegetablesG = perServing(({ food, grams }) =>
    VEGETABLE_AISLES.has(food.aisle) && !food.traits.includes('fruit') ? grams : 0,
  )
  if (vegetablesG >= VEGETABLES_G) return 'supper'
  const breadKcal = perServing(({ food, grams }) =>
    SLICED_OR_SPLIT.test(food.id) ? ((food.composition.energyKcal ?? 0) * grams) / 100 : 0,
  )
  if (breadKcal >= BREAD_KCAL) return 'sandwich'
  return mainProteinOf(form) === 'egg' ? 'breakfast' : 'supper'
}

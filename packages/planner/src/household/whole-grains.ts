import type { CatalogFood } from '@pennyplate/catalog/foods/foods'
import {
  type FormIngredient,
  type RecipeForm,
  withIngredients,
} from '@pennyplate/catalog/recipes/recipe-form'
import { toGrams } from '@pennyplate/domain/amounts/units'
import type { FoodId } from '@pennyplate/domain/food/food'
import type { WholeGrains } from '@pennyplate/domain/profile/profile-options'
import type { Catalog } from '../catalog/catalog.ts'

const SANDWICH_LOAF = [['white-bread', 'whole-wheat-bread']] as const

/** No store sells a whole-wheat tortilla that is large enough for a burrito. */
const SWAPS: Readonly<Record<WholeGrains, ReadonlyMap<FoodId, FoodId>>> = {
  'Fine with us': new Map([
    ...SANDWICH_LOAF,
    ['hamburger-buns', 'whole-wheat-buns'],
    ['bagels', 'whole-wheat-bagels'],
    ['english-muffins', 'whole-wheat-english-muffins'],
    ['pita-bread', 'whole-wheat-pita'],
    ['flour-tortilla', 'whole-wheat-tortilla'],
    ['spaghetti', 'whole-wheat-spaghetti'],
    ['penne', 'whole-wheat-penne'],
  ]),
  'Half and half': new Map(SANDWICH_LOAF),
  No: new Map(),
}

/** A side called "Flour tortillas" is those. */
const NAMED_FOR_WHITE = /\bwhite bread\b|\bflour tortillas?\b/i

/**
 * The dish with the whole-wheat foods that the household eats and a store sells: two slices for two slices, an ounce for
 * an ounce. An own recipe is cooked as written.
 */
export function withWholeGrains(
  form: RecipeForm,
  answer: WholeGrains,
  catalog: Pick<Catalog, 'foodById' | 'packagesOf'>,
): RecipeForm {
  if (form.recipe.own || NAMED_FOR_WHITE.test(form.name)) return form
  const swapped = form.ingredients.map((ingredient): FormIngredient => {
    const wanted = SWAPS[answer].get(ingredient.foodId)
    const food = wanted === undefined ? undefined : catalog.foodById(wanted)
    const isSold = food && catalog.packagesOf(food.id).length > 0
    return isSold ? measuredAlike(ingredient, food) : ingredient
  })
  if (swapped.every((ingredient, index) => ingredient === form.ingredients[index])) return form
  return withIngredients(form, swapped)
}

/** As it is where the recipe measures it in something that the other food does not come in. */
function measuredAlike(ingredient: FormIngredient, food: CatalogFood): FormIngredient {
  const weighed = toGrams(ingredient.amount, food)
  return weighed.ok ? { ...ingredient, foodId: food.id, food, grams: weighed.grams } : ingredient
}

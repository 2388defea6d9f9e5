import { nutritionPerServing } from '@pennyplate/catalog/recipes/form-facts'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { HEALTH_WISHES, type HealthWishId } from '@pennyplate/domain/diet/health-wishes'
import { FREE_FOODS } from '@pennyplate/domain/food/package'

/** More sugar than a glass of milk has: a banana blended is drunk as fast as juice. */
const SWEET_BLEND_G = 15

/** A sugary drink, juice on its own, or a sweet blend. */
export function isSweetDrink(form: RecipeForm): boolean {
  const { ingredients, recipe } = form
  if (recipe.plate?.servedAs === 'smoothie')
    return (nutritionPerServing(form).sugarG ?? SWEET_BLEND_G + 1) > SWEET_BLEND_G
  const foods = ingredients.filter(({ foodId }) => !FREE_FOODS.has(foodId)).map(({ food }) => food)
  return (
    foods.some(({ traits }) => traits.includes('sugary-drink')) ||
    (foods.length > 0 && foods.every(({ traits }) => traits.includes('juice')))
  )
}

export function avoidsSweetDrinks(wishes: readonly HealthWishId[]): boolean {
  return wishes.some((id) => HEALTH_WISHES[id].avoidsSweetDrinks)
}

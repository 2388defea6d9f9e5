import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { HEALTH_WISHES, type HealthWishId } from '@pennyplate/domain/diet/health-wishes'
import { FREE_FOODS } from '@pennyplate/domain/food/package'

/** A sugary drink, or juice on its own. */
export function isSweetDrink({ ingredients }: RecipeForm): boolean {
  const foods = ingredients.filter(({ foodId }) => !FREE_FOODS.has(foodId)).map(({ food }) => food)
  return (
    foods.some(({ traits }) => traits.includes('sugary-drink')) ||
    (foods.length > 0 && foods.every(({ traits }) => traits.includes('juice')))
  )
}

export function avoidsSweetDrinks(wishes: readonly HealthWishId[]): boolean {
  return wishes.some((id) => HEALTH_WISHES[id].avoidsSweetDrinks)
}

import { expiryOf } from '@pennyplate/domain/pantry/pantry-expiry'
import { usedIngredients } from '@pennyplate/domain/pantry/used-ingredients'
import { cachedRecipe } from '@pennyplate/domain/recipe/cached-recipe'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { dishesOf } from '@pennyplate/domain/week/week-plate'
import { UseSoon } from '../../features/pantry/use-soon.tsx'
import { useRecipeIndex } from '../../features/recipe-box/use-recipe-index.ts'
import { toLocalDay } from '../../lib/local-day.ts'
import { useDocument } from '../../store/use-document.ts'

/** Food to use soon, with what we know of the week's dishes: their recipes here, else the file of all recipes. */
export function UseSoonPart() {
  const pantry = useDocument('pantry').value ?? []
  const cache = useDocument('recipesCache').value ?? {}
  const today = toLocalDay(new Date())
  const isAsked = pantry.some((item) => expiryOf(item, today).state === 'soon')
  const index = useRecipeIndex(isAsked).data

  function foodsOf(dish: Pick<WeekMeal, 'name' | 'recipeId'>) {
    const known = cachedRecipe(cache, dish)
    if (known) return usedIngredients(known.ingredients)
    const listed = index?.recipes.find(({ id }) => id === dish.recipeId)
    return (listed?.foods ?? []).map(({ id, name }) => ({ name, foodId: id }))
  }
  return <UseSoon foodsIn={(meal) => dishesOf(meal).flatMap(foodsOf)} />
}

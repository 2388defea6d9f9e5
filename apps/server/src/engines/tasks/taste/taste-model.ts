import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { type DishKey, dishKeyOf } from '@pennyplate/catalog/recipes/dish-called'
import { familiarity } from '@pennyplate/catalog/recipes/familiarity'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { type DishEvent, learnTaste, type TasteModel } from '@pennyplate/domain/taste/learn-taste'
import type { Trait } from '@pennyplate/domain/taste/taste-event'
import { dishMealOf } from '@pennyplate/domain/week/meal-slot'
import type { LearnedStars } from '@pennyplate/planner/dish/learned-stars'
import { tasteTraitsOf } from '@pennyplate/planner/dish/taste-traits'
import type { Household } from '../../household.ts'

/** For a dish nobody has rated: between known and common. */
const UNRATED = 3.5

/** What was learned of a household's taste, from what it did and from the dishes it likes and dislikes. */
export function tasteModelOf(
  { taste, likes, dislikes }: Pick<Household, 'taste' | 'likes' | 'dislikes'>,
  recipes: readonly CompiledRecipe[],
  today: string,
): TasteModel {
  const standing = (kind: 'liked' | 'disliked', names: readonly string[]) =>
    names.map((name): DishEvent => {
      const dish = dishKeyOf(recipes, { name })
      return { dish, kind, familiarity: usualFamiliarity(recipes, dish), weekStart: '', at: today }
    })
  const events = (taste?.events ?? []).map(({ kind, name, recipeId, slot, weekStart, at }): DishEvent => {
    const dish = dishKeyOf(recipes, { name, recipeId })
    return { dish, kind, familiarity: familiarity(dish, dishMealOf(slot)) ?? UNRATED, weekStart, at }
  })
  const traits = traitsByDish(recipes)
  return learnTaste({
    events: [...events, ...standing('liked', likes), ...standing('disliked', dislikes)],
    corrections: taste?.corrections ?? [],
    traitsOf: (dish) => traits.get(dish) ?? [],
    today,
  })
}

/** As planning wants it. Dishes of which nothing was learned are left out. */
export function learnedStars(model: TasteModel, recipes: readonly CompiledRecipe[]): LearnedStars {
  return Object.fromEntries(
    recipes.flatMap(({ recipe: { id, meals } }) => {
      const stars = model.starsOf(id)
      return stars === 0 ? [] : [[id, Object.fromEntries(meals.map((meal) => [meal, stars]))]]
    }),
  )
}

/** At the meal where it is most familiar. */
function usualFamiliarity(recipes: readonly CompiledRecipe[], dish: DishKey): number {
  const meals: readonly DishMeal[] = recipes.find(({ recipe }) => recipe.id === dish)?.recipe.meals ?? []
  const ratings = meals.flatMap((meal) => familiarity(dish, meal) ?? [])
  return ratings.length > 0 ? Math.max(...ratings) : UNRATED
}

const known = new WeakMap<readonly CompiledRecipe[], ReadonlyMap<string, readonly Trait[]>>()

function traitsByDish(recipes: readonly CompiledRecipe[]): ReadonlyMap<string, readonly Trait[]> {
  const found =
    known.get(recipes) ?? new Map(recipes.map(({ recipe, forms }) => [recipe.id, tasteTraitsOf(forms[0])]))
  known.set(recipes, found)
  return found
}

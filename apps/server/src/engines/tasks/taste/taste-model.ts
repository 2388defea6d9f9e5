import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { type DishKey, dishKeyOf } from '@pennyplate/catalog/recipes/dish-called'
import { familiarity } from '@pennyplate/catalog/recipes/familiarity'
import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { type DishEvent, learnTaste, type TasteModel } from '@pennyplate/domain/taste/learn-taste'
import type { Trait } from '@pennyplate/domain/taste/taste-event'
import { dishMealOf } from '@pennyplate/domain/week/meal-slot'
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
  const traitsOf = traitsByDish(recipes)
  return learnTaste({
    events: [...events, ...standing('liked', likes), ...standing('disliked', dislikes)],
    corrections: taste?.corrections ?? [],
    traitsOf,
    today,
  })
}

/** At the meal where it is most familiar. */
function usualFamiliarity(recipes: readonly CompiledRecipe[], dish: DishKey): number {
  const meals: readonly DishMeal[] = recipes.find(({ recipe }) => recipe.id === dish)?.recipe.meals ?? []
  const ratings = meals.flatMap((meal) => familiarity(dish, meal) ?? [])
  return ratings.length > 0 ? Math.max(...ratings) : UNRATED
}

const known = new WeakMap<readonly CompiledRecipe[], (dish: string) => readonly Trait[]>()

/** Worked out when asked for: of thousands of own recipes, a search looks at a few hundred. */
function traitsByDish(recipes: readonly CompiledRecipe[]): (dish: string) => readonly Trait[] {
  const found = known.get(recipes)
  if (found) return found
  const byId = new Map(recipes.map((compiled) => [compiled.recipe.id, compiled]))
  const traits = new Map<string, readonly Trait[]>()
  const traitsOf = (dish: string) => {
    const compiled = byId.get(dish)
    if (!compiled) return []
    const ofDish = traits.get(dish) ?? tasteTraitsOf(compiled.forms[0])
    traits.set(dish, ofDish)
    return ofDish
  }
  known.set(recipes, traitsOf)
  return traitsOf
}

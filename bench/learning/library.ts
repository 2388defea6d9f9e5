import { familiarity } from '@pennyplate/catalog/recipes/familiarity'
import { allRecipes } from '@pennyplate/catalog/recipes/recipes'
import type { RecipeId } from '@pennyplate/domain/recipe/recipe'
import type { Trait } from '@pennyplate/domain/taste/taste-event'
import { tasteTraitsOf } from '@pennyplate/planner/dish/taste-traits'

export const MEALS = ['breakfast', 'lunch', 'dinner'] as const
export type SimulatedMeal = (typeof MEALS)[number]

export type RatedDish = Readonly<{ id: RecipeId; stars: number; traits: readonly Trait[] }>

/** Dishes below this are not offered to a household that wants mostly what it knows. */
const LEAST_FAMILIAR = 2.5

const traits: ReadonlyMap<RecipeId, readonly Trait[]> = new Map(
  [...allRecipes()].map(([id, { forms }]) => [id, tasteTraitsOf(forms[0])]),
)

export const traitsOf = (dish: string): readonly Trait[] => traits.get(dish) ?? []

export const LIBRARY: Readonly<Record<SimulatedMeal, readonly RatedDish[]>> = {
  breakfast: ratedFor('breakfast'),
  lunch: ratedFor('lunch'),
  dinner: ratedFor('dinner'),
}

function ratedFor(meal: SimulatedMeal): RatedDish[] {
  return [...allRecipes().values()].flatMap(({ recipe: { id, meals } }) => {
    const stars = meals.includes(meal) ? familiarity(id, meal) : null
    return stars !== null && stars >= LEAST_FAMILIAR ? [{ id, stars, traits: traitsOf(id) }] : []
  })
}

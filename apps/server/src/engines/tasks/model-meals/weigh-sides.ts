import type { PlannedMeal, PlannedSide } from '@pennyplate/contract/ai/meal'
import { isSameName } from '@pennyplate/domain/recipe/dish-name'
import { hasTools } from '@pennyplate/domain/recipe/recipe-fit'
import type { PlanningContext } from '../context/planning-context.ts'
import { findSide } from '../dish/find-dish.ts'
import { sidesBeside } from '../dish/sides-beside.ts'
import { writeSide } from '../dish/write-meal.ts'

/** The sides that a model named for a meal, as far as they are ours, belong beside it and the household may have them. */
export function weighSides(
  meal: PlannedMeal,
  names: readonly string[],
  context: PlanningContext,
): PlannedSide[] {
  const known = names.flatMap(
    (name) => context.catalog.sides.find(({ recipe }) => isSameName(recipe.name, name)) ?? [],
  )
  const ids = known.map(({ recipe }) => recipe.id)
  const { refuses } = sidesBeside(meal, ids, context)
  const fitting = known.filter(({ recipe }) => !refuses.includes(recipe.id))
  return [...new Set(fitting)].flatMap(({ recipe }) => {
    const side = findSide({ name: recipe.name, recipeId: recipe.id }, context)
    const fits = side?.breaks === null && hasTools(side.form.recipe.tools, context.rules.tools)
    return fits && !recipe.side?.remakes ? [writeSide(side.form, side.servingsPerAdult, context)] : []
  })
}

import { vegetableCupsPerServing } from '@pennyplate/catalog/recipes/form-facts'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { HALF_PLATE_CUPS, VEGETABLES_CUPS, type WeekAimId } from '@pennyplate/domain/diet/week-aims'
import type { ProblemRecipe, VegetablesOnPlate } from '../problem/problem.ts'

type Wished = VegetablesOnPlate['wished']

/** Cups of vegetables at a meal, by what the household aims for; null if it aims for none. */
export function wishedVegetables(aims: readonly WeekAimId[]): Wished | null {
  const every = aims.includes('vegetables') ? { lunch: VEGETABLES_CUPS, dinner: VEGETABLES_CUPS } : null
  return aims.includes('half-plate') ? { ...every, dinner: HALF_PLATE_CUPS } : every
}

export function vegetablesOn(
  form: RecipeForm,
  servings: number,
  wished: Wished | null,
): Pick<ProblemRecipe, 'vegetables'> {
  return wished ? { vegetables: { cups: vegetableCupsPerServing(form) * servings, wished } } : {}
}

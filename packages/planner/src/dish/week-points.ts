import { dietPerServing } from '@pennyplate/catalog/recipes/form-facts'
import type { RecipeForm } from '@pennyplate/catalog/recipes/recipe-form'
import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import type { Composition } from '@pennyplate/domain/food/food'
import { pointsAdded } from '@pennyplate/domain/food/healthy-eating-index'
import type { NutrientAmounts } from '../problem/problem.ts'

/** What a meal of the dish adds to the diet quality of one adult's week. A dish of which not all is known is a usual one. */
export function weekPoints(
  form: RecipeForm,
  servings: number,
  { calories }: NutrientAmounts,
  nutrition: Composition,
): number {
  const serving = dietPerServing(form, nutrition)
  return serving ? servings * pointsAdded(serving, DAYS_PER_PLAN * calories) : 0
}

import type { FoodId } from '@pennyplate/domain/food/food'
import { type Coverable, cheapestCover, type Package } from '@pennyplate/domain/food/package'
import { byTheGallon } from '@pennyplate/domain/shopping/shopping-list-milk'
import { packagesOf } from '../prices/packages.ts'
import { boughtPerServing, type RecipeForm } from './recipe-form.ts'

export interface FormCost {
  /** The used share per serving. */
  readonly usedCentsPerServing: number
  /** The whole packages to buy for the dish with nothing at home. */
  readonly checkoutCents: number
}

type Sold = Coverable & Pick<Package, 'amountText'>

/** Null if one of the foods is not sold. National prices unless others are given. Milk comes by the gallon or half gallon, as on the list. */
export function costOf(
  form: RecipeForm,
  packagesFor: (foodId: FoodId) => readonly Sold[] = packagesOf,
): FormCost | null {
  let used = 0
  let checkoutCents = 0
  for (const [foodId, gramsPerServing] of boughtPerServing(form)) {
    const grams = gramsPerServing * form.recipe.servings
    const cover = cheapestCover(grams, byTheGallon(foodId, packagesFor(foodId)))
    if (!cover) return null
    // A food of an own recipe whose line says no amount: no package is counted.
    if (cover.edibleG === 0) continue
    checkoutCents += cover.costCents
    used += (cover.costCents * grams) / cover.edibleG
  }
  return { usedCentsPerServing: used / form.recipe.servings, checkoutCents }
}

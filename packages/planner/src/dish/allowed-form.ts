import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { cookedIn } from '@pennyplate/catalog/recipes/cooking-methods'
import {
  boughtPerServing,
  judgedIngredients,
  type RecipeForm,
  withoutIngredients,
} from '@pennyplate/catalog/recipes/recipe-form'
import type { FoodId } from '@pennyplate/domain/food/food'
import { faultInWords } from '@pennyplate/domain/own-recipe/own-dish'
import { fitRecipe } from '@pennyplate/domain/recipe/recipe-fit'
import type { Catalog } from '../catalog/catalog.ts'
import type { HouseholdProfile } from '../household/household-profile.ts'
import type { HouseholdRules } from '../household/household-rules.ts'
import type { Stock } from '../household/pantry-stock.ts'
import { householdForm } from './household-form.ts'

/**
 * The dish as written if it keeps every rule and can be bought; otherwise the cheapest variant that does, not counting what
 * is at home. It has to be done in time for the servings of one meal. Variants are for households that cannot have the dish as written, so they never replace it.
 */
export function allowedForm(
  compiled: CompiledRecipe,
  profile: HouseholdProfile,
  rules: HouseholdRules,
  catalog: Catalog,
  stock: ReadonlyMap<FoodId, Stock>,
  servings: number,
): RecipeForm | null {
  if (faultInWords(compiled.recipe, rules.foodRules)) return null
  let cheapest: RecipeForm | null = null
  let least = Number.POSITIVE_INFINITY
  for (const written of compiled.forms) {
    const form = cookedIn(householdForm(written, profile, rules, catalog), rules, servings)
    const fit = fitRecipe(form.recipe, judgedIngredients(form), rules, servings)
    if (!fit.fits) continue
    const kept = withoutIngredients(form, fit.leaveOut)
    const cents = centsPerServing(kept, catalog, stock)
    if (cents === null) continue
    if (kept.variantId === null) return kept
    if (cents < least) {
      least = cents
      cheapest = kept
    }
  }
  return cheapest
}

/** At the lowest price per gram; null if one of its foods is not sold. */
export function centsPerServing(
  form: RecipeForm,
  { packagesOf }: Catalog,
  stock: ReadonlyMap<FoodId, Stock>,
): number | null {
  let cents = 0
  for (const [id, grams] of boughtPerServing(form)) {
    const packages = packagesOf(id)
    if (packages.length === 0) return null
    const bought = Math.max(0, grams - (stock.get(id)?.grams ?? 0) / form.recipe.servings)
    cents += bought * Math.min(...packages.map((pack) => pack.priceCents / pack.edibleG))
  }
  return cents
}

import { findFood } from '@pennyplate/catalog/foods/find-food'
import { foodById } from '@pennyplate/catalog/foods/foods'
import { RESTRICTION_NAMES } from '@pennyplate/catalog/foods/restriction-names'
import { labeledFoods, packagesOf } from '@pennyplate/catalog/prices/packages'
import { priceInRegion } from '@pennyplate/catalog/prices/price-at'
import { regionOfZip } from '@pennyplate/catalog/prices/price-region'
import { seasonOf } from '@pennyplate/catalog/prices/season'
import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import { allRecipes } from '@pennyplate/catalog/recipes/recipes'
import { allSides } from '@pennyplate/catalog/recipes/sides'
import type { FoodId } from '@pennyplate/domain/food/food'
import type { Package } from '@pennyplate/domain/food/package'
import type { Catalog } from './catalog.ts'

/** The built-in catalog at the prices of a ZIP code in a month, or of a whole year, with the built-in recipes unless others are given. */
export function ownCatalog(
  zipCode: string,
  recipes: readonly CompiledRecipe[] = [...allRecipes().values()],
  month: number | null = null,
): Catalog {
  const region = regionOfZip(zipCode)
  const priced = new Map<FoodId, readonly Package[]>()
  const priceHere = (id: FoodId) => {
    const known = priced.get(id)
    if (known) return known
    const here = packagesOf(id).map((pack) => ({ ...pack, ...priceInRegion(pack, region, month) }))
    priced.set(id, here)
    return here
  }
  return {
    recipes,
    sides: [...allSides().values()],
    foodById,
    foodsNamed: RESTRICTION_NAMES.foodsNamed,
    foodsWith: RESTRICTION_NAMES.foodsWith,
    foodWords: RESTRICTION_NAMES.foodWords,
    findFood,
    labeledFoods,
    packagesOf: priceHere,
    seasonOf: (id) => (month === null ? null : seasonOf(id, month, region?.division)),
  }
}

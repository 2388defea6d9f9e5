import { FOOD_FILES } from '../foods/food-files.ts'
import { packages } from '../prices/packages.ts'
import { RECIPE_FILES, SIDE_FILES } from '../recipes/recipe-files.ts'
import type { RecipeRow } from '../recipes/recipe-row.ts'
import type { CatalogEntries, CatalogEntry } from './published.ts'

/** Names of packages are labels and may change: nothing is found by them. */
export function catalogEntries(): CatalogEntries {
  return {
    recipes: RECIPE_FILES.flat().map(dishEntry),
    sides: SIDE_FILES.flat().map(dishEntry),
    foods: FOOD_FILES.flat().map(({ id, name, synonyms, formerIds = [] }) => ({
      id,
      names: [name],
      formerIds,
      formerNames: synonyms,
    })),
    packages: packages.map(({ id, formerIds = [] }) => ({ id, names: [], formerIds, formerNames: [] })),
  }
}

type DishRow = Pick<RecipeRow, 'id' | 'name' | 'formerIds' | 'formerNames'> &
  Partial<Pick<RecipeRow, 'variants'>>

function dishEntry({ id, name, formerIds = [], formerNames = [], variants = [] }: DishRow): CatalogEntry {
  return {
    id,
    names: [name, ...variants.flatMap((variant) => variant.name ?? [])],
    formerIds,
    formerNames: [...formerNames, ...variants.flatMap((variant) => variant.formerNames ?? [])],
  }
}

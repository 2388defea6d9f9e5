import type { CatalogFood } from '@pennyplate/catalog/foods/foods'
import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import type { FoodId } from '@pennyplate/domain/food/food'
import type { Package } from '@pennyplate/domain/food/package'

/** What planning needs to know about food, so that another recipe file or other prices can take its place. */
export interface Catalog {
  readonly recipes: readonly CompiledRecipe[]
  readonly foodById: (id: FoodId) => CatalogFood | undefined
  readonly foodsNamed: (term: string) => readonly FoodId[]
  /** Every food with the words in one of its names. */
  readonly foodsWith: (words: string) => readonly FoodId[]
  /** Every word of the foods' names. */
  readonly foodWords: ReadonlySet<string>
  readonly findFood: (text: string, unit?: string | null) => { readonly food: CatalogFood } | null
  /** Foods that every package adds something to: the only ones that rules about packages can take off the shelf. */
  readonly labeledFoods: readonly FoodId[]
  /** With the prices of the household's place. */
  readonly packagesOf: (id: FoodId) => readonly Package[]
}

import type { CatalogFood } from '@pennyplate/catalog/foods/foods'
import type { Season } from '@pennyplate/catalog/prices/season'
import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import type { FoodId } from '@pennyplate/domain/food/food'
import type { Package } from '@pennyplate/domain/food/package'

/** Everything planning asks about food. An interface, so that other recipes or prices can be used. */
export interface Catalog {
  /** Main dishes and snacks. */
  readonly recipes: readonly CompiledRecipe[]
  /** Those of them that are ours, if the household has recipes of its own. */
  readonly ours?: readonly CompiledRecipe[]
  /** What is served beside main dishes. */
  readonly sides: readonly CompiledRecipe[]
  readonly foodById: (id: FoodId) => CatalogFood | undefined
  readonly foodsNamed: (term: string) => readonly FoodId[]
  /** Foods with all these words in one of their names. */
  readonly foodsWith: (words: string) => readonly FoodId[]
  /** Every word in the foods' names. */
  readonly foodWords: ReadonlySet<string>
  readonly findFood: (text: string, unit?: string | null) => { readonly food: CatalogFood } | null
  /** Foods whose every package adds an allergen or trait: only these can be forbidden by their packages. */
  readonly labeledFoods: readonly FoodId[]
  /** At the prices of the household's region. */
  readonly packagesOf: (id: FoodId) => readonly Package[]
  /** In the month that is planned; null for food that is the same all year. */
  readonly seasonOf: (id: FoodId) => Season | null
}

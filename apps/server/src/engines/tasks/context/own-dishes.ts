import { compileOwnRecipe } from '@pennyplate/catalog/own-recipes/compile-own-recipe'
import { placeOwnRecipe } from '@pennyplate/catalog/own-recipes/place-own-recipe'
import { readOwnRecipe, rememberTies } from '@pennyplate/catalog/own-recipes/read-own-recipe'
import type { CompiledRecipe } from '@pennyplate/catalog/recipes/compiled-recipe'
import type { LineMemory } from '@pennyplate/domain/own-recipe/line-memory'
import type { OwnRecipeValue } from '@pennyplate/domain/own-recipe/own-recipe'
import type { Catalog } from '@pennyplate/planner/catalog/catalog'
import type { OwnLibrary } from '../../../own-recipes/find-own-library.ts'
import { trustedReading } from '../../../own-recipes/own-reading.ts'

/** Each holds up to a few ten megabytes. */
const KEPT_LIBRARIES = 4
const compiled = new Map<string, readonly CompiledRecipe[]>()
const catalogs = new WeakMap<readonly CompiledRecipe[], Map<Catalog, Catalog>>()

/** The catalog with the household's own recipes beside ours. The same library gives the same catalog. */
export function withOwnDishes(catalog: Catalog, library: OwnLibrary | undefined): Catalog {
  if (!library) return catalog
  const own = ownDishesOf(library)
  const known = catalogs.get(own) ?? new Map<Catalog, Catalog>()
  catalogs.set(own, known)
  const found = known.get(catalog) ?? {
    ...catalog,
    recipes: [...catalog.recipes, ...own],
    ours: catalog.recipes,
  }
  known.set(catalog, found)
  return found
}

function ownDishesOf({ key, recipes, memory }: OwnLibrary): readonly CompiledRecipe[] {
  const said = memory === undefined ? {} : (JSON.parse(memory) as LineMemory)
  const found = compiled.get(key) ?? recipes.map((own) => compile(own, said))
  compiled.delete(key)
  compiled.set(key, found)
  const [oldest] = compiled.keys()
  if (compiled.size > KEPT_LIBRARIES && oldest !== undefined) compiled.delete(oldest)
  return found
}

function compile({ id, value, reading }: OwnLibrary['recipes'][number], memory: LineMemory): CompiledRecipe {
  // Written by this server's own schema.
  const own = JSON.parse(value) as OwnRecipeValue
  const understood = trustedReading(reading) ?? readOwnRecipe(own)
  return placeOwnRecipe(compileOwnRecipe({ ...own, id }, rememberTies(own, understood, memory)), own)
}

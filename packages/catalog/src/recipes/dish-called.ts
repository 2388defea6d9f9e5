import { nameKey } from '@pennyplate/domain/recipe/dish-name'
import type { CompiledRecipe } from './compiled-recipe.ts'

export interface CalledDish {
  readonly compiled: CompiledRecipe
  /** The first variant with this name; null if it is the dish's own. */
  readonly variantId: string | null
}

const known = new WeakMap<readonly CompiledRecipe[], ReadonlyMap<string, CalledDish>>()

/** The dish with this name, its own or a variant's. */
export function dishCalled(recipes: readonly CompiledRecipe[], name: string): CalledDish | undefined {
  const names = known.get(recipes) ?? namesOf(recipes)
  known.set(recipes, names)
  return names.get(nameKey(name))
}

/** The name that likes, dislikes and history use, for any name of the dish. */
export function dishNameOf(recipes: readonly CompiledRecipe[], name: string): string {
  return dishCalled(recipes, name)?.compiled.recipe.name ?? name
}

function namesOf(recipes: readonly CompiledRecipe[]): ReadonlyMap<string, CalledDish> {
  const names = new Map<string, CalledDish>()
  const add = (name: string, dish: CalledDish) => {
    if (!names.has(nameKey(name))) names.set(nameKey(name), dish)
  }
  for (const compiled of recipes) add(compiled.recipe.name, { compiled, variantId: null })
  for (const compiled of recipes)
    for (const { name, variantId } of compiled.forms) add(name, { compiled, variantId })
  return names
}

import type { OwnRecipe } from './own-recipe.ts'

/** The own recipes a browser knows, and up to which revision. */
export type OwnList = Readonly<{ revision: number; recipes: readonly OwnRecipe[] }>

export const EMPTY_OWN_LIST: OwnList = { revision: 0, recipes: [] }

type Changes = Readonly<{
  recipes: readonly OwnRecipe[]
  deleted: readonly Readonly<{ id: string }>[]
  revision: number
  total: number
  hasMore: boolean
}>

/** The list after an answer. Null if it cannot be right any more: then it has to be read from the beginning. */
export function withOwnChanges({ recipes }: OwnList, changes: Changes): OwnList | null {
  const changed = new Set([...changes.recipes, ...changes.deleted].map(({ id }) => id))
  // The same list where nothing changed, so that nothing is searched or drawn anew.
  const next =
    changed.size === 0 ? recipes : [...recipes.filter(({ id }) => !changed.has(id)), ...changes.recipes]
  if (!changes.hasMore && next.length !== changes.total) return null
  return { revision: changes.revision, recipes: next }
}

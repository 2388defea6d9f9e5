import { type OwnRecipeValue, valueOfRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import { useQueryClient } from '@tanstack/react-query'
import { changeOwnRecipe, type OwnRecipeChange } from '../../../lib/change-own-recipe.ts'
import { useDocument } from '../../../store/use-document.ts'

/** A deleted recipe, and what puts it back. */
export type DeletedRecipe = Readonly<{ id: string; revision: number; value: OwnRecipeValue }>

/** Changes to own recipes. After each, the list is fetched and stored copies of the recipe as it is cooked are dropped. */
export function useOwnChanges(refetchList: () => Promise<unknown>) {
  const client = useQueryClient()
  const cooked = useDocument('recipesCache')

  async function make(change: OwnRecipeChange) {
    const result = await changeOwnRecipe(change)
    if (!('error' in result)) await forget(change.id)
    return result
  }

  async function forget(id: string): Promise<void> {
    if (Object.values(cooked.value ?? {}).some(({ recipeId }) => recipeId === id))
      await cooked.update((known = {}) =>
        Object.fromEntries(Object.entries(known).filter(([, { recipeId }]) => recipeId !== id)),
      )
    client.removeQueries({ queryKey: ['recipe'] })
    await refetchList()
  }

  /** Deletes what is stored now, even if it is newer than what this page has: Undo brings that back. */
  async function remove({ id, revision, value }: DeletedRecipe): Promise<DeletedRecipe> {
    const result = await make({ id, baseRevision: revision, value: null })
    if (!('error' in result)) return { id, revision: result.revision, value }
    if (result.error === 'storage_full' || !result.recipe) return { id, revision, value }
    return remove({ id, revision: result.revision, value: valueOfRecipe(result.recipe) })
  }

  return {
    make,
    remove,
    restore: ({ id, revision, value }: DeletedRecipe) => make({ id, baseRevision: revision, value }),
  }
}

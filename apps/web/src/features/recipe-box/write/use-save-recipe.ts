import { type Clash, mergeOwnRecipe } from '@pennyplate/domain/own-recipe/merge-own-recipe'
import { type OwnRecipeValue, valueOfRecipe } from '@pennyplate/domain/own-recipe/own-recipe'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { useOwnChanges } from './use-own-changes.ts'

/** What the server had when the fields were filled; revision 0 and no value for a recipe it does not have. */
export type StoredBase = Readonly<{ revision: number; value: OwnRecipeValue | null }>

export type SaveConflict =
  | Readonly<{ is: 'deleted' }>
  | Readonly<{ is: 'changed'; clashes: readonly Clash[]; merged: OwnRecipeValue; theirs: OwnRecipeValue }>

type Saved =
  | Readonly<{ is: 'saved' }>
  | Readonly<{ is: 'full' }>
  | Readonly<{ is: 'conflict'; conflict: SaveConflict; revision: number }>

/** Saves a recipe. What somebody else changed meanwhile is kept, and asked about where both changed the same field. */
export function useSaveRecipe(
  id: string,
  first: StoredBase,
  { make }: ReturnType<typeof useOwnChanges>,
  on: Readonly<{
    saved: (value: OwnRecipeValue) => void
    /** Both changes together, with mine where both changed the same field. */
    merged: (value: OwnRecipeValue) => void
  }>,
) {
  const [base, setBase] = useState(first)
  const [conflict, setConflict] = useState<SaveConflict>()
  const [isFull, setIsFull] = useState(false)

  async function send(value: OwnRecipeValue, from: StoredBase): Promise<Saved> {
    const result = await make({ id, baseRevision: from.revision, value })
    if (!('error' in result)) return { is: 'saved' }
    if (result.error === 'storage_full') return { is: 'full' }
    const { revision } = result
    if (!result.recipe) return { is: 'conflict', conflict: { is: 'deleted' }, revision }
    const theirs = valueOfRecipe(result.recipe)
    const merged = mergeOwnRecipe(from.value ?? theirs, value, theirs)
    if (merged.clashes.length === 0) return send(merged.value, { revision, value: theirs })
    const { clashes, value: ours } = merged
    return { is: 'conflict', conflict: { is: 'changed', clashes, merged: ours, theirs }, revision }
  }

  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: async (value: OwnRecipeValue) => ({ value, saved: await send(value, base) }),
    onMutate: () => {
      setConflict(undefined)
      setIsFull(false)
    },
    onSuccess: ({ value, saved }) => {
      if (saved.is === 'saved') return on.saved(value)
      if (saved.is === 'full') return setIsFull(true)
      const changed = saved.conflict.is === 'changed' ? saved.conflict : null
      if (changed) on.merged(changed.merged)
      setConflict(saved.conflict)
      // Asked already: the next save is made on what is stored now.
      setBase({ revision: saved.revision, value: changed?.theirs ?? null })
    },
  })

  return {
    base,
    save: mutation.mutate,
    isSaving: mutation.isPending,
    error: mutation.error,
    conflict,
    isFull,
    settle: () => setConflict(undefined),
  }
}

import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { changeOwnRecipe } from '../../lib/change-own-recipe.ts'
import { keepPictureOfPage, PhotoNotKept } from '../../lib/upload-photo.ts'
import type { FoundRecipe } from './use-reading.ts'

type Stored = Readonly<{ revision: number; isSaved: boolean }>

type ToSave = Pick<FoundRecipe, 'id' | 'draft' | 'pictureUrls'>

/** Saves recipes one after the other, so that one that fails leaves the saved ones saved. */
export function useSaveFound() {
  const [stored, setStored] = useState<ReadonlyMap<string, Stored>>(new Map())
  const [full, setFull] = useState<string>()
  const [pictureless, setPictureless] = useState<Readonly<{ name: string; why: string }>>()
  const note = (id: string, revision: number, isSaved: boolean) =>
    setStored((now) => new Map(now).set(id, { revision, isSaved }))

  /** The recipe is saved also if its picture cannot be. */
  async function pictureOf({ draft, pictureUrls = [] }: ToSave): Promise<{ photoId?: string }> {
    if (pictureUrls.length === 0) return {}
    try {
      return { photoId: await keepPictureOfPage(pictureUrls) }
    } catch (error) {
      if (!(error instanceof PhotoNotKept)) throw error
      setPictureless({ name: draft.name, why: error.message })
      return {}
    }
  }

  async function store({ id, draft, ...rest }: ToSave, baseRevision: number): Promise<boolean> {
    const value = { ...ownRecipeFrom(draft), ...(await pictureOf({ id, draft, ...rest })) }
    const result = await changeOwnRecipe({ id, baseRevision, value })
    if (!('error' in result)) note(id, result.revision, true)
    else if (result.error === 'storage_full') return false
    // Only this page knows the id: it was saved before, and the answer was lost.
    else if (result.recipe) note(id, result.revision, true)
    else return store({ id, draft, ...rest }, result.revision)
    return true
  }

  const save = useMutation({
    networkMode: 'always',
    mutationFn: async (found: readonly ToSave[]) => {
      setFull(undefined)
      setPictureless(undefined)
      for (const one of found) {
        const known = stored.get(one.id)
        if (known?.isSaved || (await store(one, known?.revision ?? 0))) continue
        setFull(one.draft.name)
        return
      }
    },
  })
  const undo = useMutation({
    networkMode: 'always',
    mutationFn: async (id: string) => {
      const known = stored.get(id)
      if (!known) return
      const result = await changeOwnRecipe({ id, baseRevision: known.revision, value: null })
      // Changed on another device meanwhile: it is somebody's work by now, and stays.
      if ('error' in result) return
      note(id, result.revision, false)
    },
  })
  return {
    isSaved: (id: string) => stored.get(id)?.isSaved ?? false,
    fullAt: full,
    /** Saved without its picture, and why. */
    pictureless,
    save,
    undo,
  }
}

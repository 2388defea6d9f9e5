import {
  correctDraft,
  type DraftCorrection,
  type OwnFormFaults,
} from '@pennyplate/domain/own-recipe/recipe-form'
import { useState } from 'react'
import type { FoundRecipe } from './use-reading.ts'

/** Names and servings that were corrected before saving, by the id of the recipe. */
export function useCorrections() {
  const [typed, setTyped] = useState<ReadonlyMap<string, DraftCorrection>>(new Map())
  const of = ({ id, draft }: FoundRecipe): DraftCorrection =>
    typed.get(id) ?? { name: draft.name, servings: `${draft.servings}` }
  return {
    of,
    correct: (found: FoundRecipe, change: Partial<DraftCorrection>) =>
      setTyped((now) => new Map(now).set(found.id, { ...of(found), ...change })),
    faultsOf(found: FoundRecipe): OwnFormFaults {
      const read = correctDraft(found.draft, of(found))
      return 'faults' in read ? read.faults : {}
    },
    /** As it is saved; as it was read while a correction is no name or no number. */
    corrected(found: FoundRecipe): FoundRecipe {
      const read = correctDraft(found.draft, of(found))
      if ('faults' in read) return found
      const isGuess = read.draft.servings === found.draft.servings
      return { ...found, draft: read.draft, guesses: isGuess ? found.guesses : [] }
    },
  }
}

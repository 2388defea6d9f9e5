import { useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { cookingMessages as words } from '../../messages/cooking.ts'
import { explainFailure } from '../../messages/failures.ts'
import { SaveFailed } from '../../store/immediate-saves.ts'
import { notify } from '../../ui/notify.ts'
import type { CookedFor } from './cooked-for.ts'
import { type CookingRecord, useCookMeal } from './use-cook-meal.ts'

/** Marking one meal as cooked on screen: what is running, what failed, and what was removed from the pantry. */
export function useMarking(cooked: CookedFor) {
  const { cook, markOnly, undo } = useCookMeal()
  const [isBusy, setIsBusy] = useState(false)
  const [recipeFault, setRecipeFault] = useState<string>()
  const [cooking, setCooking] = useState<CookingRecord>()

  async function run(action: () => Promise<void>) {
    setIsBusy(true)
    try {
      await action()
    } catch (error) {
      if (error instanceof ApiError) setRecipeFault(words.recipeFailed(explainFailure(error)))
      else if (error instanceof SaveFailed) notify.error(words.saveFailed)
      else throw error
    } finally {
      setIsBusy(false)
    }
  }

  return {
    isBusy,
    recipeFault,
    /** Set once it is marked. */
    cooking,
    mark: () =>
      void run(async () => {
        setRecipeFault(undefined)
        setCooking(await cook(cooked))
      }),
    markOnly: () => void run(async () => setCooking(await markOnly(cooked))),
    takeBack: (onUndone: () => void) =>
      void run(async () => {
        if (cooking) await undo(cooking)
        setCooking(undefined)
        notify.success(words.undone(cooked.meal.name))
        onUndone()
      }),
  }
}

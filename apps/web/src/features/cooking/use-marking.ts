import { useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { cookingMessages as words } from '../../messages/cooking.ts'
import { explainFailure } from '../../messages/failures.ts'
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
      else throw error
    } finally {
      setIsBusy(false)
    }
  }

  function show(record: CookingRecord | undefined) {
    if (record) setCooking(record)
    else notify.error(words.saveFailed)
  }

  return {
    isBusy,
    recipeFault,
    /** Set once it is marked. */
    cooking,
    mark: () =>
      void run(async () => {
        setRecipeFault(undefined)
        show(await cook(cooked))
      }),
    markOnly: () => show(markOnly(cooked)),
    takeBack(onUndone: () => void) {
      if (!cooking) return
      if (!undo(cooking)) {
        notify.error(words.undoFailed)
        return
      }
      setCooking(undefined)
      notify.success(words.undone(cooked.meal.name))
      onUndone()
    },
  }
}

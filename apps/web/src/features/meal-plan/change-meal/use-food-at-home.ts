import type { FoodAtHome } from '@pennyplate/contract/ai/kept-meals'
import { toLocalDay } from '../../../lib/local-day.ts'
import { useCheckedLines } from '../../../lib/use-checked-lines.ts'
import type { StoredList } from '../stored-plan.ts'

/** Finds the food of the list that was bought and is not in the pantry yet. */
export function useFoodAtHome(list: StoredList | null): () => Promise<FoodAtHome> {
  const checked = useCheckedLines(list)
  return async () => {
    // Rarely used, so a first view does without it.
    const { boughtAtHome } = await import('@pennyplate/domain/week/rest-of-week')
    const now = new Date()
    return boughtAtHome(list, checked, { now, today: toLocalDay(now) })
  }
}

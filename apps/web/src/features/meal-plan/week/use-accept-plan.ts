import { accepted } from '@pennyplate/domain/week/meal-plan'
import { useState } from 'react'
import { toLocalDay } from '../../../lib/local-day.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { notify } from '../../../ui/notify.ts'
import { explainPlanFailure } from '../explain-plan-failure.ts'
import { requestShoppingList } from '../plan-calls.ts'
import type { StoredList, StoredMeal, StoredPlan } from '../stored-plan.ts'
import type { PlanBookStore } from '../use-plan-book.ts'
import { planningDay } from '../week-dates.ts'

/** Accepts the plan: requests its shopping list and saves the week. RecipePrefetcher then fetches its recipes. */
export function useAcceptPlan({ book, take }: PlanBookStore) {
  const [isAccepting, setIsAccepting] = useState(false)

  async function accept(): Promise<void> {
    if (!book.plan || isAccepting) return
    setIsAccepting(true)
    try {
      const now = new Date()
      const today = planningDay(book.plan, toLocalDay(now))
      const list = await requestShoppingList(book.plan, today, now.toISOString())
      await take(accepted<StoredMeal, StoredPlan, StoredList>(book, list, toLocalDay(now), now.toISOString()))
    } catch (error) {
      return notify.error(words.acceptFailed(explainPlanFailure(error)))
    } finally {
      setIsAccepting(false)
    }
  }

  return { isAccepting, accept: () => void accept() }
}

import { isWeekAccepted } from '@pennyplate/domain/week/bought-week'
import { mealsKey } from '@pennyplate/domain/week/meals-key'
import { useEffect } from 'react'
import type { PlanBookStore } from '../use-plan-book.ts'

/** The weeks this page asked about: if the server cannot price one, asking again would not help. */
const asked = new Set<string>()

/** Has the server price a week whose total is not known, as after a change that was made offline. */
export function usePriceUnknown({ book, status, issue }: PlanBookStore): void {
  const { plan } = book
  // What an accepted week costs is on its list.
  const isUnknown = plan?.report?.totalCents === null && !isWeekAccepted(book) && status === 'saved'
  const meals = plan && isUnknown ? mealsKey(plan) : undefined
  useEffect(() => {
    if (meals === undefined || asked.has(meals) || !navigator.onLine) return
    asked.add(meals)
    issue({ type: 'price' })
  }, [meals, issue])
}

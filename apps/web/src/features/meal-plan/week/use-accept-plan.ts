import { useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { mealPlanMessages as words } from '../../../messages/meal-plan.ts'
import { CommandFailed } from '../../../store/command-failed.ts'
import { notify } from '../../../ui/notify.ts'
import { explainPlanFailure } from '../explain-plan-failure.ts'
import type { PlanBookStore } from '../use-plan-book.ts'

/** Accepts the plan: the server makes its shopping list and saves the week. RecipePrefetcher then fetches its recipes. */
export function useAcceptPlan({ book, issueNow }: PlanBookStore) {
  const [isAccepting, setIsAccepting] = useState(false)

  async function accept(): Promise<void> {
    if (!book.plan || isAccepting) return
    setIsAccepting(true)
    try {
      await issueNow({ type: 'accept' })
    } catch (error) {
      const reason = explainFailedAccept(error)
      if (reason !== undefined) notify.error(words.acceptFailed(reason))
    } finally {
      setIsAccepting(false)
    }
  }

  return { isAccepting, accept: () => void accept() }
}

/** Undefined if the plan is accepted: the response to an earlier press was lost, or another device was faster. */
function explainFailedAccept(error: unknown): string | undefined {
  if (!(error instanceof CommandFailed)) return explainPlanFailure(error)
  const { failure } = error
  if (failure.kind !== 'fault') return explainPlanFailure(new ApiError(0, 'unreachable'))
  return failure.fault === 'already_accepted' ? undefined : words.stateChanged
}

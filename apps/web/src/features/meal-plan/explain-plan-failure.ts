import { aiFailure } from '@pennyplate/contract/ai/failure'
import { ApiError } from '../../lib/api-error.ts'
import { explainAiFailure } from '../../messages/ai-failures.ts'
import { explainError } from '../../messages/failures.ts'
import { mealPlanMessages } from '../../messages/meal-plan.ts'
import { explainPlannerFailure } from '../../messages/plan-failures.ts'
import type { PlanUpdate } from './generate/request-plan.ts'

type Refused = Extract<PlanUpdate, { kind: 'failed' }>

/** The reason in "Failed to ...: {reason}": our message for the code, else a general one. */
export function explainPlanFailure(error: unknown): string {
  if (error instanceof ApiError) {
    const failure = aiFailure.safeParse(error.body).data
    // With no response at all, the language model cannot be blamed.
    const known = error.status === 0 ? undefined : explainAiFailure({ ...failure, error: error.code })
    return (
      known ??
      explainPlannerFailure(error.code, failure?.meals ?? []) ??
      mealPlanMessages.planFaults[error.code] ??
      explainError(error)
    )
  }
  if (error instanceof Error) return explainError(error)
  throw error
}

/** Why the planner refused to make a plan. */
export function explainRefusal(refused: Refused): string {
  const { error, meals = [] } = refused
  return (
    explainPlannerFailure(error, meals) ?? explainAiFailure(refused) ?? explainError(new ApiError(500, error))
  )
}

/** Whether a language model failed, so that the built-in planner can be offered instead. */
export function isAiFailure(refused: Refused): boolean {
  return explainAiFailure(refused) !== undefined
}

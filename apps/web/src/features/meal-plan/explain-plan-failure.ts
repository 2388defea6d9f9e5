import { readAiFailure } from '../../lib/ai-failure.ts'
import { ApiError } from '../../lib/api-error.ts'
import { recordOf, stringAt } from '../../lib/json-reader.ts'
import { explainAiFailure } from '../../messages/ai-failures.ts'
import { explainError } from '../../messages/failures.ts'
import { mealPlanMessages } from '../../messages/meal-plan.ts'
import type { PlanUpdate } from './generate/request-plan.ts'

type Refused = Extract<PlanUpdate, { kind: 'failed' }>

/** The reason in "Failed to ...: {reason}": our message for the code, else the server's, else a general one. */
export function explainPlanFailure(error: unknown): string {
  if (error instanceof ApiError) {
    const body = recordOf(error.body)
    // With no response at all, the language model cannot be blamed.
    const known =
      error.status === 0 ? undefined : explainAiFailure({ ...readAiFailure(body), code: error.code })
    return (
      known ?? mealPlanMessages.planFaults[error.code] ?? stringAt(body, 'message') ?? explainError(error)
    )
  }
  if (error instanceof Error) return explainError(error)
  throw error
}

/** Why the planner refused to make a plan. */
export function explainRefusal(refused: Refused): string {
  const { code, message, meals } = refused
  const refusal = mealPlanMessages.refusals[code]
  if (refusal) return refusal(meals.join(', ') || mealPlanMessages.anyMeal)
  return explainAiFailure(refused) ?? message ?? explainError(new ApiError(500, code))
}

/** Whether a language model failed, so that the built-in planner can be offered instead. */
export function isAiFailure(refused: Refused): boolean {
  return explainAiFailure(refused) !== undefined
}

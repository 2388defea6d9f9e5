import { readAiFailure } from '../../lib/ai-failure.ts'
import { ApiError } from '../../lib/api-error.ts'
import { recordOf, stringAt } from '../../lib/json-reader.ts'
import { explainAiFailure } from '../../messages/ai-failures.ts'
import { explainError } from '../../messages/failures.ts'
import { mealPlanMessages } from '../../messages/meal-plan.ts'
import type { PlanUpdate } from './generate/request-plan.ts'

type Refused = Extract<PlanUpdate, { kind: 'failed' }>

/** What went wrong, as the middle of "Failed to ...: {message}": our words for a code, else the server's, else a general one. */
export function explainPlanFailure(error: unknown): string {
  if (error instanceof ApiError) {
    const body = recordOf(error.body)
    // Without an answer there is nobody of whom to say what failed: that is for the general words.
    const known =
      error.status === 0 ? undefined : explainAiFailure({ ...readAiFailure(body), code: error.code })
    return (
      known ?? mealPlanMessages.planFaults[error.code] ?? stringAt(body, 'message') ?? explainError(error)
    )
  }
  if (error instanceof Error) return explainError(error)
  throw error
}

/** Why there is no plan, when the planner itself said so. */
export function explainRefusal(refused: Refused): string {
  const { code, message, meals } = refused
  const refusal = mealPlanMessages.refusals[code]
  if (refusal) return refusal(meals.join(', ') || mealPlanMessages.anyMeal)
  return explainAiFailure(refused) ?? message ?? explainError(new ApiError(500, code))
}

/** A language model failed, and the built-in planner could answer instead. */
export function isAiFailure(refused: Refused): boolean {
  return explainAiFailure(refused) !== undefined
}

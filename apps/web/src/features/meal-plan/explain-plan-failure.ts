import { ApiError } from '../../lib/api-error.ts'
import { recordOf, stringAt } from '../../lib/json-reader.ts'
import { explainError } from '../../messages/failures.ts'
import { mealPlanMessages } from '../../messages/meal-plan.ts'
import type { PlanNews } from './stream-plan.ts'

/** What went wrong, as the middle of "Failed to ...: {message}": our words for a code, else the server's, else a general one. */
export function explainPlanFailure(error: unknown): string {
  if (error instanceof ApiError) {
    const known = mealPlanMessages.planFaults[error.code]
    return known ?? stringAt(recordOf(error.body), 'message') ?? explainError(error)
  }
  if (error instanceof Error) return explainError(error)
  throw error
}

/** Why there is no plan, when the planner itself said so. */
export function explainRefusal({ code, message, meals }: Extract<PlanNews, { kind: 'failed' }>): string {
  const refusal = mealPlanMessages.refusals[code]
  if (refusal) return refusal(meals.join(', ') || mealPlanMessages.anyMeal)
  return mealPlanMessages.planFaults[code] ?? message ?? explainError(new ApiError(500, code))
}

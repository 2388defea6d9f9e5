import { checkAnswer, type PlanViolation } from '@pennyplate/contract/ai/check'
import { replaceAnswer } from '@pennyplate/contract/ai/replace'
import type { MealDocument, MealPlanDocument } from '@pennyplate/contract/documents/meal-plan'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { callApi } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'

/** Finding a meal can take this long on a busy server. */
const REPLACE_TIMEOUT_MS = 65_000

export function askTheReferee(plan: MealPlanDocument, today: string): Promise<readonly PlanViolation[]> {
  return callApi('/api/ai/check', {
    method: 'POST',
    body: { plan, today },
    parse: (body) => {
      const read = checkAnswer.safeParse(body)
      if (!read.success) throw new ApiError(0, 'unreadable_answer')
      return read.data.violations
    },
  })
}

/** The best suitable meal, or undefined. */
export function askForReplacement(
  plan: MealPlanDocument,
  { day, slot, index = 0 }: SlotAddress,
  signal: AbortSignal,
): Promise<MealDocument | undefined> {
  return callApi('/api/ai/replace', {
    method: 'POST',
    timeoutMs: REPLACE_TIMEOUT_MS,
    signal,
    body: { plan, day, mealType: slot, index },
    parse: (body) => {
      const read = replaceAnswer.safeParse(body)
      if (!read.success) throw new ApiError(0, 'unreadable_answer')
      return read.data.choices[0]?.meal
    },
  })
}

import { checkAnswer, type PlanViolation } from '@pennyplate/contract/ai/check'
import { replaceAnswer } from '@pennyplate/contract/ai/replace'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { callApi } from '../../lib/api-client.ts'
import { answerBy } from '../../lib/read-answer.ts'

/** Finding a meal can take this long on a busy server. */
const REPLACE_TIMEOUT_MS = 65_000

export type RefereeAnswer = Readonly<{
  violations: readonly PlanViolation[]
  /** What the week costs this household at checkout. */
  listCents: number
}>

export async function askTheReferee(plan: WeekPlan, today: string): Promise<RefereeAnswer> {
  const body = { plan, today }
  const answer = await callApi('/api/ai/check', { method: 'POST', body, parse: answerBy(checkAnswer) })
  return { violations: answer.violations, listCents: answer.totals.listCents }
}

/** The best suitable meal, or undefined. */
export async function askForReplacement(
  plan: WeekPlan,
  { day, slot, index = 0 }: SlotAddress,
  exclude: readonly string[],
  signal: AbortSignal,
): Promise<WeekMeal | undefined> {
  const { choices } = await callApi('/api/ai/replace', {
    method: 'POST',
    timeoutMs: REPLACE_TIMEOUT_MS,
    signal,
    body: { plan, day, mealType: slot, index, exclude },
    parse: answerBy(replaceAnswer),
  })
  return choices[0]?.meal
}

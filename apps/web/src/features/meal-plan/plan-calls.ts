import type { CheckAnswer } from '@pennyplate/contract/ai/check'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { PlannedReason } from '@pennyplate/domain/week/week-report'
import { type AiFailureFacts, readAiFailure } from '../../lib/ai-failure.ts'
import { callApi } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'
import { type JsonRecord, numberAt, recordOf, recordsOf, stringAt } from '../../lib/json-reader.ts'
import { centsAt, readReasons } from './report/stored-report.ts'
import type { StoredList, StoredMeal, StoredPlan } from './stored-plan.ts'

const SHORT_CALL_MS = 125_000
const LIST_CALL_MS = 310_000

export type Choice = Readonly<{
  meal: StoredMeal
  deltaCents: number
  /** Differences for one serving; null if either meal does not say. */
  calories: number | null
  protein: number | null
  minutes: number | null
  reasons: readonly PlannedReason[]
}>

export type Choices = Readonly<{
  choices: readonly Choice[]
  /** Set if the language model failed; the choices are then the built-in planner's. */
  aiFailure: AiFailureFacts | undefined
}>

type ChoicesRequest = Readonly<{
  plan: StoredPlan
  at: SlotAddress
  exclude: readonly string[]
  today: string
  engine: 'builtin' | 'chat'
}>

export function requestChoices({ plan, at, exclude, today, engine }: ChoicesRequest): Promise<Choices> {
  return callApi('/api/ai/replace', {
    method: 'POST',
    timeoutMs: SHORT_CALL_MS,
    body: { plan, day: at.day, mealType: at.slot, index: at.index ?? 0, exclude, today, engine },
    parse: (body) => {
      const { choices, aiFailure } = recordOf(body)
      return {
        choices: recordsOf(choices).map(readChoice),
        aiFailure: aiFailure === undefined ? undefined : readAiFailure(aiFailure),
      }
    },
  })
}

export type LookedUpMeal = Readonly<{ meal: StoredMeal; warnings: readonly MealWarning[] }>
export type MealWarning = Readonly<{ code: string; by: string; food: string }>

export function requestCustomMeal(name: string, mealType: SlotAddress['slot']): Promise<LookedUpMeal> {
  return callApi('/api/ai/custom-meal', {
    method: 'POST',
    timeoutMs: SHORT_CALL_MS,
    body: { name, mealType },
    parse: (body) => ({
      meal: readMeal(recordOf(body).meal),
      warnings: recordsOf(recordOf(body).warnings).map((warning) => ({
        code: stringAt(warning, 'code') ?? '',
        by: stringAt(warning, 'by') ?? '',
        food: stringAt(warning, 'food') ?? '',
      })),
    }),
  })
}

/** Keeps the engine's report in the list, and when it was made, because checkmarks belong to one list. */
export function requestShoppingList(plan: StoredPlan, today: string, createdAt: string): Promise<StoredList> {
  return callApi('/api/ai/shopping-list', {
    method: 'POST',
    timeoutMs: LIST_CALL_MS,
    body: { plan, today },
    parse: (body) => {
      const { shoppingList, report } = recordOf(body)
      return readList({ ...recordOf(shoppingList), createdAt, ...(report === undefined ? {} : { report }) })
    },
  })
}

type WeekCheck = Readonly<{
  /** The checkout total of exactly this week. */
  totalCents: number | null
  violations: CheckAnswer['violations']
}>

/** Has the referee check a week against the current profile. */
export function requestCheck(plan: Pick<StoredPlan, 'days'>, today: string): Promise<WeekCheck> {
  return callApi('/api/ai/check', {
    method: 'POST',
    body: { plan: { days: plan.days }, today },
    parse: (body) => {
      const answer = recordOf(body)
      return {
        totalCents: numberAt(recordOf(answer.totals), 'listCents') ?? null,
        // The server's response follows the schema of this type.
        violations: recordsOf(answer.violations) as CheckAnswer['violations'],
      }
    },
  })
}

function readChoice(record: JsonRecord): Choice {
  const delta = recordOf(record.delta)
  return {
    meal: readMeal(record.meal),
    deltaCents: centsAt(delta, 'totalCost'),
    calories: numberAt(delta, 'calories') ?? null,
    protein: numberAt(delta, 'protein') ?? null,
    minutes: numberAt(delta, 'minutes') ?? null,
    reasons: readReasons(record.reasons),
  }
}

function readMeal(value: unknown): StoredMeal {
  const meal = recordOf(value)
  const name = stringAt(meal, 'name')
  if (!name) throw new ApiError(0, 'unreadable_answer')
  return { ...meal, name }
}

function readList(value: unknown): StoredList {
  const list = recordOf(value)
  const inner = 'shoppingList' in list ? recordOf(list.shoppingList) : list
  if (!Array.isArray(inner.sections)) throw new ApiError(0, 'unreadable_answer')
  // Only the sections are checked here; the store's schema checks every line on save.
  return list as StoredList
}

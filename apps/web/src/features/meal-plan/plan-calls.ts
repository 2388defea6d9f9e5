import type { CheckAnswer } from '@pennyplate/contract/ai/check'
import type { SlotAddress } from '@pennyplate/domain/meal-plan/meal-plan'
import { type AiFailureFacts, readAiFailure } from '../../lib/ai-failure.ts'
import { callApi } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'
import { type JsonRecord, numberAt, recordOf, recordsOf, stringAt } from '../../lib/json-reader.ts'
import { centsAt, readReasons, type StoredReason } from './report/stored-report.ts'
import type { StoredList, StoredMeal, StoredPlan } from './stored-plan.ts'

const SHORT_CALL_MS = 125_000
const LIST_CALL_MS = 310_000

export type Choice = Readonly<{
  meal: StoredMeal
  deltaCents: number
  /** Differences of one serving; null where one of the two does not say. */
  calories: number | null
  protein: number | null
  minutes: number | null
  reasons: readonly StoredReason[]
}>

export type Choices = Readonly<{
  choices: readonly Choice[]
  /** The language model was asked and gave nothing: the choices are the planner's. */
  aiFailure: AiFailureFacts | undefined
}>

type AskedPlace = Readonly<{
  plan: StoredPlan
  at: SlotAddress
  exclude: readonly string[]
  today: string
  engine: 'builtin' | 'chat'
}>

export function requestChoices({ plan, at, exclude, today, engine }: AskedPlace): Promise<Choices> {
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

/** With the engine's remarks on it, and the moment it was made: checkmarks belong to one list. */
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

export type WeekCheck = Readonly<{
  /** What the shopping list of exactly this week will come to. */
  totalCents: number | null
  violations: CheckAnswer['violations']
}>

/** The referee's word on a week as it is now, for the household as it is now. */
export function requestCheck(plan: Pick<StoredPlan, 'days'>, today: string): Promise<WeekCheck> {
  return callApi('/api/ai/check', {
    method: 'POST',
    body: { plan: { days: plan.days }, today },
    parse: (body) => {
      const answer = recordOf(body)
      return {
        totalCents: numberAt(recordOf(answer.totals), 'listCents') ?? null,
        // Our own server answers by the schema this type is made from.
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
  // Its sections are there; the store's schema has the last word on every line when it is saved.
  return list as StoredList
}

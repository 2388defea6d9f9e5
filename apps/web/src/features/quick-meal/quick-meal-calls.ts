import type { MealDocument } from '@pennyplate/contract/documents/meal-plan'
import { centsFromDollars } from '@pennyplate/domain/money'
import { MEAL_SLOTS, type MealSlotName } from '@pennyplate/domain/week/meal-plan'
import { type AiFailureFacts, readAiFailure } from '../../lib/ai-failure.ts'
import { callApi } from '../../lib/api-client.ts'
import { ApiError } from '../../lib/api-error.ts'
import {
  booleanAt,
  type JsonRecord,
  listOf,
  numberAt,
  recordOf,
  recordsOf,
  stringAt,
} from '../../lib/json-reader.ts'

/** Long enough for two requests to a language model. */
const TIMEOUT_MS = 250_000
/** The time, cost and servings of a suggestion that does not say. */
const UNKNOWN = { minutes: 20, cents: 500, servings: 4 } as const

export type QuickMeal = Readonly<{
  meal: MealDocument
  /** The slots it is for; all of them if it does not say. */
  slots: readonly MealSlotName[]
  recipe: JsonRecord
  /** The share of its cost that is at home, 0 to 1; null if unknown. */
  covered: number | null
  have: readonly string[]
  expiring: readonly Readonly<{ name: string; expiryDate: string }>[]
  missing: readonly Readonly<{ name: string; cents: number | null }>[]
  missingCents: number
  /** All good suggestions were shown, so they start over. */
  isStartedOver: boolean
  /** Written by a language model, not the built-in planner. */
  isWritten: boolean
  /** Set if the language model failed; the suggestion is then the built-in planner's. */
  aiFailure: AiFailureFacts | undefined
}>

export function requestQuickMeal(
  exclude: readonly string[],
  today: string,
  signal: AbortSignal,
): Promise<QuickMeal> {
  return callApi('/api/ai/quick-meal', {
    method: 'POST',
    timeoutMs: TIMEOUT_MS,
    signal,
    body: { exclude, today },
    parse: (body) => readQuickMeal(recordOf(body)),
  })
}

export function readQuickMeal(answer: JsonRecord): QuickMeal {
  const meal = recordOf(answer.meal)
  const recipe = recordOf(answer.recipe)
  const name = stringAt(meal, 'name')
  if (!name || !Array.isArray(recipe.ingredients)) throw new ApiError(0, 'unreadable_answer')
  const match = recordOf(answer.match)
  const types = listOf(answer.mealTypes)
  const slots = MEAL_SLOTS.filter((slot) => types.includes(slot))
  return {
    meal: { ...meal, name },
    slots: slots.length > 0 ? slots : MEAL_SLOTS,
    recipe: {
      ...recipe,
      cookingTime: recipe.cookingTime ?? UNKNOWN.minutes,
      servings: numberAt(recipe, 'servings') || UNKNOWN.servings,
      cost: recipe.cost ?? UNKNOWN.cents / 100,
    },
    covered: numberAt(match, 'covered') ?? null,
    have: recordsOf(match.have).map(({ name: food }) => String(food)),
    expiring: recordsOf(match.expiring).map((food) => ({
      name: stringAt(food, 'name') ?? '',
      expiryDate: stringAt(food, 'expiryDate') ?? '',
    })),
    missing: recordsOf(match.missing).map((food) => ({
      name: stringAt(food, 'name') ?? '',
      cents: numberAt(food, 'cents') ?? null,
    })),
    missingCents: numberAt(match, 'missingCents') ?? 0,
    isStartedOver: booleanAt(match, 'startedOver') ?? false,
    isWritten: answer.engine === 'chat',
    aiFailure: answer.aiFailure === undefined ? undefined : readAiFailure(answer.aiFailure),
  }
}

/** The meal with a price per serving, taken from the recipe if only that has one. */
export function mealForPlan({ meal, recipe }: QuickMeal): MealDocument {
  if (meal.estimatedCost !== undefined) return meal
  const cents = centsFromDollars(numberAt(recipe, 'cost') ?? UNKNOWN.cents / 100)
  return { ...meal, estimatedCost: Math.round(cents / (numberAt(recipe, 'servings') ?? 1)) / 100 }
}

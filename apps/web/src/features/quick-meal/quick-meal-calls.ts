import type { MealDocument } from '@pennyplate/contract/documents/meal-plan'
import { MEAL_SLOTS, type MealSlotName } from '@pennyplate/domain/meal-plan/meal-plan'
import { centsFromDollars } from '@pennyplate/domain/money'
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

/** Two questions to a language model, as long as each may take. */
const TIMEOUT_MS = 250_000
/** What a suggestion that says neither takes, costs and feeds. */
const UNKNOWN = { minutes: 20, cents: 500, servings: 4 } as const

export type QuickMeal = Readonly<{
  meal: MealDocument
  /** Which meals of the day it is for; all of them where nobody says. */
  slots: readonly MealSlotName[]
  recipe: JsonRecord
  /** Share of its cost that is at home, 0 to 1; null where nobody reckoned. */
  covered: number | null
  have: readonly string[]
  expiring: readonly Readonly<{ name: string; expiryDate: string }>[]
  missing: readonly Readonly<{ name: string; cents: number | null }>[]
  missingCents: number
  /** All good ones were shown before this one. */
  isStartedOver: boolean
  /** By a language model, and not by the built-in planner. */
  isWritten: boolean
  /** The language model was asked and gave nothing: the suggestion is the planner's. */
  aiFailure: AiFailureFacts | undefined
}>

export function askForQuickMeal(
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

/** The servings of the meal in dollars, where only the recipe has a price. */
export function mealForPlan({ meal, recipe }: QuickMeal): MealDocument {
  if (meal.estimatedCost !== undefined) return meal
  const cents = centsFromDollars(numberAt(recipe, 'cost') ?? UNKNOWN.cents / 100)
  return { ...meal, estimatedCost: Math.round(cents / (numberAt(recipe, 'servings') ?? 1)) / 100 }
}

import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import * as z from 'zod/mini'
import { words } from '../documents/parts.ts'
import { aiFailure, engineChoice } from './failure.ts'
import { handedPlan, mealReason, mealSlot, plannedMeal } from './meal.ts'
import { localDay } from './plan.ts'

/** 0 is Sunday; the name of the day is accepted too. */
const dayIndex = z.pipe(
  z.transform((given) => {
    if (typeof given !== 'string') return given
    const found = DAY_NAMES.findIndex((name) => name.toLowerCase() === given.trim().toLowerCase())
    return found < 0 ? given : found
  }),
  z.int().check(z.minimum(0), z.maximum(DAYS_PER_PLAN - 1)),
)

export const replaceRequest = z.object({
  plan: handedPlan,
  day: dayIndex,
  mealType: mealSlot,
  /** Which snack of the day; 0 is the first. */
  index: z._default(z.int().check(z.minimum(0), z.maximum(19)), 0),
  /** Names of dishes already offered and not wanted. */
  exclude: z._default(words(200), []),
  today: z.optional(localDay),
  /** The planner answers unless the request names the language model. */
  engine: z.optional(engineChoice),
})

const replacement = z.object({
  meal: plannedMeal,
  /** The checkout total's change in dollars; the others are for one adult's portion, null if either figure is unknown. */
  delta: z.object({
    totalCost: z.number(),
    calories: z.nullable(z.number()),
    protein: z.nullable(z.number()),
    minutes: z.nullable(z.number()),
  }),
  reasons: z.array(mealReason),
})

/** Three to six if that many fit, best first. */
export const replaceAnswer = z.object({
  choices: z.array(replacement).check(z.maxLength(6)),
  /** Why the language model gave no usable answer; the choices are then the planner's. */
  aiFailure: z.optional(aiFailure),
})

export type ReplaceRequest = z.infer<typeof replaceRequest>
export type ReplaceAnswer = z.infer<typeof replaceAnswer>

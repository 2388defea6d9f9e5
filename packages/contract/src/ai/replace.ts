import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { DAY_NAMES } from '@pennyplate/domain/meal-plan/week'
import { z } from 'zod'
import { words } from '../documents/parts.ts'
import { aiFailure, engineChoice } from './failure.ts'
import { handedPlan, mealReason, mealSlot, plannedMeal } from './meal.ts'
import { localDay } from './plan.ts'

/** 0 is Sunday; its name is read as well. */
const dayIndex = z.preprocess(
  (given) => {
    if (typeof given !== 'string') return given
    const found = DAY_NAMES.findIndex((name) => name.toLowerCase() === given.trim().toLowerCase())
    return found < 0 ? given : found
  },
  z
    .int()
    .min(0)
    .max(DAYS_PER_PLAN - 1),
)

export const replaceRequest = z.object({
  plan: handedPlan,
  day: dayIndex,
  mealType: mealSlot,
  /** Which of the snacks. */
  index: z.int().min(0).max(19).default(0),
  /** Names of dishes that were offered before and are not wanted. */
  exclude: words(200).default([]),
  today: localDay.optional(),
  /** The planner answers unless the language model is asked for by name. */
  engine: engineChoice.optional(),
})

const replacement = z.object({
  meal: plannedMeal,
  /** Of the whole week's bill in dollars; the rest of one adult's portion, null where one of the two is unknown. */
  delta: z.object({
    totalCost: z.number(),
    calories: z.number().nullable(),
    protein: z.number().nullable(),
    minutes: z.number().nullable(),
  }),
  reasons: z.array(mealReason),
})

/** Three to six where so many fit, best first. */
export const replaceAnswer = z.object({
  choices: z.array(replacement).max(6),
  /** The language model was asked and gave nothing to use, so that the choices are the planner's. */
  aiFailure: aiFailure.optional(),
})

export type ReplaceRequest = z.infer<typeof replaceRequest>
export type ReplaceAnswer = z.infer<typeof replaceAnswer>

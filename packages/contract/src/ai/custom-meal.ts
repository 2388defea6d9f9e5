import * as z from 'zod/mini'
import { readableOnes } from '../lenient.ts'
import { aiFailure, engineChoice } from './failure.ts'
import { mealSlot, plannedMeal } from './meal.ts'

export const customMealRequest = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'must not be empty'), z.maxLength(200)),
  mealType: mealSlot,
  engine: z.optional(engineChoice),
})

export const customMealAnswer = z.object({
  meal: plannedMeal,
  /**
   * How the words were read: as a dish of ours, as a plate of what they name, as a meal nobody here cooks, or not at all, so
   * that the meal is its name with default figures.
   */
  reading: z.catch(z.enum(['dish', 'plate', 'elsewhere', 'unknown']), 'dish'),
  /** What is on a plate, one portion of each. */
  parts: z.catch(z.array(z.string()), []),
  /** Names of the dishes the figures were taken from; empty if there is none. */
  takenFrom: z.array(z.string()),
  /** Rules of the household that the dish breaks or may break. The household decides. */
  warnings: readableOnes(
    z.object({ code: z.enum(['forbidden-food', 'unknown-food']), by: z.string(), food: z.string() }),
  ),
  /** Phrases of the profile that the meal was not checked against. */
  notChecked: z.array(z.string()),
  /** Why the language model gave no usable answer; the figures are then our own estimate. */
  aiFailure: z.optional(aiFailure),
})

export type CustomMealRequest = z.infer<typeof customMealRequest>
export type CustomMealAnswer = z.infer<typeof customMealAnswer>

import { z } from 'zod'
import { aiFailure, engineChoice } from './failure.ts'
import { mealSlot, plannedMeal } from './meal.ts'

export const customMealRequest = z.object({
  name: z.string().trim().min(1, 'must not be empty').max(200),
  mealType: mealSlot,
  engine: engineChoice.optional(),
})

export const customMealAnswer = z.object({
  meal: plannedMeal,
  /** Names of the dishes the figures were taken from; empty where they are only the usual ones. */
  takenFrom: z.array(z.string()),
  /** Rules of the household that the dish breaks or may break; it is theirs to decide. */
  warnings: z.array(
    z.object({ code: z.enum(['forbidden-food', 'unknown-food']), by: z.string(), food: z.string() }),
  ),
  /** Phrases of the profile the meal was not judged by. */
  notChecked: z.array(z.string()),
  /** The language model was asked and gave nothing to use, so that the figures are our own guess. */
  aiFailure: aiFailure.optional(),
})

export type CustomMealRequest = z.infer<typeof customMealRequest>
export type CustomMealAnswer = z.infer<typeof customMealAnswer>

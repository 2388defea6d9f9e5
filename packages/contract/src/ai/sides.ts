import { SIDES_PER_MEAL } from '@pennyplate/domain/bounds/limits'
import * as z from 'zod/mini'
import { weekSide } from '../documents/meal-plan.ts'
import { readableOnes } from '../lenient.ts'
import { dayIndex } from './day-index.ts'
import { handedPlan, mealSlot } from './meal.ts'
import { localDay } from './plan.ts'

/** Asks for other sides in place of one of a meal's. */
export const sidesRequest = z.object({
  plan: handedPlan,
  day: dayIndex,
  mealType: mealSlot,
  /** Which snack of the day; 0 is the first. */
  index: z._default(z.int().check(z.minimum(0), z.maximum(19)), 0),
  /** The place among the sides of the one that goes. */
  side: z.int().check(z.minimum(0), z.maximum(SIDES_PER_MEAL - 1)),
  today: z.optional(localDay),
})

/** With their figures for one adult, the most usual first. */
export const sidesAnswer = z.object({ choices: readableOnes(weekSide) })

export type SidesRequest = z.infer<typeof sidesRequest>
export type SidesAnswer = z.infer<typeof sidesAnswer>

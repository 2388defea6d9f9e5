import { SIDES_PER_MEAL } from '@pennyplate/domain/bounds/limits'
import * as z from 'zod/mini'
import { weekSide } from '../documents/meal-plan.ts'
import { readableOnes } from '../lenient.ts'
import { dayIndex } from './day-index.ts'
import { foodAtHome } from './kept-meals.ts'
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
  atHome: z.optional(foodAtHome),
})

const sideChoice = z.object({
  /** With its figures for one adult. */
  side: weekSide,
  /** It goes with the dish, or is the same on a plate. */
  isSuggested: z.boolean(),
  /** What it is made of, in words it is searched by. */
  foods: z.array(z.string()),
  /** The checkout total's change in dollars; the others are for one adult's portion, null if either figure is unknown. */
  delta: z.object({
    totalCost: z.number(),
    calories: z.nullable(z.number()),
    protein: z.nullable(z.number()),
  }),
})

/** Every side that suits the household, those suggested for the meal first and the most usual of them first. */
export const sidesAnswer = z.object({ choices: readableOnes(sideChoice) })

export type SidesRequest = z.infer<typeof sidesRequest>
export type SidesAnswer = z.infer<typeof sidesAnswer>

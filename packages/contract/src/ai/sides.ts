import { SIDES_PER_MEAL } from '@pennyplate/domain/bounds/limits'
import { SIDE_ROLES } from '@pennyplate/domain/recipe/plate'
import * as z from 'zod/mini'
import { weekSide } from '../documents/meal-plan.ts'
import { text } from '../documents/parts.ts'
import { orAbsent, readableOnes } from '../lenient.ts'
import { unsuitable } from '../recipes/household-recipes.ts'
import { dayIndex } from './day-index.ts'
import { boughtOfList } from './kept-meals.ts'
import { handedPlan, mealSlot } from './meal.ts'
import { localDay } from './plan.ts'

/** Asks for sides in place of one of a meal's, or for one more. */
export const sidesRequest = z.object({
  plan: handedPlan,
  day: dayIndex,
  mealType: mealSlot,
  /** Which snack of the day; 0 is the first. */
  index: z._default(z.int().check(z.minimum(0), z.maximum(19)), 0),
  /** The place among the sides of the one that goes; without it, one is added. */
  side: z.optional(z.int().check(z.minimum(0), z.maximum(SIDES_PER_MEAL - 1))),
  today: z.optional(localDay),
  ...boughtOfList,
})

/** What it is on a plate; absent if a newer server names another. */
const role = orAbsent(z.enum(SIDE_ROLES))

const sideChoice = z.object({
  /** With its figures for one adult. */
  side: weekSide,
  /** It goes with the dish, or is the same on a plate. */
  isSuggested: z.boolean(),
  role,
  /** What it is made of, in words it is searched by. */
  foods: z.array(z.string()),
  /** The checkout total's change in dollars; the others are for one adult's portion, null if either figure is unknown. */
  delta: z.object({
    totalCost: z.number(),
    calories: z.nullable(z.number()),
    protein: z.nullable(z.number()),
  }),
})

const unsuitableSide = z.object({ name: text(200), role, foods: z.array(z.string()), unsuitable })

/** Every side that suits the household, those suggested for the meal first and the most usual of them first; then the others. */
export const sidesAnswer = z.object({
  choices: readableOnes(sideChoice),
  unsuitable: readableOnes(unsuitableSide),
})

export type SidesRequest = z.infer<typeof sidesRequest>
export type SidesAnswer = z.infer<typeof sidesAnswer>

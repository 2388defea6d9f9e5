import { MEALS_KEPT_MAX, REPLACE_RECIPES_MAX } from '@pennyplate/domain/bounds/limits'
import { HOLIDAYS } from '@pennyplate/domain/week/holidays'
import * as z from 'zod/mini'
import { text, words } from '../documents/parts.ts'
import { orAbsent, readableOnes } from '../lenient.ts'
import { answerChange } from './answer-change.ts'
import { dayIndex } from './day-index.ts'
import { aiFailure, engineChoice } from './failure.ts'
import { boughtOfList, placeOfMeal } from './kept-meals.ts'
import { handedPlan, mealReason, mealSlot, plannedMeal } from './meal.ts'
import { localDay } from './plan.ts'

export const replaceRequest = z.object({
  plan: handedPlan,
  day: dayIndex,
  mealType: mealSlot,
  /** Which snack of the day; 0 is the first. */
  index: z._default(z.int().check(z.minimum(0), z.maximum(19)), 0),
  /** Names of dishes already offered and not wanted. */
  exclude: z._default(words(200), []),
  /** Asks about these dishes and no others: what each would change in the week. */
  recipes: z.optional(z.array(text(100)).check(z.maxLength(REPLACE_RECIPES_MAX))),
  /** Other meals that may change along, so that the budget is kept. Without them no offer changes another meal. */
  mayChange: z.optional(z.array(placeOfMeal).check(z.maxLength(MEALS_KEPT_MAX))),
  today: z.optional(localDay),
  ...boughtOfList,
  /** Only what is cooked for this holiday, however long it takes, if the household may eat any of it. */
  holiday: z.optional(z.enum(HOLIDAYS)),
  /** When it is asked, where the household lives: what can no longer be made for the holiday is not offered. */
  askedAt: z.optional(
    z.object({ today: localDay, minutes: z.int().check(z.minimum(0), z.maximum(24 * 60 - 1)) }),
  ),
  /** The planner answers unless the request names the language model. */
  engine: z.optional(engineChoice),
})

/**
 * Why a dish may be wanted: it fits best, or keeps the budget if another meal changes along, or is cheaper, quicker, of food that is
 * there already, well known, or new.
 */
export const REPLACE_GROUPS = ['best', 'pair', 'cheaper', 'quicker', 'open', 'familiar', 'new'] as const

const replacement = z.object({
  /** Absent for the answer of a language model, and for dishes that were asked about. */
  group: orAbsent(z.enum(REPLACE_GROUPS)),
  meal: plannedMeal,
  /** Another meal that changes with it, what it was, and what it is then. The checkout total's change is of both. */
  along: z.optional(z.object({ ...placeOfMeal.shape, was: text(200), meal: plannedMeal })),
  /** The checkout total's change in dollars; the others are for one adult's portion, null if either figure is unknown. */
  delta: z.object({
    totalCost: z.number(),
    calories: z.nullable(z.number()),
    protein: z.nullable(z.number()),
    minutes: z.nullable(z.number()),
  }),
  reasons: readableOnes(mealReason),
})

/** A few for each group, the groups in their order and best first; or the dishes asked about that can be made. */
export const replaceAnswer = z.object({
  choices: readableOnes(replacement),
  /** If there are no choices: answers of the profile that rule them out, the cheapest change of the total first. */
  openings: readableOnes(z.object({ change: answerChange, choices: z.int(), totalCost: z.number() })),
  /** What any change adds to the bill besides: the list is brought up to date for who eats now and by their rules. */
  alsoCents: z.optional(z.int()),
  /** By how much the bill may rise within the budget. Absent where nobody asked by how much. */
  roomCents: z.optional(z.int()),
  /** Why the language model gave no usable answer; the choices are then the planner's. */
  aiFailure: z.optional(aiFailure),
})

export type ReplaceRequest = z.infer<typeof replaceRequest>
export type ReplaceGroup = (typeof REPLACE_GROUPS)[number]
export type ReplaceAnswer = z.infer<typeof replaceAnswer>

import { MEAL_SLOTS } from '@pennyplate/domain/week/meal-plan'
import * as z from 'zod/mini'
import { text, words } from '../documents/parts.ts'
import { aiFailure, engineChoice } from './failure.ts'
import { plannedMeal } from './meal.ts'
import { localDay } from './plan.ts'
import { writtenRecipe } from './recipe.ts'

export const quickMealRequest = z.object({
  /** Names already suggested; they are not repeated until all good ones were shown. */
  exclude: z._default(words(700), []),
  today: z.optional(localDay),
  engine: z.optional(engineChoice),
})

const named = z.object({ name: text(200), foodId: text(100) })

/** How well the pantry covers the dish. */
export const quickMealMatch = z.object({
  /** Share of the dish's value that is at home, 0 to 1; null if something in it has no price. */
  covered: z.nullable(z.number().check(z.minimum(0), z.maximum(1))),
  have: z.array(named),
  /** Those of `have` that expire within the week. */
  expiring: z.array(z.extend(named, { expiryDate: text(40) })),
  /** What must still be bought, in whole packages; `cents` is null if it is not in the catalog. */
  missing: z.array(z.extend(named, { cents: z.nullable(z.int()) })),
  missingCents: z.int(),
  /** All good ones were shown, so the suggestions start over. */
  startedOver: z.boolean(),
})

export const quickMealAnswer = z.object({
  meal: plannedMeal,
  /** Which meals of the day the dish is for. */
  mealTypes: z.array(z.enum(MEAL_SLOTS)),
  recipe: writtenRecipe,
  match: quickMealMatch,
  /** Who suggested it. */
  engine: engineChoice,
  /** Why the language model gave no usable answer; the suggestion is then the planner's. */
  aiFailure: z.optional(aiFailure),
})

export type QuickMealRequest = z.infer<typeof quickMealRequest>
export type QuickMealMatch = z.infer<typeof quickMealMatch>
export type QuickMealAnswer = z.infer<typeof quickMealAnswer>

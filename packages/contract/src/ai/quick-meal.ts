import { MEAL_SLOTS } from '@pennyplate/domain/week/meal-plan'
import * as z from 'zod/mini'
import { text, words } from '../documents/parts.ts'
import { orAbsent, orNull, readableOnes } from '../lenient.ts'
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

/** `cents` is null if it is not in the catalog. A seasoning can be left out. */
const missingFood = z.extend(named, { cents: z.nullable(z.int()), isSeasoning: z.optional(z.boolean()) })

/** How well the pantry covers the dish. */
export const quickMealMatch = z.object({
  /** Share of the dish's value that is at home, 0 to 1; null if something in it has no price. */
  covered: orNull(z.number().check(z.minimum(0), z.maximum(1))),
  have: z.array(named),
  /** Those of `have` that expire within the week. */
  expiring: z.array(z.extend(named, { expiryDate: text(40) })),
  /** What must still be bought, in whole packages. */
  missing: z.array(missingFood),
  missingCents: z.int(),
  /** Those of `missing` that are at home, but needed by the week's coming meals. */
  kept: readableOnes(named),
  /** How many dishes need no shopping but seasonings; absent if that is not known. */
  dishesAtHome: z.optional(z.int()),
  /** All good ones were shown, so the suggestions start over. */
  startedOver: z.catch(z.boolean(), false),
})

/** A suggestion without figures takes 20 minutes and costs $5.00 for 4 (docs/spec-coverage.md, section 6). */
const suggestedRecipe = z.extend(writtenRecipe, {
  servings: z.catch(writtenRecipe.shape.servings, 4),
  cookingTime: z.catch(writtenRecipe.shape.cookingTime, 20),
  cost: z.catch(writtenRecipe.shape.cost, 5),
})

export const quickMealAnswer = z.object({
  /** Without a price, that of a serving of the recipe counts. */
  meal: z.extend(plannedMeal, { estimatedCost: orAbsent(plannedMeal.shape.estimatedCost) }),
  /** Which meals of the day the dish is for. */
  mealTypes: readableOnes(z.enum(MEAL_SLOTS)),
  recipe: suggestedRecipe,
  match: quickMealMatch,
  /** Who suggested it. */
  engine: z.catch(engineChoice, 'builtin'),
  /** Why the language model gave no usable answer; the suggestion is then the planner's. */
  aiFailure: z.optional(aiFailure),
})

export type QuickMealRequest = z.infer<typeof quickMealRequest>
export type QuickMealMatch = z.infer<typeof quickMealMatch>
export type QuickMealAnswer = z.infer<typeof quickMealAnswer>

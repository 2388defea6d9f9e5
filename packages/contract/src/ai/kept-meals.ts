import { MEALS_KEPT_MAX } from '@pennyplate/domain/bounds/limits'
import * as z from 'zod/mini'
import { isoDate, text } from '../documents/parts.ts'
import { lineAddresses } from '../week/line-address.ts'
import { dayIndex } from './day-index.ts'
import { handedPlan, mealSlot } from './meal.ts'

/** A meal of a week. */
export const placeOfMeal = z.object({
  day: dayIndex,
  mealType: mealSlot,
  /** Which snack of the day; 0 is the first. */
  index: z._default(z.int().check(z.minimum(0), z.maximum(19)), 0),
})

/** Part of a week stays, and the rest of it from `today` on is planned around that. */
export const keptMeals = z.object({
  /** The week as it is. */
  plan: handedPlan,
  at: z.array(placeOfMeal).check(z.maxLength(MEALS_KEPT_MAX)),
  /** The kept meals whose food is used up already: they were cooked. */
  eaten: z._default(z.array(placeOfMeal).check(z.maxLength(MEALS_KEPT_MAX)), []),
  /** What the week's budget was spent on already. With it, the rest of a week is planned. */
  spentCents: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  /** What the whole week may cost, if the household lets this one cost more than its budget. */
  upToCents: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  /** Lines of the week's list that are checked off. */
  checked: z._default(lineAddresses, []),
})

/** Food that was bought and is not in the pantry yet. */
export const foodAtHome = z
  .array(
    z.object({
      name: text(200).check(z.minLength(1)),
      quantity: text(100),
      foodId: z.optional(z.nullable(text(100))),
      expiryDate: z.optional(z.nullable(isoDate)),
    }),
  )
  .check(z.maxLength(500))

/** What of the week's list is bought, for questions about what a change does to the bill. */
export const boughtOfList = {
  atHome: z.optional(foodAtHome),
  /** Lines that are checked off. */
  checked: z.optional(lineAddresses),
}

export type KeptMeals = z.infer<typeof keptMeals>
export type FoodAtHome = z.infer<typeof foodAtHome>

import { WASTED_MAX } from '@pennyplate/domain/bounds/limits'
import { FOOD_WORDS_CHARS_MAX, LINE_MEMORY_MAX } from '@pennyplate/domain/own-recipe/line-memory'
import { OWN_RECIPE_LIMITS } from '@pennyplate/domain/own-recipe/own-recipe-limits'
import * as z from 'zod/mini'
import { orAbsent } from '../lenient.ts'
import { isoDate, recipeId, storedPeople, text, words } from './parts.ts'

export const recipeNamesDocument = words(2000)

export const cookingHistoryDocument = z
  .array(
    z.looseObject({
      meal: text(200),
      recipeId,
      date: isoDate,
      mealType: text(40),
      household: orAbsent(storedPeople),
    }),
  )
  .check(z.maxLength(5000))

/** Food that was thrown away. */
export const wastedFoodDocument = z
  .array(
    z.looseObject({
      id: text(100).check(z.minLength(1)),
      name: text(200).check(z.minLength(1)),
      quantity: text(100),
      date: isoDate,
      cents: z.optional(z.int().check(z.minimum(0))),
      isEstimate: z.optional(z.boolean()),
    }),
  )
  .check(z.maxLength(2 * WASTED_MAX))

/** What the household's own words for food mean, in all of its recipes. */
export const lineTiesDocument = z
  .record(
    text(FOOD_WORDS_CHARS_MAX).check(z.minLength(1)),
    text(OWN_RECIPE_LIMITS.foodIdChars).check(z.minLength(1)),
  )
  .check(z.refine((ties) => Object.keys(ties).length <= LINE_MEMORY_MAX, 'must not have more entries'))

export const tosAcceptanceDocument = z.looseObject({
  tosAccepted: z.boolean(),
  tosAcceptedDate: isoDate,
  tosVersion: text(20),
  userEmail: z.optional(text(320)),
})

export const subscriptionStatusDocument = text(40)

export const accountDeletedDocument = z.partial(
  z.looseObject({ deleted: z.boolean(), deletedAt: isoDate, deletedBy: text(320) }),
)

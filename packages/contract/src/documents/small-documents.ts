import * as z from 'zod/mini'
import { isoDate, recipeId, text, words } from './parts.ts'

export const recipeNamesDocument = words(2000)

export const cookingHistoryDocument = z
  .array(z.looseObject({ meal: text(200), recipeId, date: isoDate, mealType: text(40) }))
  .check(z.maxLength(5000))

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

import { z } from 'zod'
import { isoDate, text, words } from './parts.ts'

export const recipeNamesDocument = words(2000)

export const cookingHistoryDocument = z
  .array(z.looseObject({ meal: text(200), date: isoDate, mealType: text(40) }))
  .max(5000)

export const tosAcceptanceDocument = z.looseObject({
  tosAccepted: z.boolean(),
  tosAcceptedDate: isoDate,
  tosVersion: text(20),
  userEmail: text(320).optional(),
})

export const subscriptionStatusDocument = text(40)

export const accountDeletedDocument = z
  .looseObject({ deleted: z.boolean(), deletedAt: isoDate, deletedBy: text(320) })
  .partial()

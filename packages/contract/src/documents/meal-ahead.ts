import { AHEAD } from '@pennyplate/domain/recipe/plate'
import * as z from 'zod/mini'
import { text } from './parts.ts'

/** Work before the day of the meal; `food` is what is soaked or thawed. */
export const mealAhead = z.object({
  task: z.enum(AHEAD),
  hours: z.number().check(z.minimum(0), z.maximum(200)),
  food: z.optional(text(200)),
})

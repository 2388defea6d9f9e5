import { LIST_QUANTITY_CHARS_MAX } from '@pennyplate/domain/bounds/limits'
import * as z from 'zod/mini'
import { dollars, text } from './parts.ts'

/** What the meals needed when a list was last made: grams of each food, and lines for what is in no catalog. */
export const listBasis = z.object({
  foods: z.record(text(100), z.number().check(z.minimum(0))),
  others: z
    .array(
      z.object({
        name: text(200),
        quantity: z.optional(z.union([text(LIST_QUANTITY_CHARS_MAX), z.number()])),
        estimatedPrice: z.optional(dollars),
      }),
    )
    .check(z.maxLength(500)),
})

export type ListBasis = z.infer<typeof listBasis>

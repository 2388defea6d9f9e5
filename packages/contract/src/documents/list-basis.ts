import { LIST_QUANTITY_CHARS_MAX } from '@pennyplate/domain/bounds/limits'
import type { ListBasis } from '@pennyplate/domain/shopping/list-basis'
import * as z from 'zod/mini'
import type { FieldsOf } from '../fields-of.ts'
import { dollars, text } from './parts.ts'

export const listBasis: z.ZodMiniType<ListBasis> = z.object({
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
} satisfies FieldsOf<ListBasis>)

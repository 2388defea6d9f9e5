import { PANTRY_CATEGORIES } from '@pennyplate/domain/food/pantry-categories'
import * as z from 'zod/mini'
import { allergens, text, traits } from '../documents/parts.ts'
import { orAbsent, orNull, readableOnes } from '../lenient.ts'
import { aiFailure } from './failure.ts'

/** How an item was recognized. */
const photoSource = z.enum(['barcode', 'receipt', 'label', 'model'])

export const photoItem = z.object({
  /** The line as printed, for an unknown line of a receipt. */
  name: text(200).check(z.minLength(1)),
  brand: orNull(text(200)),
  quantity: z.catch(text(100), '1 item'),
  category: z.catch(z.enum(PANTRY_CATEGORIES), 'Other'),
  /** Confidence, 0 to 1; 0 if the person has to name the item, null if a model did not say. */
  confidence: orNull(z.number().check(z.minimum(0), z.maximum(1))),
  source: z.catch(photoSource, 'model'),
  foodId: orNull(text(100)),
  shelfLifeDays: orNull(z.number()),
  barcode: orNull(text(40)),
  /** The line of the receipt; a correction is stored under it. */
  line: orNull(text(200)),
  /** Price paid for the line. */
  priceCents: orNull(z.int()),
  /** What the product's label says is in it, if a barcode identified the product. */
  allergens: orAbsent(allergens),
  mayContain: orAbsent(allergens),
  traits: orAbsent(traits),
})

/** Nothing is stored: the person checks the items first. */
export const photoAnswer = z.object({
  items: readableOnes(photoItem),
  /** Why the language model did not help; the items are then what could be read without it. */
  failure: z.optional(aiFailure),
})

/** The person's corrections of receipt lines. */
export const photoLinesRequest = z.object({
  lines: z
    .array(
      z.object({
        line: text(200).check(z.minLength(1)),
        name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
        category: z.enum(PANTRY_CATEGORIES),
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
})

export type PhotoItem = z.infer<typeof photoItem>
export type PhotoAnswer = z.infer<typeof photoAnswer>
export type PhotoLinesRequest = z.infer<typeof photoLinesRequest>

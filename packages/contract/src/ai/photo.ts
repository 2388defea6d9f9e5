import { ALLERGENS, FOOD_TRAITS } from '@pennyplate/domain/food/food'
import { PANTRY_CATEGORIES } from '@pennyplate/domain/food/pantry-categories'
import { z } from 'zod'
import { text } from '../documents/parts.ts'
import { aiFailure } from './failure.ts'

/** How an item was recognized. */
export const photoSource = z.enum(['barcode', 'receipt', 'label', 'model'])

export const photoItem = z.object({
  /** The line as printed, for an unknown line of a receipt. */
  name: text(200),
  brand: text(200).nullable(),
  quantity: text(100),
  category: z.enum(PANTRY_CATEGORIES),
  /** Confidence, 0 to 1; 0 if the person has to name the item, null if a model did not say. */
  confidence: z.number().min(0).max(1).nullable(),
  source: photoSource,
  foodId: text(100).nullable(),
  shelfLifeDays: z.number().nullable(),
  barcode: text(40).nullable(),
  /** The line of the receipt; a correction is stored under it. */
  line: text(200).nullable(),
  /** Price paid for the line. */
  priceCents: z.int().nullable(),
  /** What the product's label says is in it, if a barcode identified the product. */
  allergens: z.array(z.enum(ALLERGENS)).optional(),
  mayContain: z.array(z.enum(ALLERGENS)).optional(),
  traits: z.array(z.enum(FOOD_TRAITS)).optional(),
})

/** Nothing is stored: the person checks the items first. */
export const photoAnswer = z.object({
  items: z.array(photoItem),
  /** Why the language model did not help; the items are then what could be read without it. */
  failure: aiFailure.optional(),
})

/** The person's corrections of receipt lines. */
export const photoLinesRequest = z.object({
  lines: z
    .array(
      z.object({
        line: text(200).min(1),
        name: z.string().trim().min(1).max(200),
        category: z.enum(PANTRY_CATEGORIES),
      }),
    )
    .min(1)
    .max(200),
})

export type PhotoItem = z.infer<typeof photoItem>
export type PhotoAnswer = z.infer<typeof photoAnswer>
export type PhotoLinesRequest = z.infer<typeof photoLinesRequest>

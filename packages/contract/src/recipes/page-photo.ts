import { PAGE_PHOTO_PROBLEMS } from '@pennyplate/domain/own-recipe/page-photo'
import * as z from 'zod/mini'
import { aiFailure } from '../ai/failure.ts'
import { orAbsent, orNull } from '../lenient.ts'

/** POST /api/recipes/read-photo: the text of a photographed page, to be corrected and read as a recipe. Stores nothing. */
export const pagePhotoAnswer = z.object({
  lines: z.array(
    z.object({
      text: z.string(),
      /** Of its least sure word, 0 to 1; null if a model did not say. */
      confidence: orNull(z.number().check(z.minimum(0), z.maximum(1))),
    }),
  ),
  /** What read it: our recognizer of print, or the vision model. */
  by: z.catch(z.enum(['print', 'model']), 'print'),
  problem: orAbsent(z.enum(PAGE_PHOTO_PROBLEMS)),
  /** Why the vision model did not help. */
  failure: z.optional(aiFailure),
})

export type PagePhotoAnswer = z.infer<typeof pagePhotoAnswer>

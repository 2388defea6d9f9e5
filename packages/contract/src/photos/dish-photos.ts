import * as z from 'zod/mini'
import { soundJson } from '../documents/json-shape.ts'
import { text } from '../documents/parts.ts'
import { readableOnes } from '../lenient.ts'

/** GET /api/dish-photos: the own recipes that have a photo. Photos of our dishes are in the document recipeBox. */
export const dishPhotosAnswer = z.object({
  photos: readableOnes(z.object({ recipeId: z.string(), photoId: z.string() })),
})

/** POST /api/dish-photos: the stored photo, which a recipe names next. */
export const keptPhotoAnswer = z.object({ photoId: z.string(), width: z.int(), height: z.int() })

/** Addresses of one picture; the first that gives one counts. */
export const PICTURE_ADDRESSES_MAX = 4

/** POST /api/dish-photos/fetch: a picture of the public internet, as a page names it. */
export const fetchPhotoRequest = z.pipe(
  soundJson,
  z.strictObject({
    urls: z.array(text(2000).check(z.minLength(1))).check(z.minLength(1), z.maxLength(PICTURE_ADDRESSES_MAX)),
  }),
)

/** GET /api/dish-photos/data?after=: the photos themselves, for an export. */
export const photoDataAnswer = z.object({
  photos: z.array(z.object({ id: z.string(), webp: z.string(), small: z.string() })),
  hasMore: z.boolean(),
})

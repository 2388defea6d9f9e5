import { DISH_PHOTOS_MAX } from '@pennyplate/domain/bounds/photo-limits'
import {
  COLLECTION_NAME_CHARS_MAX,
  COLLECTIONS_MAX,
  NOTE_CHARS_MAX,
  NOTES_MAX,
  RATING,
  RECIPES_PER_COLLECTION_MAX,
} from '@pennyplate/domain/recipe-box/recipe-box'
import * as z from 'zod/mini'
import { isoDate, text, words } from './parts.ts'

const id = text(100).check(z.minLength(1))

const collection = z.looseObject({
  id,
  name: text(COLLECTION_NAME_CHARS_MAX).check(z.minLength(1)),
  recipes: words(RECIPES_PER_COLLECTION_MAX, 100),
})

const note = z.looseObject({
  id,
  recipe: id,
  date: isoDate,
  rating: z.optional(z.int().check(z.minimum(RATING.min), z.maximum(RATING.max))),
  text: z.optional(text(NOTE_CHARS_MAX)),
})

export const recipeBoxDocument = z.looseObject({
  collections: z.optional(z.array(collection).check(z.maxLength(COLLECTIONS_MAX))),
  notes: z.optional(z.array(note).check(z.maxLength(NOTES_MAX))),
  /** Photos of our dishes, by the dish's id. Own recipes name theirs themselves. */
  photos: z.optional(
    z
      .record(id, id)
      .check(
        z.refine((photos) => Object.keys(photos).length <= DISH_PHOTOS_MAX, 'must not have more entries'),
      ),
  ),
})

import { PROFILE_TEXTS_CHARS_MAX } from '@pennyplate/domain/bounds/limits'
import { UNCHECKED_CODES, WISHES } from '@pennyplate/domain/restrictions/concept'
import * as z from 'zod/mini'
import { text, words } from '../documents/parts.ts'
import { readableOnes } from '../lenient.ts'

const phrase = text(200).check(z.minLength(1))

/** One possible meaning of a phrase. To choose it, put `as` into `settledPhrases` of the profile. */
export const phraseReading = z.object({
  name: text(200).check(z.minLength(1)),
  as: words(100, 100).check(z.minLength(1)),
})

/** A phrase we did not understand, with its likeliest meanings. */
export const phraseQuestion = z.object({ phrase, readings: readableOnes(phraseReading) })

export const understandRequest = z.object({
  text: z.string().check(z.maxLength(PROFILE_TEXTS_CHARS_MAX + 1)),
  /** Where it was written: in an allergy a food stands for its allergen, among dislikes for itself. */
  field: z._default(z.enum(['allergies', 'restrictions', 'diet', 'dislikes']), 'allergies'),
})

const unchecked = readableOnes(z.enum(UNCHECKED_CODES))

export const understandAnswer = z.object({
  rules: readableOnes(
    z.object({
      phrase,
      /** What it forbids, in plain words. */
      forbids: words(20, 200),
      /** Every catalog food that it forbids in any amount. */
      foodIds: z.array(z.string()),
      unchecked,
    }),
  ),
  wishes: readableOnes(z.object({ phrase, wish: z.enum(WISHES), unchecked })),
  unresolved: readableOnes(phraseQuestion),
})

export type PhraseReading = z.infer<typeof phraseReading>
export type PhraseQuestion = z.infer<typeof phraseQuestion>
export type UnderstandAnswer = z.infer<typeof understandAnswer>

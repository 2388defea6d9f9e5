import { TASTE_EVENT_KINDS, traitIn } from '@pennyplate/domain/taste/taste-event'
import * as z from 'zod/mini'
import { text } from '../documents/parts.ts'

/** `form:taco`, `cuisine:Mexican`, `protein:fish` or `dish:tacos`. */
const trait = z.pipe(
  text(200),
  z.transform((typed, context) => {
    const known = traitIn(typed)
    if (known !== null) return known
    context.issues.push({ code: 'custom', message: 'is no trait', input: typed })
    return z.NEVER
  }),
)

export const TASTE_SIGNS = [...TASTE_EVENT_KINDS, 'liked', 'disliked'] as const
export type TasteSign = (typeof TASTE_SIGNS)[number]

const learnedTrait = z.object({
  trait,
  /** What the dish is called, if the trait is one dish. */
  name: z.optional(z.string()),
  /** Added to the familiarity of dishes with this trait, below 0 for what the household avoids. */
  stars: z.number(),
  /** The probability that the sign is right. */
  sureness: z.number(),
  /** How often the household did what it was learned from. */
  counts: z.partialRecord(z.enum(TASTE_SIGNS), z.int()),
})
export type LearnedTraitAnswer = z.infer<typeof learnedTrait>

/** A dish of a week that learning spoke for, and the trait that did. */
export const learnedInWeek = z.extend(learnedTrait, { dish: z.string() })

/** What was learned of a household's taste, strongest first, as far as it is worth telling. */
export const tasteAnswer = z.object({ traits: z.array(learnedTrait), events: z.int() })
export type TasteAnswer = z.infer<typeof tasteAnswer>

export const correctionRequest = z.object({ trait })

import { ALLERGENS, type Allergen, FOOD_TRAITS, type FoodTrait } from '@pennyplate/domain/food/food'
import * as z from 'zod/mini'

// Marked so that a page drops the schemas it does not use.
/* @__NO_SIDE_EFFECTS__ */
export const text = (max = 500) => z.string().check(z.maxLength(max))
/* @__NO_SIDE_EFFECTS__ */
export const words = (maxItems = 200, maxLength = 200) =>
  z.array(text(maxLength)).check(z.maxLength(maxItems))

const isOneOf =
  <T extends string>(known: readonly T[]) =>
  (word: string): word is T =>
    known.some((one) => one === word)

/** Drops unknown words, so that they do not invalidate the whole document. */
export const allergens = z.pipe(
  z.array(z.string()).check(z.maxLength(50)),
  z.transform((found): readonly Allergen[] => [...new Set(found)].filter(isOneOf(ALLERGENS))),
)

export const traits = z.pipe(
  z.array(z.string()).check(z.maxLength(100)),
  z.transform((found): readonly FoodTrait[] => [...new Set(found)].filter(isOneOf(FOOD_TRAITS))),
)

/** Older copies may have numbers as text ('2', ''); blank means not given. */
export const lenientNumber = z.union([
  z.number(),
  z.pipe(
    z.string().check(z.trim(), z.maxLength(20)),
    z.transform((typed, context) => {
      if (typed === '') return undefined
      const parsed = Number(typed)
      if (Number.isFinite(parsed)) return parsed
      context.issues.push({ code: 'custom', message: 'must be a number', input: typed })
      return z.NEVER
    }),
  ),
])

/** An unusable one is dropped: the name beside it still says which dish it is. */
export const recipeId = z.catch(z.optional(text(100).check(z.minLength(1))), undefined)

/** Whom a week is priced or a meal cooked for. */
export const storedPeople = z.object({ adults: z.int(), kids: z.int(), kidAges: z.array(z.int()) })

/** The unit people say amounts of a food in, and the grams of one. */
export const saidIn = z.object({ unit: text(20), grams: z.number().check(z.positive()) })

export const dollars = z.number().check(z.minimum(0), z.maximum(1_000_000))

/** An ISO date (2026-11-22) or date and time (2026-11-22T08:00:00Z). */
export const isoDate = z
  .string()
  .check(
    z.maxLength(40),
    z.regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/, 'must be an ISO date'),
  )

/** An ISO date and time (2026-11-22T08:00:00Z). */
export const isoMoment = z
  .string()
  .check(
    z.maxLength(40),
    z.regex(
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/,
      'must be an ISO date and time',
    ),
  )

import { ALLERGENS, type Allergen, FOOD_TRAITS, type FoodTrait } from '@pennyplate/domain/food/food'
import { z } from 'zod'

export const text = (max = 500) => z.string().max(max)
export const words = (maxItems = 200, maxLength = 200) => z.array(text(maxLength)).max(maxItems)

/** Drops unknown words, so that they do not invalidate the whole document. */
export const allergens = z
  .array(z.string())
  .max(50)
  .transform((found): readonly Allergen[] => ALLERGENS.filter((allergen) => found.includes(allergen)))

export const traits = z
  .array(z.string())
  .max(100)
  .transform((found): readonly FoodTrait[] => FOOD_TRAITS.filter((trait) => found.includes(trait)))

/** Older copies may have numbers as text ('2', ''); blank means not given. */
export const lenientNumber = z.union([
  z.number().finite(),
  z
    .string()
    .trim()
    .max(20)
    .transform((typed, context) => {
      if (typed === '') return undefined
      const parsed = Number(typed)
      if (Number.isFinite(parsed)) return parsed
      context.addIssue({ code: 'custom', message: 'must be a number' })
      return z.NEVER
    }),
])

export const dollars = z.number().finite().min(0).max(1_000_000)

/** An ISO date (2026-11-22) or date and time (2026-11-22T08:00:00Z). */
export const isoDate = z
  .string()
  .max(40)
  .regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/, 'must be an ISO date')

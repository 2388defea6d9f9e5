import { z } from 'zod'

export const text = (max = 500) => z.string().max(max)
export const words = (maxItems = 200, maxLength = 200) => z.array(text(maxLength)).max(maxItems)

/** Old copies hold numbers as text ('2', '') as well: blank means not given. */
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

/** A date (2026-11-22) or a moment (2026-11-22T08:00:00Z) in ISO form. */
export const isoDate = z
  .string()
  .max(40)
  .regex(/^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/, 'must be an ISO date')

import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import * as z from 'zod/mini'

/** 0 is Sunday; the name of the day is accepted too. */
export const dayIndex = z.pipe(
  z.transform((given) => {
    if (typeof given !== 'string') return given
    const found = DAY_NAMES.findIndex((name) => name.toLowerCase() === given.trim().toLowerCase())
    return found < 0 ? given : found
  }),
  z.int().check(z.minimum(0), z.maximum(DAYS_PER_PLAN - 1)),
)

import { WEEK_STATES } from '@pennyplate/domain/week/week-overview'
import * as z from 'zod/mini'

const summary = z.object({
  weekStart: z.string(),
  state: z.enum(WEEK_STATES),
  totalCents: z.nullable(z.int()),
  days: z.array(z.object({ dinner: z.nullable(z.string()), meals: z.int(), note: z.string() })),
})

/** The household's weeks as a calendar shows them; current is the start of the one on screen. */
export const weekOverviewAnswer = z.object({
  current: z.nullable(z.string()),
  weeks: z.array(summary),
})

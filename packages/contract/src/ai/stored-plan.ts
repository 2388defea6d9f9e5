import * as z from 'zod/mini'
import { text } from '../documents/parts.ts'
import { weekCommandDone } from '../week/commands.ts'
import { planViolation } from './check.ts'

/** As in the answer to a command: the total of its list, and what is wrong with the week for the profile as it is. */
const storedWeek = z.extend(weekCommandDone, {
  /** Takes it back. */
  key: text(100),
  listCents: z.nullable(z.int()),
  violations: z.array(planViolation),
})

/** Beside the plan in `week`, and beside its proof in `done`: what became of it. If it was refused, the plan is an offer. */
export const withStoredPlan = z.object({
  stored: z.optional(z.union([storedWeek, z.object({ refused: text(60) })])),
})

export type StoredWeekAnswer = z.infer<typeof storedWeek>
export type StoredPlanAnswer = NonNullable<z.infer<typeof withStoredPlan>['stored']>

import { type PlanRequest, planEvents } from '@pennyplate/contract/ai/plan'
import { z } from 'zod'
import type { HouseholdId } from '../database/ids.ts'
import type { Household } from './household.ts'
import type { WeekWithList } from './week-with-list.ts'

/** A question to an engine: about which household, on which day where they live, and what. */
export type Asked<R> = {
  readonly household: Household
  readonly today: string
  readonly request: R
}

/** A question about what a change does to a week; `accepted`: with its list, if it has one. */
export type ChangeOf<R> = R & { readonly accepted?: WeekWithList | undefined }

export type AskedBy = {
  /** Limits count per household, so that none takes every worker. */
  readonly householdId: HouseholdId
  /** Queues are fair by address, too. */
  readonly address?: string | undefined
  readonly signal: AbortSignal
  /** Whether other households wait for a week, on any server. */
  readonly othersWait?: () => Promise<boolean>
}

export type SeededPlanRequest = ChangeOf<
  Pick<PlanRequest, 'avoid' | 'startFrom' | 'keep' | 'mealsGone' | 'atHome'>
> & {
  readonly seed: number
}

/** The last event of a plan's stream. */
export const finalPlanEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('done'), data: planEvents.done }),
  z.object({ event: z.literal('failed'), data: planEvents.failed }),
])
export type FinalPlanEvent = Readonly<z.infer<typeof finalPlanEvent>>

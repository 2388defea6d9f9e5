import type { PlanDone } from '@pennyplate/contract/ai/plan'
import type { BetterWeek } from '@pennyplate/domain/week/week-report'
import { priceBetterWeek } from '@pennyplate/planner/plan/price-better-week'
import type { Assignment } from '@pennyplate/planner/problem/problem'
import { type SecondSitting, withLeftovers } from '@pennyplate/planner/problem/week-layout'
import type { Asked, SeededPlanRequest } from '../../asked.ts'
import { withFoodAtHome } from '../context/food-at-home.ts'
import { type PlanningContext, plannedProblemOf } from '../context/planning-context.ts'
import { contextBesides } from '../week/week-before.ts'
import { askedChange, type PlanHooks } from './plan-week.ts'

/** A planned week, by the planner's own indexes. */
export type WeekToPrice = SeededPlanRequest & {
  readonly plan: Assignment
  readonly leftovers: readonly SecondSitting[]
  readonly done: Pick<PlanDone['report'], 'totalCents' | 'concessions'>
}

/** A slow machine says nothing about it rather than waiting for long. */
const TIME_LIMIT_MS = 3000

export function priceBetter(
  { household, today, request }: Asked<WeekToPrice>,
  hooks: PlanHooks,
): BetterWeek | null {
  return priceBetterOf(contextBesides(withFoodAtHome(household, request.atHome), today), request, hooks)
}

/** What a better week would cost; null where nothing can be said. */
export function priceBetterOf(
  context: PlanningContext,
  request: WeekToPrice,
  { now, signal }: Pick<PlanHooks, 'now' | 'signal'>,
): BetterWeek | null {
  const until = now() + TIME_LIMIT_MS
  const isLate = () => signal.aborted || now() > until
  const { plan, leftovers, done, seed } = request
  const planned = plannedProblemOf(context, askedChange(context, request))
  const built = { ...planned, problem: withLeftovers(planned.problem, leftovers) }
  return priceBetterWeek(
    built,
    { plan, totalCents: done.totalCents, concessions: done.concessions },
    { seed, stop: isLate },
  )
}

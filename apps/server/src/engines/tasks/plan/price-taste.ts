import type { PlanDone } from '@pennyplate/contract/ai/plan'
import { priceOfTaste } from '@pennyplate/planner/plan/price-of-taste'
import type { Assignment } from '@pennyplate/planner/problem/problem'
import { type SecondSitting, withLeftovers } from '@pennyplate/planner/problem/week-layout'
import type { Asked, SeededPlanRequest } from '../../asked.ts'
import { type PlanningContext, plannedProblemOf } from '../context/planning-context.ts'
import { contextBesides } from '../week/week-before.ts'
import { partOfWeek } from './gone-meals.ts'
import type { PlanHooks } from './plan-week.ts'

/** A planned week, by the planner's own indexes. */
export type WeekToPrice = SeededPlanRequest & {
  readonly plan: Assignment
  readonly leftovers: readonly SecondSitting[]
  readonly done: Pick<PlanDone['report'], 'totalCents' | 'concessions'>
}

/** A slow machine says nothing about it rather than waiting for long. */
const TIME_LIMIT_MS = 3000

export function priceTaste(
  { household, today, request }: Asked<WeekToPrice>,
  hooks: PlanHooks,
): number | null {
  return priceTasteOf(contextBesides(household, today), request, hooks)
}

/** What the cheapest week costs that is as varied; null where nothing can be said. */
export function priceTasteOf(
  context: PlanningContext,
  { plan, leftovers, done: { totalCents, concessions }, seed }: WeekToPrice,
  { now, signal }: Pick<PlanHooks, 'now' | 'signal'>,
): number | null {
  const until = now() + TIME_LIMIT_MS
  const isLate = () => signal.aborted || now() > until
  const { problem: bare } = plannedProblemOf(context, partOfWeek(context, []))
  const problem = withLeftovers(bare, leftovers)
  const cheapest = priceOfTaste(problem, { plan, totalCents, concessions }, { seed, stop: isLate })
  return isLate() ? null : cheapest
}

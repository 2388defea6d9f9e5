import type { KeptMeals } from '@pennyplate/contract/ai/kept-meals'
import type { PlanFailed, PlanReport } from '@pennyplate/contract/ai/plan'
import { isSameSlot, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { WeekWithList } from '../../week-with-list.ts'
import type { PlanningContext } from '../context/planning-context.ts'
import { centsAsTold } from '../list/build-shopping-list.ts'
import { type Entry, entriesOf, entryCents } from '../list/list-entries.ts'
import { readWeek } from '../week/read-week.ts'
import { keptSlot } from './kept-meals.ts'

/**
 * What the budget also has to pay for: meals that stay and that we cannot weigh, and what else is on the list of an accepted
 * week. What of it is bought is spent already.
 */
export function besidesCents(keep: KeptMeals, context: PlanningContext, accepted?: WeekWithList): number {
  const open = accepted && entriesOf(accepted.list, accepted.checked).filter(({ isBought }) => !isBought)
  const isIn = (places: KeptMeals['at'], at: SlotAddress) =>
    places.some((one) => isSameSlot(keptSlot(one), at))
  const told = readWeek(keep.plan, context)
    .filter(({ at, dish }) => dish === null && isIn(keep.at, at))
    .filter(({ at, meal }) => (open ? open.some((entry) => isFor(entry, meal.name)) : !isIn(keep.eaten, at)))
  const others = (open ?? []).filter(({ line }) => (line.usedIn ?? []).length === 0)
  return told.reduce((sum, { meal }) => sum + centsAsTold(meal, context.people), entryCents(others))
}

function isFor({ line }: Entry, meal: string): boolean {
  return line.foodId === undefined && (line.usedIn ?? []).includes(meal)
}

/** With totals and budgets of the whole week. The planner works with what is left for its dishes. */
export function reportWithBesides(report: PlanReport, besides: number): PlanReport {
  const { totalCents, forMore, health } = report
  return {
    ...report,
    budgetCents: report.budgetCents + besides,
    totalCents: totalCents + besides,
    ...(forMore ? { forMore: inBudget(forMore, besides) } : {}),
    ...(health?.forTargets
      ? { health: { ...health, forTargets: inBudget(health.forTargets, besides) } }
      : {}),
  }
}

export function refusalWithBesides(refusal: PlanFailed, besides: number): PlanFailed {
  if (refusal.error !== 'no_plan_fits') return refusal
  const { cheapestCents, ways = [] } = refusal
  return {
    ...inBudget(refusal, besides),
    ...(typeof cheapestCents === 'number' ? { cheapestCents: cheapestCents + besides } : {}),
    ways: ways.map((way) => ({ ...inBudget(way, besides), totalCents: way.totalCents + besides })),
  }
}

function inBudget<T extends { readonly budgetCents?: number | undefined }>(of: T, besides: number): T {
  return of.budgetCents === undefined ? of : { ...of, budgetCents: of.budgetCents + besides }
}

import { isSameSlot, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import {
  type PlannedReason,
  type PlanWarning,
  reportAfterChange,
  type WeekReport,
} from '@pennyplate/domain/week/week-report'
import type { StoredPlan } from '../stored-plan.ts'

/** Views of the planner's report. A plan that came from elsewhere has none. */

export function reasonsFor(report: WeekReport | undefined, at: SlotAddress): readonly PlannedReason[] {
  return report?.reasons?.find((one) => isSameSlot(one, at))?.codes ?? []
}

/** The household's words that one kind of warning is about. */
export function warnedWords(report: WeekReport, code: PlanWarning['code']): readonly string[] {
  return warningsOf(report, code).flatMap(({ words }) => words)
}

export function warningsOf({ warnings = [] }: WeekReport, code: PlanWarning['code']): readonly PlanWarning[] {
  return warnings.filter((warning) => warning.code === code)
}

/** How far the budget is below USDA's Thrifty Food Plan for the household; undefined if it is not below. */
export function shortOfThriftyCents({ thriftyCents, budgetCents }: WeekReport): number | undefined {
  if (thriftyCents === undefined || budgetCents === undefined || budgetCents >= thriftyCents) return undefined
  return thriftyCents - budgetCents
}

/** The plan after meals are changed: its total and reasons are updated; proofs and leftovers are dropped. */
export function withMealChanged(
  plan: StoredPlan,
  at: readonly SlotAddress[],
  { deltaCents, reasons }: Readonly<{ deltaCents: number; reasons: readonly PlannedReason[] }>,
): StoredPlan {
  const { report } = plan
  if (!report) return plan
  const totalCents = report.totalCents === null ? null : Math.max(0, report.totalCents + deltaCents)
  const changed = reportAfterChange(report, at, { totalCents, reasons })
  // The schema's type has writable lists; nothing writes to them.
  return { ...plan, report: changed as typeof report }
}

/** The plan with the total the referee computed for exactly these days. */
export function withTotal(plan: StoredPlan, totalCents: number): StoredPlan {
  return plan.report ? { ...plan, report: { ...plan.report, totalCents } } : plan
}

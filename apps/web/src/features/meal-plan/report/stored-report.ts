import { isSameSlot, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import type { PlannedReason, PlanWarning, WeekReport } from '@pennyplate/domain/week/week-report'

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

import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { weekReport } from '@pennyplate/contract/documents/week-report'

/**
 * A stored value as it enters this browser. The server checks documents when they are written; only the planner's report may have
 * been stored by an older version in another form.
 */
export function parseDocument(key: DocumentKey, value: unknown): unknown {
  if (key === 'currentMealPlan') return withParsedReport(value)
  if (key === 'mealPlanHistory' && Array.isArray(value)) return value.map(parseSavedWeek)
  return value
}

/** Saved weeks are stored in two forms: with the plan inside, or as the plan itself with two dates added. */
function parseSavedWeek(week: unknown): unknown {
  return isRecord(week) && 'plan' in week
    ? { ...week, plan: withParsedReport(week.plan) }
    : withParsedReport(week)
}

function withParsedReport(plan: unknown): unknown {
  if (!isRecord(plan) || !('report' in plan)) return plan
  const { report, ...rest } = plan
  const parsed = weekReport.safeParse(report)
  return parsed.success ? { ...rest, report: parsed.data } : rest
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

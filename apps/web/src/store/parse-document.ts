import type { DocumentKey } from '@pennyplate/contract/documents/document-keys'
import { weekReport } from '@pennyplate/contract/documents/week-report'
import {
  type ShoppingList,
  sectionsIn,
  type WrappedList,
} from '@pennyplate/domain/shopping/shopping-list-lines'
import { type SavedForms, savedWeekOf } from '@pennyplate/domain/week/saved-week'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'

/**
 * A stored value as it enters this browser. The server checks documents when they are written; only the planner's report, and the
 * forms of lists and saved weeks, may be of an older version.
 */
export function parseDocument(key: DocumentKey, value: unknown): unknown {
  if (key === 'currentMealPlan') return withParsedReport(value)
  if (key === 'mealPlanHistory' && Array.isArray(value)) return value.map(parseSavedWeek)
  if (key === 'currentShoppingList' && isList(value)) return sectionsIn(value)
  return value
}

function parseSavedWeek(week: unknown): unknown {
  if (!isSavedWeek(week)) return week
  const { plan, ...dates } = savedWeekOf(week)
  return { ...dates, plan: withParsedReport(plan) }
}

function isSavedWeek(value: unknown): value is SavedForms<WeekPlan> {
  return isRecord(value) && 'dateAccepted' in value
}

function isList(value: unknown): value is ShoppingList | WrappedList {
  return isRecord(value) && ('sections' in value || isRecord(value.shoppingList))
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

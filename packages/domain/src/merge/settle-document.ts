import { SAVED_WEEKS } from '../bounds/limits.ts'
import { isJsonObject } from '../json-equality.ts'

/** Restores what must hold inside a document after a merge. */
export function settleDocument(key: string, merged: unknown): unknown {
  if (key === 'mealPlanHistory' && Array.isArray(merged)) return newestWeeks(merged)
  if (key === 'currentShoppingList' && isJsonObject(merged)) return withTotal(merged)
  return merged
}

/** The newest weeks up to the limit, in the list's own order. */
function newestWeeks(weeks: readonly unknown[]): readonly unknown[] {
  const newestFirst = weeks.toSorted((a, b) => weekStart(b).localeCompare(weekStart(a)))
  const kept = newestFirst.slice(0, SAVED_WEEKS)
  const wasNewestFirst = weekStart(weeks[0]) > weekStart(weeks.at(-1))
  return wasNewestFirst ? kept : kept.reverse()
}

function weekStart(entry: unknown): string {
  return isJsonObject(entry) && typeof entry.weekStartDate === 'string' ? entry.weekStartDate : ''
}

/** After a merge neither side's total is right. What somebody typed has no price, and a list of only such lines keeps its total. */
function withTotal(list: Readonly<Record<string, unknown>>): unknown {
  if (isJsonObject(list.shoppingList)) return { ...list, shoppingList: withTotal(list.shoppingList) }
  if (!Array.isArray(list.sections) || list.totalCost === undefined) return list
  const prices = list.sections.flatMap((section: unknown) => linePrices(section))
  const cents = prices.flatMap((price) => (typeof price === 'number' ? Math.round(price * 100) : []))
  const totalCents = cents.reduce((sum, each) => sum + each, 0)
  return cents.length > 0 ? { ...list, totalCost: totalCents / 100 } : list
}

function linePrices(section: unknown): unknown[] {
  if (!isJsonObject(section) || !Array.isArray(section.items)) return []
  return section.items.map((line: unknown) => (isJsonObject(line) ? line.estimatedPrice : undefined))
}

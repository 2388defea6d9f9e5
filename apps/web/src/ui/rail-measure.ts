export type RailMeasure = {
  readonly isOver: boolean
  /** Where the budget stands on the rail, and how much of the rail is filled before and after it. */
  readonly markPercent: number
  readonly withinPercent: number
  readonly overPercent: number
}

/** Some room is kept after the mark, so that a budget met in full still shows a rail with an end. */
const MARK_PERCENT = 95

export function measureRail(spentCents: number, budgetCents: number): RailMeasure {
  const spent = Math.max(0, spentCents)
  const budget = Math.max(1, budgetCents)
  if (spent <= budget) {
    return {
      isOver: false,
      markPercent: MARK_PERCENT,
      withinPercent: (spent / budget) * MARK_PERCENT,
      overPercent: 0,
    }
  }
  const markPercent = Math.min(MARK_PERCENT, (budget / spent) * 100)
  return { isOver: true, markPercent, withinPercent: markPercent, overPercent: 100 - markPercent }
}

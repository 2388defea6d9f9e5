export type RailMeasure = {
  readonly isOver: boolean
  /** The position of the budget mark, and how much of the bar is filled before and after it. */
  readonly markPercent: number
  readonly withinPercent: number
  readonly overPercent: number
}

/** Leaves room after the mark, so that a fully spent budget still shows the end of the bar. */
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

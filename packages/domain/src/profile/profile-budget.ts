export type BudgetVerdict = 'covers' | 'tight' | 'far-below'

/**
 * Below this our planner may find no week. Its cheapest ones cost 27% of USDA's Thrifty Food Plan for four, 41% for one person, and
 * 45% for four vegans without wheat, soy and tree nuts.
 */
const FAR_BELOW_SHARE = 0.45

/** Compares a weekly budget with USDA's figure for the same people. */
export function judgeBudget(budgetCents: number, thriftyCents: number): BudgetVerdict {
  if (budgetCents >= thriftyCents) return 'covers'
  return budgetCents < thriftyCents * FAR_BELOW_SHARE ? 'far-below' : 'tight'
}

export type BudgetVerdict = 'covers' | 'tight' | 'far-below'

/**
 * Our own line: USDA's Thrifty Food Plan is its cheapest healthful week for a household that cooks at home, so a budget some
 * percent below is a matter of choosing well, while one this far below may fit no whole week at all.
 */
const FAR_BELOW_SHARE = 0.7

/** How a household's weekly budget stands to what USDA reckons that the same people need. */
export function judgeBudget(budgetCents: number, thriftyCents: number): BudgetVerdict {
  if (budgetCents >= thriftyCents) return 'covers'
  return budgetCents < thriftyCents * FAR_BELOW_SHARE ? 'far-below' : 'tight'
}

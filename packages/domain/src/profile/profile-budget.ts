export type BudgetVerdict = 'covers' | 'tight' | 'far-below'

/**
 * Our own threshold. USDA's Thrifty Food Plan is its cheapest healthful week for a household that cooks at home, so a budget some
 * percent below needs careful choices, while one this far below may not cover a week at all.
 */
const FAR_BELOW_SHARE = 0.7

/** Compares a weekly budget with USDA's figure for the same people. */
export function judgeBudget(budgetCents: number, thriftyCents: number): BudgetVerdict {
  if (budgetCents >= thriftyCents) return 'covers'
  return budgetCents < thriftyCents * FAR_BELOW_SHARE ? 'far-below' : 'tight'
}

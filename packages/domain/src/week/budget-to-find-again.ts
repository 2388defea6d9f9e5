/** Two searches for the same kind of week end within this ratio of each other. */
const SEARCH_SPREAD = 1.05

/** The budget, in whole dollars, at which a search with another seed finds a week like one with this checkout total. */
export function budgetToFindAgain(checkoutCents: number): number {
  return 100 * Math.ceil((SEARCH_SPREAD * checkoutCents) / 100)
}

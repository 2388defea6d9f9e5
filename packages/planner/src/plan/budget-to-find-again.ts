/** Two searches for the same kind of week end within this of each other. */
const SLACK = 1.05

/** In whole dollars: the budget with which another search, under another seed, finds a week like one that costs so much. */
export function budgetToFindAgain(tillCents: number): number {
  return 100 * Math.ceil((SLACK * tillCents) / 100)
}

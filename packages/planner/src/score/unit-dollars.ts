import type { ProblemFood } from '../problem/problem.ts'

/** Lowest price per gram, in dollars. */
export function lowestUnitDollars(food: ProblemFood): number {
  if (food.packages.length === 0) return 0
  return Math.min(...food.packages.map((pack) => pack.priceCents / 100 / pack.edibleG))
}

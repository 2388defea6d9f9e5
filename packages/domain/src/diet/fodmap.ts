import type { FoodFacts } from '../food/food.ts'

/** Grams in one serving up to which a moderate FODMAP food without a limit of its own is allowed. */
const MODERATE_FODMAP_G = 20

/** How much of its limit a food uses up: 0 for foods that are low in any amount. */
export function fodmapShare(
  facts: Pick<FoodFacts, 'fodmap' | 'fodmapLimitG'> | null,
  gramsPerServing = 0,
): number {
  return facts?.fodmap === 'moderate' ? gramsPerServing / (facts.fodmapLimitG ?? MODERATE_FODMAP_G) : 0
}

const ROUNDING = 1e-6

/** Moderate foods of one meal add up: two that use more than half of their limits each are too much together. */
export function isStacked(shares: readonly number[]): boolean {
  return shares.reduce((sum, share) => sum + share, 0) > 1 + ROUNDING
}

import type { EquivalentKey, EquivalentTotals } from './equivalents.ts'

/** What a week is told in: cups of vegetables and fruit, ounces of grain and of seafood, for one adult. */
const EQUIVALENT_OF = {
  vegetables: 'vegetableCups',
  fruit: 'fruitCups',
  wholeGrains: 'wholeGrainsOz',
  refinedGrains: 'refinedGrainsOz',
  seafood: 'seafoodOz',
} as const satisfies Record<string, EquivalentKey>

export type FoodGroup = keyof typeof EQUIVALENT_OF
// Safe: these are the keys of that object.
export const FOOD_GROUPS = Object.keys(EQUIVALENT_OF) as readonly FoodGroup[]
export type FoodGroups = Readonly<Record<FoodGroup, number>>

export function groupsIn(amountOf: (group: FoodGroup) => number): FoodGroups {
  // Safe: one entry for each group.
  return Object.fromEntries(FOOD_GROUPS.map((group) => [group, amountOf(group)])) as FoodGroups
}

/** Null if more than `traceG` of the food is not looked up. */
export function foodGroupsOf(totals: EquivalentTotals, traceG: number): FoodGroups | null {
  if (FOOD_GROUPS.some((group) => totals[EQUIVALENT_OF[group]].unknownG > traceG)) return null
  return groupsIn((group) => totals[EQUIVALENT_OF[group]].amount)
}

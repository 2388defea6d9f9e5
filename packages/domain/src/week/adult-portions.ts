import { householdPeople, type PeopleAtHome, servingsFor } from './people-at-meal.ts'

/**
 * A child's portion as a share of an adult's. From the energy needs of moderately active children and adults
 * in the Dietary Guidelines for Americans 2020-2025, appendix 2, rounded.
 */
const CHILD_PORTIONS = [
  { fromAge: 0, share: 0.55 },
  { fromAge: 4, share: 0.65 },
  { fromAge: 7, share: 0.75 },
  { fromAge: 9, share: 0.82 },
  { fromAge: 12, share: 0.92 },
  { fromAge: 14, share: 1 },
] as const

export function adultEquivalents({ adults, kidAges }: Pick<PeopleAtHome, 'adults' | 'kidAges'>): number {
  const kids = kidAges.map((age) => CHILD_PORTIONS.findLast(({ fromAge }) => fromAge <= age)?.share ?? 1)
  return Math.max(1, adults) + kids.reduce((sum, share) => sum + share, 0)
}

/**
 * Of the household's own recipes each person gets one serving as it is written, for each adult that eats as much. Who eats more of
 * it is a matter of the plate, so that children count as for any other dish.
 */
export function ownPortion(recipeId: string, household: PeopleAtHome): number {
  return servingsFor({ recipeId }, householdPeople(household), household) / adultEquivalents(household)
}

import type { HouseholdProfile } from './household-profile.ts'

/** How open a household is to dishes it does not know. */
export interface Openness {
  /** Dishes rated below this are not offered. */
  readonly leastFamiliarity: number
  /** How many meals a week may be of dishes rated below `FAMILIAR`. */
  readonly newMeals: number
  /** Multiplies the weight of familiarity. */
  readonly weight: number
}

/** Below this a dish is known but not common. */
export const FAMILIAR = 3.5

const OPENNESS: Readonly<Record<HouseholdProfile['newDishes'], Openness>> = {
  'Mostly what we know': { leastFamiliarity: 2.5, newMeals: 1, weight: 1 },
  'Something new now and then': { leastFamiliarity: 2, newMeals: 4, weight: 0.5 },
  'Surprise us': { leastFamiliarity: 1.5, newMeals: 28, weight: 0.15 },
}

export function opennessOf({ newDishes }: Pick<HouseholdProfile, 'newDishes'>): Openness {
  return OPENNESS[newDishes]
}

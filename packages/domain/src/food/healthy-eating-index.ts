import type { EquivalentKey } from './equivalents.ts'

/** Everything that was eaten, over any number of days and people. */
export type EatenDiet = Readonly<Record<EquivalentKey | 'energyKcal' | 'sodiumMg', number>>

interface Cutoffs {
  readonly points: number
  /** The density that earns no points, and the one from which on all are earned. */
  readonly none: number
  readonly full: number
}

/** The Healthy Eating Index 2020 of USDA for people of two years and more. Densities are per 1,000 kcal, or a share of energy. */
const CUTOFFS = {
  totalFruit: { points: 5, none: 0, full: 0.8 },
  wholeFruit: { points: 5, none: 0, full: 0.4 },
  vegetables: { points: 5, none: 0, full: 1.1 },
  greensAndBeans: { points: 5, none: 0, full: 0.2 },
  wholeGrains: { points: 10, none: 0, full: 1.5 },
  dairy: { points: 10, none: 0, full: 1.3 },
  proteinFoods: { points: 5, none: 0, full: 2.5 },
  seafoodAndPlants: { points: 5, none: 0, full: 0.8 },
  fattyAcids: { points: 10, none: 1.2, full: 2.5 },
  refinedGrains: { points: 10, none: 4.3, full: 1.8 },
  sodium: { points: 10, none: 2, full: 1.1 },
  addedSugar: { points: 10, none: 0.26, full: 0.065 },
  saturatedFat: { points: 10, none: 0.16, full: 0.08 },
} as const satisfies Record<string, Cutoffs>

export type DietComponent = keyof typeof CUTOFFS
// Safe: these are the keys of that object.
export const DIET_COMPONENTS = Object.keys(CUTOFFS) as readonly DietComponent[]

export const POINTS: Readonly<Record<DietComponent, number>> = mapped(({ points }) => points)

export type DietPoints = Readonly<Record<DietComponent, number>>

/** The points of each component, of 100 in all; null if nothing was eaten. */
export function dietPoints(eaten: EatenDiet): DietPoints | null {
  if (eaten.energyKcal <= 0) return null
  const densities = densitiesOf(eaten)
  return mapped(({ points, none, full }, component) => {
    const earned = (densities[component] - none) / (full - none)
    return points * Math.min(1, Math.max(0, earned))
  })
}

export function healthyEatingIndex(points: DietPoints): number {
  return DIET_COMPONENTS.reduce((sum, component) => sum + points[component], 0)
}

/** As USDA counts a teaspoon. */
const KCAL_PER_G_SUGAR = 16 / 4.2
const KCAL_PER_G_FAT = 9

function densitiesOf(eaten: EatenDiet): Record<DietComponent, number> {
  const per1000 = (amount: number) => (1000 * amount) / eaten.energyKcal
  const unsaturatedG = eaten.monoFatG + eaten.polyFatG
  return {
    totalFruit: per1000(eaten.fruitCups),
    wholeFruit: per1000(eaten.wholeFruitCups),
    vegetables: per1000(eaten.vegetableCups),
    greensAndBeans: per1000(eaten.greensAndBeansCups),
    wholeGrains: per1000(eaten.wholeGrainsOz),
    dairy: per1000(eaten.dairyCups),
    proteinFoods: per1000(eaten.proteinOz),
    seafoodAndPlants: per1000(eaten.seafoodOz + eaten.plantProteinOz),
    // Without any fat there is none to be better than the other.
    fattyAcids: unsaturatedG === 0 ? 0 : unsaturatedG / eaten.saturatedFatG,
    refinedGrains: per1000(eaten.refinedGrainsOz),
    sodium: per1000(eaten.sodiumMg / 1000),
    addedSugar: (KCAL_PER_G_SUGAR * eaten.addedSugarG) / eaten.energyKcal,
    saturatedFat: (KCAL_PER_G_FAT * eaten.saturatedFatG) / eaten.energyKcal,
  }
}

function mapped<T>(of: (cutoffs: Cutoffs, component: DietComponent) => T): Record<DietComponent, T> {
  const entries = DIET_COMPONENTS.map((component) => [component, of(CUTOFFS[component], component)])
  // Safe: one entry for each component.
  return Object.fromEntries(entries) as Record<DietComponent, T>
}

/** What planned weeks lose most points for, each about as dense as weeks hold it. The others are full, or nearly. */
const USUAL = {
  wholeGrains: 0.4,
  dairy: 0.85,
  refinedGrains: 3.6,
  sodium: 1.65,
  saturatedFat: 0.13,
} as const satisfies Partial<Record<DietComponent, number>>
const USUAL_UNSATURATED_TO_SATURATED = 1.3

/**
 * About how many points a dish adds to a diet of `dietKcal`, or takes from it, by how far it is from a usual dish of its
 * energy. Points do not add up, as each component has its cutoffs; these do, so that a search can count dish by dish.
 */
export function pointsAdded(dish: EatenDiet, dietKcal: number): number {
  if (dish.energyKcal <= 0) return 0
  const densities = densitiesOf(dish)
  // Safe: these are the keys of that object.
  const steady = (Object.keys(USUAL) as (keyof typeof USUAL)[]).reduce(
    (sum, component) => sum + pointsFor(component, densities[component] - USUAL[component]),
    0,
  )
  return ((steady + pointsFor('fattyAcids', betterFat(dish))) * dish.energyKcal) / dietKcal
}

function pointsFor(component: DietComponent, difference: number): number {
  const { points, none, full } = CUTOFFS[component]
  return (points * difference) / (full - none)
}

/** How much the ratio of a whole diet would rise: a ratio of one dish alone would make much of a gram of oil. */
function betterFat({ energyKcal, monoFatG, polyFatG, saturatedFatG }: EatenDiet): number {
  const usualSaturatedG = (USUAL.saturatedFat * energyKcal) / KCAL_PER_G_FAT
  return (monoFatG + polyFatG - USUAL_UNSATURATED_TO_SATURATED * saturatedFatG) / usualSaturatedG
}

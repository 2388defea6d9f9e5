import type { Equivalents } from './equivalents.ts'
import type { Composition, FoodTrait } from './food.ts'

interface Counted {
  readonly traits: readonly FoodTrait[]
  readonly composition: Pick<Composition, 'energyKcal'>
  /** Of 100 g as they are eaten. */
  readonly equivalents: Pick<Equivalents, 'vegetableCups'> | null
}

/** Potatoes, corn and beans; avocado, a fruit here, is counted as fat where starch is counted. */
const OTHERWISE: readonly FoodTrait[] = ['starchy-vegetable', 'white-potato', 'pulse', 'legume', 'fruit']
/** A bagged salad with its dressing has nearly as much; pizza and lasagna, with tomatoes on them, far more. */
const KCAL_A_CUP = 200

/** Cups of non-starchy vegetables in that many grams of a food; none if the food has no figure. */
export function nonStarchyCups({ traits, composition, equivalents }: Counted, grams: number): number {
  const cups = equivalents?.vegetableCups ?? 0
  if (cups === 0 || OTHERWISE.some((trait) => traits.includes(trait))) return 0
  return (composition.energyKcal ?? 0) > KCAL_A_CUP * cups ? 0 : (cups * grams) / 100
}

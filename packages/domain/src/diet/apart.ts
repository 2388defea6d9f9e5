import type { FoodFacts } from '../food/food.ts'
import type { FoodRule, RuleId } from './diet.ts'

/** Two foods of one plate that a rule keeps apart, by their indexes. */
export interface PlateClash {
  readonly by: RuleId
  readonly food: number
  readonly beside: number
}

/** What stands on one plate is eaten together, whichever dish it is in. */
export function clashOnPlate(
  foods: readonly (FoodFacts | null)[],
  rules: readonly FoodRule[],
): PlateClash | null {
  for (const { id, apart } of rules) {
    if (!apart) continue
    const [beside, food] = apart.map((traits) =>
      foods.findIndex((one) => traits.some((trait) => one?.traits.includes(trait))),
    )
    if (food !== undefined && beside !== undefined && food >= 0 && beside >= 0)
      return { by: id, food, beside }
  }
  return null
}

/** Which kinds of food a dish holds that the household's rules keep apart: a bit for each rule. */
export interface HeldApart {
  readonly ones: number
  readonly others: number
}

export function heldApart(foods: readonly FoodFacts[], rules: readonly FoodRule[]): HeldApart | undefined {
  const pairs = rules.flatMap(({ apart }) => (apart ? [apart] : []))
  const bits = (kind: 0 | 1) =>
    pairs.reduce((held, pair, at) => {
      const isHeld = foods.some(({ traits }) => pair[kind].some((trait) => traits.includes(trait)))
      return isHeld ? held | (1 << at) : held
    }, 0)
  const held = { ones: bits(0), others: bits(1) }
  return held.ones || held.others ? held : undefined
}

const NOTHING: HeldApart = { ones: 0, others: 0 }

/**
 * Whether a side may not stand beside a dish. Meat stands only beside a dish with meat, so that no two sides of one dish
 * have to be compared.
 */
export function areKeptApart(dish: HeldApart = NOTHING, side: HeldApart = NOTHING): boolean {
  return (side.ones & ~dish.ones) !== 0 || (dish.ones & side.others) !== 0
}

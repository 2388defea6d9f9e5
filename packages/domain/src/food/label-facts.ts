import type { Allergen, FoodFacts, FoodTrait } from './food.ts'

/** What one product's label says beyond what every product of its food has. */
export interface LabelFacts {
  readonly allergens?: readonly Allergen[] | undefined
  /** In some batches or brands. Every rule takes it as contained. */
  readonly mayContain?: readonly Allergen[] | undefined
  readonly traits?: readonly FoodTrait[] | undefined
}

/** Claims about a food that an added ingredient can make false. */
const CLAIMS: ReadonlySet<FoodTrait> = new Set(['animal-only', 'lactose-free', 'certified-gluten-free'])

/** Contained, or possibly contained. */
export function mayHold({ allergens, mayContain }: LabelFacts, allergen: Allergen): boolean {
  return allergens?.includes(allergen) || mayContain?.includes(allergen) || false
}

export function addsNothing({ allergens = [], mayContain = [], traits = [] }: LabelFacts): boolean {
  return allergens.length + mayContain.length + traits.length === 0
}

/** A product of a food: all of the food's facts and the product's own. A product adds; it never takes away. */
export function productFacts<F extends Pick<FoodFacts, 'allergens' | 'mayContain' | 'traits'>>(
  food: F,
  label: LabelFacts,
): F {
  const { allergens = [], mayContain = [], traits = [] } = label
  if (addsNothing(label)) return food
  const contained = [...new Set([...food.allergens, ...allergens])]
  const possible = [...new Set([...(food.mayContain ?? []), ...mayContain])]
  return {
    ...food,
    allergens: contained,
    mayContain: possible.filter((allergen) => !contained.includes(allergen)),
    traits: [...new Set([...food.traits.filter((trait) => !CLAIMS.has(trait)), ...traits])],
  }
}

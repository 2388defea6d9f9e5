import type { Allergen, FoodFacts, FoodTrait } from './food.ts'

/** What one product's label says beyond what every product of its food has. */
export interface LabelFacts {
  readonly allergens?: readonly Allergen[] | undefined
  /** In some batches or brands. Every rule takes it as contained. */
  readonly mayContain?: readonly Allergen[] | undefined
  readonly traits?: readonly FoodTrait[] | undefined
}

/** Claims about a food that an added ingredient makes false: of gluten or milk what may hold those, of animal food anything. */
const MADE_FALSE_BY: Readonly<Partial<Record<FoodTrait, (label: LabelFacts) => boolean>>> = {
  'animal-only': () => true,
  'lactose-free': (label) => mayHold(label, 'milk') || (label.traits?.includes('dairy') ?? false),
  'certified-gluten-free': (label) =>
    mayHold(label, 'wheat') ||
    (label.traits?.some((trait) => trait === 'gluten' || trait === 'oats') ?? false),
}

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
    traits: [...new Set([...food.traits.filter((trait) => !MADE_FALSE_BY[trait]?.(label)), ...traits])],
  }
}

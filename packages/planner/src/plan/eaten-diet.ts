import { knownDietPerServing } from '@pennyplate/catalog/recipes/form-facts'
import { EQUIVALENT_KEYS } from '@pennyplate/domain/food/equivalents'
import type { EatenDiet } from '@pennyplate/domain/food/healthy-eating-index'
import type { PlacedDish } from './place-dishes.ts'

const KEYS = [...EQUIVALENT_KEYS, 'energyKcal', 'sodiumMg'] as const

/** All that one adult eats of these dishes and their sides, leftovers too. What nobody has looked up is left out. */
export function eatenDiet(
  dishes: readonly Pick<PlacedDish, 'form' | 'servingsPerAdult' | 'sides'>[],
): EatenDiet {
  const portions = dishes
    .flatMap((dish) => [dish, ...dish.sides])
    .map(({ form, servingsPerAdult }) => ({ servingsPerAdult, serving: knownDietPerServing(form) }))
  const entries = KEYS.map((key) => [
    key,
    portions.reduce((sum, { serving, servingsPerAdult }) => sum + serving[key] * servingsPerAdult, 0),
  ])
  // Safe: one entry for each key.
  return Object.fromEntries(entries) as EatenDiet
}

import type { Amount } from '@pennyplate/domain/amounts/units'
import type { CatalogFood } from './foods.ts'

/** Cut to any size: ropes of sausage, slabs, bread by the loaf. */
const CUT =
  /^(?:french-bread|rotisserie-chicken|kielbasa|smoked-sausage|turkey-smoked-sausage|ham-steak|dill-pickles|mozzarella-fresh|whole-chicken|lamb-shoulder|spareribs)$|pizza|crust/
/** Half a carrot is a carrot cut in two; half a strawberry or radish is not worth writing. */
const SMALL_G = 25

/** Whether the food is counted in whole ones only, such as eggs, tortillas, buns and patties. */
export function countedWhole({ id, aisle, measures }: CatalogFood): boolean {
  const oneG = measures.each
  if (oneG === undefined) return false
  return aisle === 'produce' ? oneG <= SMALL_G : !CUT.test(id)
}

const SLICES_OF_A_SANDWICH = 2

/** Whether a line of a recipe is counted in whole ones, or in the two slices of a sandwich. */
export function isCountedWhole(food: CatalogFood, { amount, unit }: Amount, servings: number): boolean {
  if (unit === 'slice') return food.aisle === 'bakery' && amount === SLICES_OF_A_SANDWICH * servings
  return countedWhole(food)
}

import type { Amount } from '@pennyplate/domain/amounts/units'
import { isCountedWhole } from '../foods/counted-whole.ts'
import type { CatalogFood } from '../foods/foods.ts'
import { containerContents } from '../prices/usual-size.ts'

/** How a line that is scaled is rounded to what is bought. */
export function countedAs(food: CatalogFood, amount: Amount, servings: number) {
  return {
    isCountedWhole: isCountedWhole(food, amount, servings),
    holds: containerContents(food, amount.unit),
  }
}

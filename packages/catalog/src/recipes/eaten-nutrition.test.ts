import { expect, it } from 'vitest'
import { nutritionPerServing } from './form-facts.ts'
import { allRecipes } from './recipes.ts'

const HAND_KCAL = 0.08
const HAND_SODIUM = 0.1

/**
 * By hand, from USDA's rows of each food: drained beef as 0.69 of its weight in crumbles (23575), bacon as 0.31 in fried slices
 * (10862), thighs by USDA's weights of a raw and a roasted one, and 8 g of oil for 100 g of breaded fish.
 */
it.each([
  ['bacon-and-eggs', 322, 658],
  ['blt', 378, 805],
  ['fried-fish', 395, 706],
  ['chili', 395, 878],
  ['beef-tacos', 546, 892],
  ['taco-salad', 556, 1317],
  ['lasagna', 541, 1008],
  ['one-pot-chicken-and-rice', 557, 869],
  ['crustless-pizza-bowls', 427, 1206],
  ['beef-keema-with-green-beans', 412, 667],
])('%s has what is eaten of it: %d kcal and %d mg of sodium a serving', (id, kcal, sodiumMg) => {
  const dish = allRecipes().get(id)
  const form = dish?.forms.find(({ variantId }) => variantId === null)
  if (!form) throw new Error(`no dish ${id}`)
  const { energyKcal, sodiumMg: sodium } = nutritionPerServing(form)
  expect(Math.abs((energyKcal ?? 0) / kcal - 1)).toBeLessThan(HAND_KCAL)
  expect(Math.abs((sodium ?? 0) / sodiumMg - 1)).toBeLessThan(HAND_SODIUM)
})

import { expect, it } from 'vitest'
import { isOftenMadeBesideNuts } from './shared-equipment.ts'

it.each([
  'granola',
  'gluten-free-granola',
  'granola-bars-chewy',
  'cheerios',
  'corn-flakes',
  'chocolate-chips',
  'dark-chocolate',
  'brownie-mix',
  'cookies-sugar',
  'butter-crackers',
  'saltines',
  'gluten-free-saltines',
  'graham-cracker-crust',
  'ladyfingers',
  'angel-food-cake',
  'sherbet',
  'dairy-free-frozen-dessert',
  'muffins-blueberry',
  'sunflower-butter',
  'sunflower-seeds',
  'trail-mix',
  'almonds',
])('%s is often made on equipment shared with nuts', (id) => {
  expect(isOftenMadeBesideNuts(id)).toBe(true)
})

it.each([
  'rolled-oats',
  'milk',
  'apple',
  'chicken-breast',
  'white-rice',
  'red-pepper-flakes',
  'mashed-potato-flakes',
  'coconut-flakes-sweetened',
  'chocolate-milk',
  'butternut-squash',
  'black-beans-canned',
  'cumin-seeds',
  'flaxseed-oil',
])('nothing is said of %s', (id) => {
  expect(isOftenMadeBesideNuts(id)).toBe(false)
})

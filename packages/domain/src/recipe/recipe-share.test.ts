import { expect, it } from 'vitest'
import { shareOfRecipe } from './recipe-share.ts'

it.each([
  ['a larger portion', 1.5, 0.5, 3],
  ['the same portion', 0.85, 0.85, 1],
  ['a dish that does not say', undefined, 0.5, 1],
  ['a recipe that does not say', 1.5, undefined, 1],
  ['a recipe of nothing', 1.5, 0, 1],
])('%s', (_, dish, recipe, share) => {
  expect(shareOfRecipe({ servingsPerAdult: dish }, { servingsPerAdult: recipe })).toBeCloseTo(share)
})

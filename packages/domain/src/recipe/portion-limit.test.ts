import { expect, it } from 'vitest'
import type { ServedAs } from './plate.ts'
import { servedAtMost } from './portion-limit.ts'
import type { Recipe } from './recipe.ts'

function dish(servedAs: ServedAs, piecesOfFour: number, more: Partial<Recipe> = {}): Recipe {
  const tortillas = {
    foodId: 'corn-tortilla',
    amount: { amount: piecesOfFour, unit: 'each' },
    preparation: '',
    isOptional: false,
  }
  const plate = {
    servedAs,
    kids: 'yes',
    wants: [],
    goesWith: [],
    keepsDays: 3,
    leaves: [],
    usesLeftovers: [],
  }
  // Safe: what is not said here is not read.
  return { id: 'dish', servings: 4, ingredients: [tortillas], plate, ...more } as unknown as Recipe
}

it.each([
  ['soup', dish('soup', 0), 1.3],
  ['one burrito', dish('burrito', 4), 1],
  ['four tacos', dish('taco', 16), 1.25],
  ['typed lines', dish('soup', 0, { id: '' }), 1],
])('of %s an adult is served no more than %d portions', (_, one, most) => {
  expect(servedAtMost(one)).toBe(most)
})

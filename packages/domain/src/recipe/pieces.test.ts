import { expect, it } from 'vitest'
import { piecesPerServing, servingsInPieces } from './pieces.ts'
import type { PlateFacts, ServedAs } from './plate.ts'
import type { RecipeIngredient } from './recipe.ts'

function plateOf(servedAs: ServedAs): PlateFacts {
  return { servedAs, kids: 'yes', wants: [], goesWith: [], keepsDays: 3, leaves: [], usesLeftovers: [] }
}

function line(amount: number, unit: string, foodId: string): RecipeIngredient {
  return { foodId, amount: { amount, unit }, preparation: '', isOptional: false }
}

it.each([
  ['burger', 4, line(4, 'each', 'hamburger-buns'), 1],
  ['taco', 4, line(12, 'each', 'corn-tortilla'), 3],
  ['sandwich', 2, line(4, 'slice', 'white-bread'), 1],
  ['taco', 4, line(10, 'each', 'corn-tortilla'), null],
  ['soup', 4, line(4, 'each', 'corn-tortilla'), null],
  ['burger', 4, line(4, 'each', 'egg-large'), null],
  ['toast', 4, line(4, 'slice', 'white-bread'), 1],
  ['toast', 2, line(6, 'slice', 'white-bread'), 3],
  ['toast', 4, line(6, 'slice', 'white-bread'), null],
] as const)('a %s for %d with %j has %s pieces a serving', (servedAs, servings, one, pieces) => {
  expect(piecesPerServing({ servings, ingredients: [one], plate: plateOf(servedAs) })).toBe(pieces)
})

it('a dish that is one piece is counted in pieces, too', () => {
  const leastBatch = { unit: 'piece', servings: 1, isWhole: true } as const
  expect(piecesPerServing({ servings: 4, ingredients: [], plate: null, leastBatch })).toBe(1)
})

it.each([
  ['2.9 burgers are one for each of two', 1, 2.9, 2, 2],
  ['2.6 servings of two tacos are two for each, not three', 2, 2.6, 2, 2],
  ['2.3 servings of three tacos are three for each', 3, 2.3, 2, 2],
  ['1.2 tacos for each are one, where a serving is one', 1, 2.4, 2, 2],
  ['a child of a family of four gets one, too', 1, 3.3, 4, 4],
  ['nobody gets none', 1, 0.3, 1, 1],
])('%s', (_, pieces, usual, people, servings) => {
  expect(servingsInPieces(pieces, usual, { people, most: 1.3 * people })).toBeCloseTo(servings)
})

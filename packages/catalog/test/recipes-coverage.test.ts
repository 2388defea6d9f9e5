import { expect, test } from 'vitest'
import { type CoverageCell, narrowCoverage, wholeCoverage } from '../src/recipes/checks/coverage.ts'
import { allRecipes } from '../src/recipes/recipes.ts'

const recipes = [...allRecipes().values()]

const holesIn = (cells: readonly CoverageCell[]) =>
  cells
    .filter(({ count, floor }) => count < floor)
    .map(
      ({ diet, meal, count, floor, worst }) =>
        `${diet} ${meal}: ${count} of ${floor}${worst ? ` without ${worst}` : ''}`,
    )

test('every diet is fed by a stove and a microwave, with any one allergen excluded', () => {
  expect(holesIn(narrowCoverage(recipes))).toEqual([])
})

test('every diet has a wide choice in a whole kitchen', () => {
  expect(holesIn(wholeCoverage(recipes))).toEqual([])
})

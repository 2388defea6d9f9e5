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

test('every diet has enough dishes with stove and microwave and any one allergen excluded', () => {
  expect(holesIn(narrowCoverage(recipes))).toEqual([])
})

test('every diet has a wide choice with all tools', () => {
  expect(holesIn(wholeCoverage(recipes))).toEqual([])
})

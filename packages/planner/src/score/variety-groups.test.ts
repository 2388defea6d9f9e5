import { expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { buildProblem } from '../problem/build-problem.ts'
import { MAX_GROUPS, varietyGroupsOf } from './variety-groups.ts'

const { problem } = buildProblem(household({ cuisineTypes: ['Mexican'] }), ownCatalog('72762'))
const groupsOf = (id: string, meal: 'breakfast' | 'lunch') => {
  const recipe = problem.recipes.find((one) => one.id === id)
  return recipe ? varietyGroupsOf(problem, recipe, meal).map(({ name }) => name) : []
}

it('a fruit at breakfast counts in the dish and beside it', () => {
  expect(groupsOf('banana-oatmeal', 'breakfast')).toContain('banana at breakfast')
  expect(groupsOf('banana', 'breakfast')).toContain('banana at breakfast')
  expect(groupsOf('banana', 'lunch')).toEqual([])
  expect(groupsOf('pancakes', 'breakfast').join()).not.toContain('at breakfast')
})

it('no dish is of more groups than the search has room for', () => {
  const counts = problem.recipes.flatMap((recipe) =>
    (['breakfast', 'lunch', 'dinner', 'snack'] as const).map(
      (meal) => varietyGroupsOf(problem, recipe, meal).length,
    ),
  )
  expect(Math.max(...counts)).toBeLessThanOrEqual(MAX_GROUPS)
})

import { expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { buildProblem } from '../problem/build-problem.ts'
import { MAX_GROUPS, varietyGroupsOf } from './variety-groups.ts'

const { problem } = buildProblem(household({ cuisineTypes: ['Mexican'] }), ownCatalog('72762'))
const groupsOf = (id: string, meal: 'breakfast' | 'lunch' | 'dinner') => {
  const recipe = problem.recipes.find((one) => one.id === id)
  return recipe ? varietyGroupsOf(problem, recipe, meal).map(({ name }) => name) : []
}

it('a fruit at breakfast counts in the dish and beside it', () => {
  expect(groupsOf('banana-oatmeal', 'breakfast')).toContain('banana at breakfast')
  expect(groupsOf('banana', 'breakfast')).toContain('banana at breakfast')
  expect(groupsOf('banana', 'lunch')).toEqual([])
  expect(groupsOf('pancakes', 'breakfast').join()).not.toContain('at breakfast')
})

it('a vegetable beside the dinner counts however it is cooked, and at dinner only', () => {
  expect(groupsOf('steamed-broccoli', 'dinner')).toEqual(['broccoli at dinner'])
  expect(groupsOf('broccoli-with-cheese', 'dinner')).toEqual(['broccoli at dinner'])
  expect(groupsOf('green-beans', 'dinner')).toEqual(['green-beans at dinner'])
  expect(groupsOf('steamed-broccoli', 'lunch')).toEqual([])
  expect(groupsOf('white-rice', 'dinner')).toEqual([])
})

it('cheese on a tortilla counts at breakfast, too', () => {
  expect(groupsOf('breakfast-tacos', 'breakfast')).toContain('cheese on a tortilla')
  expect(groupsOf('beef-enchiladas', 'dinner')).toContain('cheese on a tortilla')
  expect(groupsOf('beef-enchiladas', 'dinner')).not.toContain('no supper')
})

it('a sandwich is no supper at dinner, and a quesadilla a snack; at lunch it does not matter', () => {
  expect(groupsOf('sloppy-joes', 'dinner')).toContain('no supper')
  expect(groupsOf('sloppy-joes', 'dinner')).not.toContain('snack for dinner')
  expect(groupsOf('cheese-quesadilla', 'dinner')).toContain('snack for dinner')
  expect(groupsOf('cheese-quesadilla', 'lunch')).not.toContain('no supper')
})

it('a favorite is dinner enough', () => {
  const likes = ['cheese-quesadilla']
  const liked = buildProblem(household({}, { likes }), ownCatalog('72762')).problem
  const quesadilla = liked.recipes.find(({ id }) => id === 'cheese-quesadilla')
  const groups = quesadilla ? varietyGroupsOf(liked, quesadilla, 'dinner').map(({ name }) => name) : []
  expect(groups).not.toContain('no supper')
})

it('no dish is of more groups than the search has room for', () => {
  const counts = problem.recipes.flatMap((recipe) =>
    (['breakfast', 'lunch', 'dinner', 'snack'] as const).map(
      (meal) => varietyGroupsOf(problem, recipe, meal).length,
    ),
  )
  expect(Math.max(...counts)).toBeLessThanOrEqual(MAX_GROUPS)
})

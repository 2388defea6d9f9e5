import { expect, it } from 'vitest'
import { EMPTY_OWN_LIST, withOwnChanges } from './own-list.ts'
import { type OwnRecipe, ownRecipeFrom } from './own-recipe.ts'

const recipe = (id: string, name: string, revision: number): OwnRecipe => ({
  ...ownRecipeFrom({ name, meals: [], servings: 1, lines: [], steps: [], notes: [], tags: [] }),
  id,
  revision,
  updatedAt: '2026-11-23T10:00:00Z',
})
const answer = { recipes: [], deleted: [], revision: 0, total: 0, hasMore: false }

it('the list takes what is new, changed and deleted', () => {
  const [chili, soup] = [recipe('a', 'Chili', 1), recipe('b', 'Soup', 2)]
  const first = withOwnChanges(EMPTY_OWN_LIST, { ...answer, recipes: [chili, soup], revision: 2, total: 2 })
  expect(first).toEqual({ revision: 2, recipes: [chili, soup] })
  const hot = recipe('a', 'Hot chili', 3)
  const next = { ...answer, recipes: [hot], deleted: [{ id: 'b' }], revision: 4, total: 1 }
  expect(first && withOwnChanges(first, next)).toEqual({ revision: 4, recipes: [hot] })
})

it('a list with another number of recipes than the server has is read again from the beginning', () => {
  const one = { ...answer, recipes: [recipe('a', 'Chili', 9)], revision: 9, total: 5 }
  expect(withOwnChanges(EMPTY_OWN_LIST, one)).toBeNull()
  expect(withOwnChanges(EMPTY_OWN_LIST, { ...one, hasMore: true })).not.toBeNull()
})

it('is the same list where nothing changed, so that nothing is searched anew', () => {
  const known = { revision: 3, recipes: [recipe('a', 'Chili', 3)] }
  expect(withOwnChanges(known, { ...answer, revision: 3, total: 1 })?.recipes).toBe(known.recipes)
})

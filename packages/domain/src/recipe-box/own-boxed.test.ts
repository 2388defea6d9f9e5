import { expect, it } from 'vitest'
import { ownRecipeFrom } from '../own-recipe/own-recipe.ts'
import { boxedOwn } from './own-boxed.ts'
import { searchIn } from './search-recipes.ts'

it('an own recipe is found by its name, its tags and the words of its lines, steps and notes', () => {
  const draft = {
    name: 'Sunday supper',
    meals: ['dinner' as const],
    servings: 4,
    lines: [{ heading: 'Sauce' }, { text: '2 jars zorblax' }],
    steps: [{ text: 'Put it into the Instant Pot.' }],
    notes: ['From Gran.'],
    tags: ['camping'],
  }
  const own = { ...ownRecipeFrom(draft), id: 'own-supper-1', revision: 1, updatedAt: '2026-11-23T10:00:00Z' }
  const boxed = boxedOwn(own)
  expect(boxed).toMatchObject({ source: 'own', minutes: null, familiarity: { dinner: 4 } })
  const search = searchIn([boxed])
  for (const words of ['sunday', 'zorblax', 'camping', 'instant pot', 'gran'])
    expect(search.find(words)).toHaveLength(1)
  expect(search.find('sauce')).toHaveLength(0)
})

it.each([
  [{ activeMinutes: 10, totalMinutes: 40 }, 10],
  [{ totalMinutes: 40 }, 40],
  [{}, null],
])('an own recipe that says %j lists %s minutes', (times, minutes) => {
  const draft = { name: 'Rice', meals: [], servings: 2, lines: [], steps: [], notes: [], tags: [], ...times }
  const own = { ...ownRecipeFrom(draft), id: 'own-rice-1', revision: 1, updatedAt: '2026-11-23T10:00:00Z' }
  expect(boxedOwn(own).minutes).toBe(minutes)
})

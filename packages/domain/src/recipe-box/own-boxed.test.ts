import { expect, it } from 'vitest'
import { ownRecipeFrom } from '../own-recipe/own-recipe.ts'
import { boxedOwn } from './own-boxed.ts'
import { searchIn } from './search-recipes.ts'

it('an own recipe is found by its name, its tags and the words of its lines', () => {
  const draft = {
    name: 'Sunday supper',
    meals: ['dinner' as const],
    servings: 4,
    lines: [{ heading: 'Sauce' }, { text: '2 jars zorblax' }],
    steps: [],
    notes: [],
    tags: ['camping'],
  }
  const own = { ...ownRecipeFrom(draft), id: 'own-supper-1', revision: 1, updatedAt: '2026-11-23T10:00:00Z' }
  const boxed = boxedOwn(own)
  expect(boxed).toMatchObject({ source: 'own', minutes: 30, familiarity: { dinner: 4 } })
  const search = searchIn([boxed])
  for (const words of ['sunday', 'zorblax', 'camping']) expect(search.find(words)).toHaveLength(1)
  expect(search.find('sauce')).toHaveLength(0)
})

import 'fake-indexeddb/auto'
import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import { expect, it } from 'vitest'
import { eraseOwnCopy, keepOwnChanges, readOwnCopy, readOwnCopyOf } from './own-recipes-copy.ts'

const draft = {
  name: 'Soup',
  meals: ['dinner' as const],
  servings: 4,
  lines: [],
  steps: [],
  notes: [],
  tags: [],
}
const recipe = (id: string, revision: number, name = 'Soup') => ({
  ...ownRecipeFrom({ ...draft, name }),
  id: `own-recipe-${id}`,
  revision,
  updatedAt: '2026-11-23T10:00:00.000Z',
})
const names = async (household: string) => (await readOwnCopy(household))?.recipes.map(({ name }) => name)

it('keeps what changed, and forgets what was deleted', async () => {
  expect(await readOwnCopy('a')).toBeUndefined()
  await keepOwnChanges(
    'a',
    { recipes: [recipe('1', 1), recipe('2', 2, 'Stew')], deleted: [], revision: 2 },
    true,
  )
  await keepOwnChanges('a', { recipes: [recipe('1', 3, 'Broth')], deleted: [], revision: 3 }, false)
  expect(await names('a')).toEqual(['Broth', 'Stew'])
  await keepOwnChanges('a', { recipes: [], deleted: [{ id: 'own-recipe-2' }], revision: 4 }, false)
  expect(await readOwnCopy('a')).toMatchObject({ revision: 4, recipes: [{ name: 'Broth' }] })
  expect((await readOwnCopyOf('a', 'own-recipe-1'))?.name).toBe('Broth')
})

it('begins anew when the server does', async () => {
  await keepOwnChanges('b', { recipes: [recipe('1', 9)], deleted: [], revision: 9 }, true)
  await keepOwnChanges('b', { recipes: [recipe('2', 1, 'Stew')], deleted: [], revision: 1 }, true)
  expect(await names('b')).toEqual(['Stew'])
})

it('is each household’s own, and goes with its account', async () => {
  await keepOwnChanges('c', { recipes: [recipe('1', 1)], deleted: [], revision: 1 }, true)
  expect(await names('d')).toBeUndefined()
  await eraseOwnCopy('c')
  expect(await readOwnCopy('c')).toBeUndefined()
})

it('leaves out what this version cannot read', async () => {
  const odd = { ...recipe('2', 2), servings: 'many' as unknown as number }
  await keepOwnChanges('e', { recipes: [recipe('1', 1), odd], deleted: [], revision: 2 }, true)
  expect(await names('e')).toEqual(['Soup'])
})

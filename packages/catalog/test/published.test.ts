import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import published from '../data/published.json' with { type: 'json' }
import ownPackage from '../package.json' with { type: 'json' }
import { foodById } from '../src/foods/foods.ts'
import { catalogEntries } from '../src/published/catalog-entries.ts'
import { type CatalogEntry, checkPublished, withEntries } from '../src/published/published.ts'
import { dishCalled, dishOfMeal } from '../src/recipes/dish-called.ts'
import { allRecipes } from '../src/recipes/recipes.ts'

const dishes = [...allRecipes().values()]
const idOf = (found: ReturnType<typeof dishCalled>) => found?.compiled.recipe.id

describe('ids and names of published versions', () => {
  it('lead to what they meant', () => {
    expect(checkPublished(published, catalogEntries())).toEqual([])
  })

  it('are recorded for the version we are at (run scripts/record-published.ts)', () => {
    expect(published.versions).toContain(ownPackage.version)
  })

  it('of dishes find the dish by id, by name, and by both', () => {
    const all = Object.entries(published.recipes).flatMap(([id, names]) =>
      names.map((name) => ({ id, name })),
    )
    fc.assert(
      fc.property(fc.constantFrom(...all), ({ id, name }) => {
        const found = idOf(dishOfMeal(dishes, { name, recipeId: id }))
        expect(found).toBeDefined()
        expect(idOf(dishCalled(dishes, ` ${name.toUpperCase()} `))).toBe(found)
      }),
    )
  })

  it('of foods find the food', () => {
    expect(Object.keys(published.foods).filter((id) => !foodById(id))).toEqual([])
  })
})

const CHILI: CatalogEntry = { id: 'chili', names: ['Chili'], formerIds: [], formerNames: [] }
const none = { sides: [], foods: [], packages: [] }
const check = (names: Record<string, string[]>, ...entries: CatalogEntry[]) =>
  checkPublished(
    { versions: [], recipes: names, sides: {}, foods: {}, packages: {} },
    { ...none, recipes: entries },
  )

test.each([
  ['an id that is gone', { soup: [] }, [CHILI], [expect.stringContaining('soup is gone')]],
  ['an id that is an alias', { soup: [] }, [{ ...CHILI, formerIds: ['soup'] }], []],
  ['a new name', { chili: ['Stew'] }, [CHILI], [expect.stringContaining('no longer called "Stew"')]],
  ['a new name with an alias', { chili: ['Stew'] }, [{ ...CHILI, formerNames: ['stew'] }], []],
  [
    'an alias that is an id',
    {},
    [CHILI, { ...CHILI, id: 'soup', names: ['Soup'], formerIds: ['chili'] }],
    [expect.stringContaining('chili is the id of two')],
  ],
  [
    'an alias that is a name',
    {},
    [CHILI, { ...CHILI, id: 'soup', names: ['Soup'], formerNames: ['Chili'] }],
    [expect.stringContaining('a name of something else')],
  ],
])('%s', (_, names, entries, findings) => {
  expect(check(names, ...entries)).toEqual(findings)
})

test('recording adds and never removes', () => {
  const before = {
    versions: ['1'],
    recipes: { soup: ['Soup'], chili: ['Stew'] },
    sides: {},
    foods: {},
    packages: {},
  }
  expect(withEntries(before, '2', { ...none, recipes: [CHILI] })).toEqual({
    ...before,
    versions: ['1', '2'],
    recipes: { chili: ['Stew', 'Chili'], soup: ['Soup'] },
  })
})

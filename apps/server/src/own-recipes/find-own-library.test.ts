import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../testing/fresh-database.ts'
import { signUp, startTestServer, type TestServer } from '../testing/test-server.ts'
import { findOwnLibrary } from './find-own-library.ts'
import { unpackOwnLibrary } from './own-library.ts'

const recipe = (name: string) =>
  ownRecipeFrom({
    name,
    meals: ['dinner'],
    servings: 4,
    lines: [{ text: '1 jalapeño' }],
    steps: [],
    notes: [],
    tags: [],
  })

describe.each(ENGINES)('the library of own recipes with %s', (engine) => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ engine })
  })
  afterEach(() => server.close())

  async function householdWith(names: readonly string[]) {
    const sam = await signUp(server)
    const save = (name: string, at: number) =>
      sam.post('/api/own-recipes', {
        changes: [{ id: `own-recipe-${10 + at}`, baseRevision: 0, value: recipe(name) }],
      })
    for (const [at, name] of names.entries()) await save(name, at)
    return { ...sam, save, library: () => findOwnLibrary(server.deps.database.db, sam.householdId) }
  }

  it('is read once for many questions at the same time, and again after a change', async () => {
    const sam = await householdWith(['Chili'])
    const [first, ...others] = await Promise.all(Array.from({ length: 12 }, sam.library))
    expect(first).toBeDefined()
    expect(new Set([first, ...others]).size).toBe(1)
    await sam.save('Soup', 1)
    const changed = await sam.library()
    expect(changed?.key).not.toBe(first?.key)
    expect(await sam.library()).toBe(changed)
  })

  it('holds every recipe as it was written, with what its lines mean', async () => {
    const names = Array.from({ length: 45 }, (_, at) => `Crème ${at}`)
    const sam = await householdWith(names)
    const library = await sam.library()
    const { recipes } = library ? unpackOwnLibrary(library) : { recipes: [] }
    expect(recipes.map(({ value }) => JSON.parse(value))).toEqual(names.map(recipe))
    expect(recipes.map(({ reading }) => JSON.parse(reading ?? '').lines)).toEqual(
      names.map(() => [expect.objectContaining({ foodId: expect.any(String) })]),
    )
  })
})

import { householdRecipesAnswer } from '@pennyplate/contract/recipes/household-recipes'
import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp, startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function recipesFor(profile: Record<string, unknown>) {
  const sam = await signUp(server, `${crypto.randomUUID()}@example.org`)
  await sam.post(sam.kv('profile'), { value: { profileCompleted: true, ...profile } })
  return householdRecipesAnswer.parse((await sam.get('/api/recipes')).json)
}

describe('the recipes of a household', () => {
  it('are all of ours, each with its cost at the ZIP code', async () => {
    const [here, there] = [await recipesFor({ zipCode: '72762' }), await recipesFor({ zipCode: '96813' })]
    expect([here.region, there.region]).toEqual(['Arkansas', 'Hawaii'])
    expect(here.total).toBeGreaterThan(1000)
    const centsOf = ({ recipes }: typeof here) => recipes.reduce((sum, { cents }) => sum + (cents ?? 0), 0)
    expect(centsOf(there)).toBeGreaterThan(centsOf(here))
  })

  it('say which rule they break and by which food, or which tool is missing', async () => {
    const { recipes } = await recipesFor({ allergies: 'fish', cookingTools: ['Microwave'] })
    const reasonOf = (name: string) => recipes.find(({ id }) => id === name)?.unsuitable
    expect(reasonOf('tuna-melt')).toMatchObject({
      code: 'forbidden-food',
      food: expect.stringMatching(/tuna/i),
    })
    expect(reasonOf('beef-stew')).toEqual({ code: 'missing-tool', tools: ['Stove'] })
  })

  it('come in the form the household may eat', async () => {
    const { recipes } = await recipesFor({ dietType: 'Gluten-Free' })
    expect(recipes.find(({ id }) => id === 'peanut-butter-banana-oatmeal')).toMatchObject({
      formId: 'gluten-free-oats',
    })
  })

  it('name the phrases that must be settled first', async () => {
    expect((await recipesFor({ allergies: 'zorblax' })).unsettled).toEqual(['zorblax'])
  })

  it('are found by words, meal and tag, with a mistake in a word, the best match first', async () => {
    const sam = await signUp(server, `${crypto.randomUUID()}@example.org`)
    await sam.post(sam.kv('profile'), { value: { profileCompleted: true } })
    const find = async (query: string) =>
      householdRecipesAnswer.parse((await sam.get(`/api/recipes?${query}`)).json)
    const all = await find('')
    const tacos = await find('q=beef tacos')
    expect(tacos.recipes[0]?.id).toBe('beef-tacos')
    expect((await find('q=spagetti')).recipes.map(({ id }) => id)).toContain('spaghetti-and-meatballs')
    const breakfasts = await find('meal=breakfast')
    expect(breakfasts.total).toBe(breakfasts.recipes.length)
    expect(breakfasts.total).toBeLessThan(all.total)
    const mexican = await find('tag=mexican&meal=dinner')
    expect(mexican.recipes.map(({ id }) => id)).toContain('beef-tacos')
    expect(mexican.total).toBeLessThan(all.total / 2)
    expect((await find('q=zzzzqqq')).recipes).toEqual([])
    expect((await sam.get('/api/recipes?meal=brunch')).status).toBe(400)
  })

  it('are found among the household’s own as well', async () => {
    const sam = await signUp(server, `${crypto.randomUUID()}@example.org`)
    await sam.post(sam.kv('profile'), { value: { profileCompleted: true } })
    const id = 'own-bake-0001'
    const value = ownRecipeFrom({
      name: 'Noodle bake from the lake house',
      meals: ['dinner'],
      servings: 4,
      lines: [{ text: '1 lb egg noodles' }],
      steps: [{ text: 'Bake the noodles.' }],
      notes: [],
      tags: ['Potluck'],
    })
    const saved = await sam.post('/api/own-recipes', { changes: [{ id, baseRevision: 0, value }] })
    expect(saved.json.results).toHaveLength(1)
    const found = async (query: string) =>
      householdRecipesAnswer.parse((await sam.get(`/api/recipes?${query}`)).json).recipes[0]
    expect(await found('q=lake house bake')).toMatchObject({ id, isOwn: true })
    expect(await found('tag=potluck')).toMatchObject({ id })
  })

  it('need a profile and a session', async () => {
    const sam = await signUp(server, `${crypto.randomUUID()}@example.org`)
    expect((await sam.get('/api/recipes')).json.error).toBe('profile_missing')
    expect((await server.visitor().get('/api/recipes')).status).toBe(401)
  })
})

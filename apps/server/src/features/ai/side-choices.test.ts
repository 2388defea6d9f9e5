import { sideById } from '@pennyplate/catalog/recipes/sides'
import { sidesAnswer } from '@pennyplate/contract/ai/sides'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { householdAt, type Person } from '../../testing/plan-over-http.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const SIDES = [
  { recipeId: 'mashed-potatoes', name: 'Mashed potatoes' },
  { recipeId: 'green-beans', name: 'Green beans' },
]
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => ({
  day,
  meals: {
    breakfast: { name: 'Scrambled eggs', sides: [{ recipeId: 'orange-juice', name: 'Orange juice' }] },
    dinner: { name: 'Meatloaf', sides: SIDES },
  },
}))

describe('other sides for a meal', () => {
  let server: TestServer
  let sam: Person
  beforeAll(async () => {
    server = await startTestServer()
    sam = await householdAt(server, 'sam@example.org', { adults: 2, weeklyBudget: 160 })
  }, 60_000)
  afterAll(() => server.close())

  const ask = async (person: Person, mealType: string, side: number) =>
    sidesAnswer.parse(
      (await person.post('/api/ai/sides', { plan: { days: DAYS }, day: 1, mealType, side })).json,
    ).choices

  it('start with the same on the plate, have figures, and are not on it already', async () => {
    const choices = await ask(sam, 'dinner', 1)
    const roles = choices.map(({ recipeId = '' }) => sideById(recipeId)?.recipe.side?.role)
    expect(roles.slice(0, 3)).toEqual(['vegetable', 'vegetable', 'vegetable'])
    expect(choices.map(({ name }) => name)).not.toContain('Green beans')
    for (const { estimatedCost, cookingTime, nutrition } of choices)
      expect([estimatedCost, cookingTime, nutrition?.calories]).toEqual([
        expect.any(Number),
        expect.any(Number),
        expect.any(Number),
      ])
  })

  it('keep the food rules of the household', async () => {
    const milkFor = async (person: Person) =>
      (await ask(person, 'breakfast', 0)).find(({ recipeId }) => recipeId === 'milk')
    const kim = await householdAt(server, 'kim@example.org', { dietaryRestrictions: ['milk'] })
    expect(await milkFor(sam)).not.toHaveProperty('formId')
    expect(await milkFor(kim)).toMatchObject({ formId: 'soy' })
  })

  it('are none for a side that the plan does not have', async () => {
    expect(await ask(sam, 'dinner', 2)).toEqual([])
  })
})

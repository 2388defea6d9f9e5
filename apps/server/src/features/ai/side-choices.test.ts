import { sideById } from '@pennyplate/catalog/recipes/sides'
import { shoppingListAnswer } from '@pennyplate/contract/ai/shopping-list'
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

describe('sides for a meal', () => {
  let server: TestServer
  let sam: Person
  beforeAll(async () => {
    server = await startTestServer()
    sam = await householdAt(server, 'sam@example.org', { adults: 2, weeklyBudget: 160 })
  }, 60_000)
  afterAll(() => server.close())

  const find = async (person: Person, mealType: string, side?: number, atHome: object[] = []) =>
    sidesAnswer.parse(
      (await person.post('/api/ai/sides', { plan: { days: DAYS }, day: 1, mealType, side, atHome })).json,
    )
  const ask = async (...asked: Parameters<typeof find>) => (await find(...asked)).choices

  /** What the week costs with these sides at Monday's dinner. */
  const listed = async (sides: object[]) => {
    const days = DAYS.map((day, at) =>
      at === 1 ? { ...day, meals: { ...day.meals, dinner: { name: 'Meatloaf', sides } } } : day,
    )
    const answer = await sam.post('/api/ai/shopping-list', { plan: { days } })
    return shoppingListAnswer.parse(answer.json).report.totalCents
  }

  it('start with the same on the plate, have figures, and are not on it already', async () => {
    const choices = (await ask(sam, 'dinner', 1)).map(({ side }) => side)
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

  it('are every side that suits, the suggested first, each with what it changes in the bill', async () => {
    const choices = await ask(sam, 'dinner', 1)
    const marks = choices.map(({ isSuggested }) => isSuggested)
    expect(marks.filter((is) => is)).toHaveLength(8)
    expect(marks.toSorted((a, b) => Number(b) - Number(a))).toEqual(marks)
    expect(choices.length).toBeGreaterThan(60)
    const was = await listed(SIDES)
    for (const { side, delta } of [...choices.slice(0, 3), ...choices.slice(-3)])
      expect([side.name, Math.round(delta.totalCost * 100)]).toEqual([
        side.name,
        (await listed([...SIDES.slice(0, 1), side])) - was,
      ])
  })

  it('can be added, what the plate lacks first, each with what it adds', async () => {
    const choices = await ask(sam, 'dinner')
    expect(choices[0]?.isSuggested).toBe(true)
    const names = choices.map(({ side }) => side.name)
    for (const { name } of SIDES) expect(names).not.toContain(name)
    const was = await listed(SIDES)
    for (const { side, delta } of [...choices.slice(0, 2), ...choices.slice(-2)]) {
      const cents = (await listed([...SIDES, side])) - was
      expect([side.name, delta.calories, Math.round(delta.totalCost * 100)]).toEqual([
        side.name,
        side.nutrition?.calories,
        cents,
      ])
    }
  })

  it('say why the others do not suit', async () => {
    const kim = await householdAt(server, 'lee@example.org', { allergies: ['milk'], cookingTools: ['Stove'] })
    const { choices, unsuitable } = await find(kim, 'dinner')
    const whys = new Map(unsuitable.map((one) => [one.name, one.unsuitable]))
    expect([...whys.values()]).toContainEqual(expect.objectContaining({ code: 'missing-tool' }))
    expect([...whys.values()]).toContainEqual(
      expect.objectContaining({ code: 'forbidden-food', by: 'restriction:milk' }),
    )
    for (const { side } of choices) expect(whys.has(side.name)).toBe(false)
    expect((await find(sam, 'dinner')).unsuitable.length).toBeLessThan(unsuitable.length)
  })

  it('save nothing on food that is bought already', async () => {
    const bought = [{ name: 'Frozen green beans', quantity: '10 lb', foodId: 'frozen-green-beans' }]
    const [before] = await ask(sam, 'dinner', 1)
    const [after] = await ask(sam, 'dinner', 1, bought)
    expect(after?.side.recipeId).toBe(before?.side.recipeId)
    expect(after?.delta.totalCost).toBeGreaterThan(before?.delta.totalCost ?? 0)
  })

  it('keep the food rules of the household', async () => {
    const milkFor = async (person: Person) =>
      (await ask(person, 'breakfast', 0)).find(({ side }) => side.recipeId === 'milk')?.side
    const kim = await householdAt(server, 'kim@example.org', { dietaryRestrictions: ['milk'] })
    expect(await milkFor(sam)).not.toHaveProperty('formId')
    expect(await milkFor(kim)).toMatchObject({ formId: 'soy' })
  })

  it('are none for a side that the plan does not have', async () => {
    expect(await ask(sam, 'dinner', 2)).toEqual([])
  })
})

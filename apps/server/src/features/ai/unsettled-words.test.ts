import { checkAnswer } from '@pennyplate/contract/ai/check'
import { customMealAnswer } from '@pennyplate/contract/ai/custom-meal'
import { planEvents } from '@pennyplate/contract/ai/plan'
import { shoppingListAnswer } from '@pennyplate/contract/ai/shopping-list'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { householdAt, type Person, planFor, weekFor } from '../../testing/plan-over-http.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const WEEK = { days: DAY_NAMES.map((day) => ({ day, meals: { snacks: [] } })) }

describe('unsettled words of the profile', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  const settle = (person: Person, profile: object, as: unknown) =>
    person.post(person.kv('profile'), {
      value: { ...profile, settledPhrases: [{ phrase: 'feng shui', as }] },
    })

  it.each([
    ['allergies', { allergies: ['feng shui'] }],
    ['restrictions', { dietaryRestrictions: ['feng shui'] }],
    ['diet', { dietType: 'Other', customDiet: 'feng shui' }],
  ])('stop every plan while they are in %s', async (name, words) => {
    const person = await householdAt(server, `unsettled-${name}@example.org`, {
      mealTypes: ['Lunch'],
      ...words,
    })
    const { last } = await planFor(person)
    expect(last?.event).toBe('failed')
    expect(planEvents.failed.parse(last?.data)).toMatchObject({
      error: 'unsettled',
      questions: [{ phrase: 'feng shui', readings: [] }],
    })
    for (const [path, body] of [
      ['/api/ai/replace', { plan: WEEK, day: 0, mealType: 'lunch' }],
      ['/api/ai/quick-meal', {}],
      ['/api/ai/custom-meal', { name: 'Chili', mealType: 'lunch' }],
    ] as const) {
      const { status, json } = await person.post(path, body)
      expect({ path, status, json }).toMatchObject({
        status: 409,
        json: { error: 'unsettled', questions: [{}] },
      })
    }
    const checked = checkAnswer.parse((await person.post('/api/ai/check', { plan: WEEK })).json)
    expect(checked.notUnderstood).toEqual([{ phrase: 'feng shui', readings: [] }])
  })

  it('settled as a note, are reported as not checked by each week and list', async () => {
    const profile = { mealTypes: ['Lunch'], dietaryRestrictions: ['feng shui'], adults: 1 }
    const person = await householdAt(server, 'noted@example.org', profile)
    await settle(person, profile, 'note')
    const { plan, report } = await weekFor(person)
    expect(report.warnings).toEqual([{ code: 'not-checked', words: ['feng shui'] }])
    const list = await person.post('/api/ai/shopping-list', { plan, today: '2026-11-25' })
    expect(shoppingListAnswer.parse(list.json).report.warnings).toContainEqual({
      code: 'not-checked',
      names: ['feng shui'],
    })
    const custom = await person.post('/api/ai/custom-meal', { name: 'Chili', mealType: 'lunch' })
    expect(customMealAnswer.parse(custom.json).notChecked).toEqual(['feng shui'])
    expect(checkAnswer.parse((await person.post('/api/ai/check', { plan })).json)).toMatchObject({
      notUnderstood: [],
      notChecked: ['feng shui'],
    })
  }, 60_000)

  it('settled as a class or as foods, are rules of the plan', async () => {
    const profile = { mealTypes: ['Lunch'], allergies: ['feng shui'] }
    const person = await householdAt(server, 'classed@example.org', profile)
    await settle(person, profile, ['class:milk', 'spinach'])
    const meal = (ingredients: string[]) => ({ name: 'Own dish', ingredients, servings: 1 })
    const violationsOf = async (line: string) => {
      const days = [{ day: 'Sunday', meals: { lunch: meal([line]), snacks: [] } }]
      const { json } = await person.post('/api/ai/check', { plan: { days } })
      return checkAnswer.parse(json).violations.filter(({ code }) => code === 'forbidden-food')
    }
    expect(await violationsOf('1 cup whole milk')).toHaveLength(1)
    expect(await violationsOf('1 bag fresh spinach')).toHaveLength(1)
    expect(await violationsOf('1 cup white rice')).toHaveLength(0)
  })

  it('stop nothing if they are only dislikes', async () => {
    const person = await householdAt(server, 'dislikes@example.org', {
      mealTypes: ['Lunch'],
      customDislikedFoods: 'feng shui',
    })
    expect((await weekFor(person)).report.warnings).toEqual([
      { code: 'unresolved-words', words: ['feng shui'] },
    ])
  }, 60_000)

  it('a profile we fully understand has no open questions, and its week follows it', async () => {
    const person = await householdAt(server, 'celiac@example.org', {
      mealTypes: ['Dinner'],
      allergies: ['celiac disease'],
    })
    const { plan, report } = await weekFor(person)
    expect(report.warnings).toEqual([
      { code: 'partly-checked', words: ['celiac disease'], unchecked: ['cross-contact'] },
    ])
    const list = shoppingListAnswer.parse(
      (await person.post('/api/ai/shopping-list', { plan, today: '2026-11-25' })).json,
    )
    const names = list.shoppingList.sections.flatMap(({ items }) => items.map(({ name }) => name))
    expect(names.filter((name) => /soy sauce|^spaghetti|flour tortilla/i.test(name))).toEqual([])
  }, 60_000)
})

import { replaceAnswer } from '@pennyplate/contract/ai/replace'
import { sidesAnswer } from '@pennyplate/contract/ai/sides'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { householdAt, weekFor } from '../../testing/plan-over-http.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const WEDNESDAY = '2026-11-25'
const AT = { day: 4, mealType: 'dinner' } as const
const CHOICES_TRIED = 3

type Sections = { category: string; items: { name: string }[] }[]

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ startsAt: `${WEDNESDAY}T15:00:00Z` })
})
afterEach(() => server.close())

it.each([
  ['with an up to date list', { adults: 4 }, true],
  ['before the list is up to date', { adults: 4 }, false],
  ['after a diagnosis', { dietaryRestrictions: ['celiac'] }, false],
])('a choice says what the bill adds, with half of the list bought: %s', async (_, change, isUpToDate) => {
  const sam = await householdAt(server, 'sam@example.org', {
    adults: 2,
    weeklyBudget: 120,
    mealTypes: ['Lunch', 'Dinner'],
  })
  let sent = 0
  const send = async (command: object, more: object = {}) => {
    const body = { idempotencyKey: `k${++sent}`, today: WEDNESDAY, command, ...more }
    return (await sam.post('/api/week/commands', body)).json
  }
  const { plan: week, report } = await weekFor(sam)
  await send({ type: 'take', plan: { ...week, report } })
  await send({ type: 'accept' })
  const accepted = (await sam.get(sam.kv('currentShoppingList'))).json.value
  const { value } = (await sam.get(sam.kv('profile'))).json
  await sam.post(sam.kv('profile'), { value: { ...value, ...change } })
  if (isUpToDate) await send({ type: 'price' })
  const plan = (await sam.get(sam.kv('currentMealPlan'))).json.value
  const shoppingList = isUpToDate ? (await sam.get(sam.kv('currentShoppingList'))).json.value : accepted
  const checked = (shoppingList.sections as Sections)
    .flatMap(({ category, items }) => items.map(({ name }) => ({ category, name, nth: 0 })))
    .filter((_, place) => place % 2 === 0)
  const ask = { plan, ...AT, today: WEDNESDAY, checked }
  const billAfter = async (command: object) => {
    const changed = await send({ ...command, at: AT }, { checked })
    await send({ type: 'replace', at: AT, meal: plan.days[AT.day].meals.dinner }, { checked })
    return changed.plan.report.totalCents - plan.report.totalCents - alsoCents
  }

  const { choices, alsoCents = 0 } = replaceAnswer.parse((await sam.post('/api/ai/replace', ask)).json)
  expect(choices.length).toBeGreaterThanOrEqual(CHOICES_TRIED)
  expect(alsoCents !== 0).toBe(!isUpToDate)
  for (const { meal, delta } of choices.slice(0, CHOICES_TRIED))
    expect(await billAfter({ type: 'replace', meal }), meal.name).toBe(Math.round(100 * delta.totalCost))

  const sides = sidesAnswer.parse((await sam.post('/api/ai/sides', ask)).json).choices
  const before = plan.days[AT.day].meals.dinner.sides ?? []
  for (const { side, delta } of sides.slice(0, CHOICES_TRIED))
    expect(await billAfter({ type: 'swapSide', sides: [...before, side] }), side.name).toBe(
      Math.round(100 * delta.totalCost),
    )
})

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

it('a choice says what the bill adds: for more people in the middle of the week, with half of the list bought', async () => {
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
  const { value } = (await sam.get(sam.kv('profile'))).json
  await sam.post(sam.kv('profile'), { value: { ...value, adults: 4 } })
  const { plan, shoppingList } = await send({ type: 'price' })
  const checked = (shoppingList.sections as Sections)
    .flatMap(({ category, items }) => items.map(({ name }) => ({ category, name, nth: 0 })))
    .filter((_, place) => place % 2 === 0)
  const ask = { plan, ...AT, today: WEDNESDAY, checked }
  const billAfter = async (command: object) => {
    const changed = await send({ ...command, at: AT }, { checked })
    await send({ type: 'replace', at: AT, meal: plan.days[AT.day].meals.dinner }, { checked })
    return changed.plan.report.totalCents - plan.report.totalCents
  }

  const { choices } = replaceAnswer.parse((await sam.post('/api/ai/replace', ask)).json)
  expect(choices.length).toBeGreaterThanOrEqual(CHOICES_TRIED)
  for (const { meal, delta } of choices.slice(0, CHOICES_TRIED))
    expect(await billAfter({ type: 'replace', meal }), meal.name).toBe(Math.round(100 * delta.totalCost))

  const sides = sidesAnswer.parse((await sam.post('/api/ai/sides', ask)).json).choices
  const before = plan.days[AT.day].meals.dinner.sides ?? []
  for (const { side, delta } of sides.slice(0, CHOICES_TRIED))
    expect(await billAfter({ type: 'swapSide', sides: [...before, side] }), side.name).toBe(
      Math.round(100 * delta.totalCost),
    )
})

import { replaceAnswer } from '@pennyplate/contract/ai/replace'
import { everySlot } from '@pennyplate/domain/week/meal-plan'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { householdAt, weekFor } from '../../testing/plan-over-http.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const SUNDAY = '2026-11-22'
const BUDGET_CENTS = 110_00
const TIGHT_FAMILY = {
  adults: 2,
  kids: 2,
  kidAges: [7, 10],
  weeklyBudget: BUDGET_CENTS / 100,
  mealDifficulty: 'Complex (30+ min)',
}

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ startsAt: `${SUNDAY}T15:00:00Z` })
})
afterEach(() => server.close())

/** A week that spends its budget, and an offer that keeps it by changing two meals. */
async function tightWeek() {
  const sam = await householdAt(server, 'sam@example.org', TIGHT_FAMILY)
  let sent = 0
  const send = async (command: object) => {
    const body = { idempotencyKey: `k${++sent}`, today: SUNDAY, command }
    return (await sam.post('/api/week/commands', body)).json
  }
  const { plan: planned, report } = await weekFor(sam)
  await send({ type: 'take', plan: { ...planned, report } })
  const read = async () => (await sam.get(sam.kv('currentMealPlan'))).json.value
  const plan = await read()
  const mayChange = everySlot(planned).map(({ day, slot }) => ({ day, mealType: slot }))
  for (const at of mayChange) {
    const ask = { plan, ...at, today: SUNDAY, mayChange }
    const { choices } = replaceAnswer.parse((await sam.post('/api/ai/replace', ask)).json)
    const offer = choices.find(({ along }) => along)
    if (!offer?.along) continue
    const { was, meal, day, mealType } = offer.along
    const along = { at: { day, mealType }, was, meal }
    const offered = plan.report.totalCents + Math.round(100 * offer.delta.totalCost)
    const command = { type: 'replace', at, meal: offer.meal, along }
    return {
      send,
      read,
      plan,
      command,
      offered,
      undo: (commandsBack: number) => send({ type: 'undo', of: `k${sent - commandsBack}` }),
    }
  }
  throw new Error('no offer changes another meal')
}

type Place = Readonly<{ day: number; mealType: string }>
const nameAt = (plan: { days: { meals: Record<string, { name: string }> }[] }, { day, mealType }: Place) =>
  plan.days[day]?.meals[mealType]?.name

it('two meals are changed as one: nothing once the other was changed meanwhile, the bill as promised, and one undo', async () => {
  const { send, undo, read, plan, command, offered } = await tightWeek()
  await send({ type: 'replace', at: command.along.at, meal: { name: 'Soup' } })
  expect(await send(command)).toMatchObject({ error: 'changed_since' })
  expect(nameAt(await read(), command.at)).toBe(nameAt(plan, command.at))
  await undo(1)

  const changed = await send(command)
  expect(nameAt(changed.plan, command.at)).toBe(command.meal.name)
  expect(nameAt(changed.plan, command.along.at)).toBe(command.along.meal.name)
  expect(changed.totals.listCents).toBe(offered)
  expect(changed.plan.report.totalCents).toBe(offered)
  expect(offered).toBeLessThanOrEqual(BUDGET_CENTS)
  await undo(0)
  expect((await read()).days).toEqual(plan.days)
}, 120_000)

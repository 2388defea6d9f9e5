import { mealAt } from '@pennyplate/domain/week/meal-plan'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/fresh-database.ts'
import { householdAt, type Person, planFor, weekFor } from '../../testing/plan-over-http.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const WEEK = '2026-11-22'
const THURSDAY = { day: 4, mealType: 'dinner' }

describe.each(ENGINES)('a plan that the server stores itself, on %s', (engine) => {
  let server: TestServer
  let person: Person
  let people = 0
  beforeAll(async () => {
    server = await startTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    person = await householdAt(server, `ana-${++people}@example.org`, { mealTypes: ['Dinner'] })
  })

  const planNow = async () => (await person.get(person.kv('currentMealPlan'))).json
  const baseRevision = async () => (await planNow()).revision ?? 0
  const asked = async (key: string, more: object = {}) => ({
    userId: person.userId,
    idempotencyKey: key,
    week: WEEK,
    baseRevision: await baseRevision(),
    ...more,
  })
  const command = (body: object) =>
    person.post('/api/week/commands', { idempotencyKey: crypto.randomUUID(), today: WEEK, ...body })
  const dinnerOf = (plan: Parameters<typeof mealAt>[0]) => mealAt(plan, { day: 4, slot: 'dinner' })?.name
  const storedIn = (events: { event: string; data: unknown }[], name: string) =>
    events.find(({ event }) => event === name)?.data as { stored?: { key?: string; refused?: string } }

  it('is the week of the household with its proof, and its key takes it back', async () => {
    const { plan, report, events } = await weekFor(person, await asked('a'))
    const { value, revision } = await planNow()
    expect(value).toMatchObject({
      weekStartDate: WEEK,
      days: plan.days,
      report: { certificates: report.certificates },
    })
    expect(storedIn(events, 'week').stored).toMatchObject({ key: 'a', violations: [] })
    expect(storedIn(events, 'done').stored).toMatchObject({
      revision,
      revisions: { currentMealPlan: revision },
    })
    expect((await command({ command: { type: 'undo', of: 'a' } })).status).toBe(200)
    expect((await planNow()).value ?? null).toBeNull()
  })

  it('is stored once, however often it is asked for', async () => {
    const first = await asked('a')
    await planFor(person, first)
    const { revision } = await planNow()
    const { last } = await planFor(person, first)
    expect(last?.data).toMatchObject({ stored: { key: 'a' } })
    expect((await planNow()).revision).toBe(revision)
  })

  it('is stored for a browser that has never heard of the plan that was deleted', async () => {
    await weekFor(person, await asked('a'))
    await command({ command: { type: 'delete', week: WEEK } })
    const { last } = await planFor(person, await asked('b', { baseRevision: 0 }))
    expect(last?.data).toMatchObject({ plan: { days: (await planNow()).value.days } })
  })

  it.each([
    ['as another device changes its week', {}],
    ['from a revision that is not the stored one', { baseRevision: 99 }],
  ])('stays an offer when it is asked for %s', async (_, more) => {
    await weekFor(person, await asked('a'))
    const planning = planFor(person, await asked('b', { seed: 2, ...more }))
    await command({ command: { type: 'skip', at: THURSDAY } })
    const { value } = await planNow()
    const { last, events } = await planning
    expect(last?.event).toBe('done')
    expect(events.map(({ data }) => (data as { stored?: object }).stored).find(Boolean)).toEqual({
      refused: 'conflict',
    })
    expect((await planNow()).value.days).toEqual(value.days)
  })

  it('is stored though another week has changed meanwhile', async () => {
    await weekFor(person, await asked('a'))
    const planning = planFor(person, await asked('b', { seed: 2 }))
    await command({ command: { type: 'noteDay', week: WEEK, day: 2, text: '' } })
    await planFor(person, { idempotencyKey: 'c', week: '2026-11-29', today: '2026-11-29', baseRevision: 0 })
    const { events } = await planning
    expect(storedIn(events, 'week').stored ?? storedIn(events, 'done').stored).toMatchObject({ key: 'b' })
  })

  it('keeps meals that stay as they are stored', async () => {
    const { plan } = await weekFor(person, await asked('a'))
    await command({ command: { type: 'setServings', at: THURSDAY, people: 7 } })
    const keep = { plan, at: [THURSDAY] }
    await weekFor(person, await asked('b', { seed: 2, keep, avoid: { days: plan.days } }))
    const { value } = await planNow()
    expect(mealAt(value, { day: 4, slot: 'dinner' })).toMatchObject({ name: dinnerOf(plan), people: 7 })
    expect(mealAt(value, { day: 5, slot: 'dinner' })?.name).not.toBe(
      mealAt(plan, { day: 5, slot: 'dinner' })?.name,
    )
  })

  it('of the rest of a week leaves what somebody else changed', async () => {
    const { plan } = await weekFor(person, await asked('a'))
    const at = [0, 1, 2, 3].map((day) => ({ day, mealType: 'dinner' }))
    const rest = await asked('b', { seed: 2, today: '2026-11-26', keep: { plan, at, spentCents: 0 } })
    await command({ command: { type: 'skip', at: THURSDAY } })
    const { last } = await planFor(person, rest)
    expect(last?.data).toMatchObject({ stored: { key: 'b' } })
    const { value } = await planNow()
    expect(dinnerOf(value)).toBe('Skipped')
    expect(mealAt(value, { day: 0, slot: 'dinner' })?.name).toBe(
      mealAt(plan, { day: 0, slot: 'dinner' })?.name,
    )
  })

  it('is not stored once its request was cancelled', async () => {
    const cancel = new AbortController()
    const response = await server.app.request('http://localhost:3000/api/ai/plan', {
      method: 'POST',
      signal: cancel.signal,
      headers: {
        host: 'localhost:3000',
        origin: 'http://localhost:3000',
        'content-type': 'application/json',
        cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify({ seed: 1, today: WEEK, ...(await asked('a')) }),
    })
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    cancel.abort()
    // Whoever asks next waits for the household's turn.
    await weekFor(person, { seed: 3 })
    expect((await planNow()).value ?? null).toBeNull()
  })

  it.each([
    ['a week that the day is not in', { week: '2026-11-29' }, 'week'],
    ['a request without a key', { idempotencyKey: undefined }, 'idempotencyKey'],
  ])('is refused for %s', async (_, more, path) => {
    const { status, json } = await person.post('/api/ai/plan', {
      today: WEEK,
      ...(await asked('a')),
      ...more,
    })
    expect([status, json.details[0].path]).toEqual([400, path])
  })

  it('is not stored for somebody else who signed in', async () => {
    const other = await householdAt(server, `eve-${people}@example.org`, { mealTypes: ['Dinner'] })
    const { status } = await other.post('/api/ai/plan', { today: WEEK, ...(await asked('a')) })
    expect(status).toBe(403)
  })

  it('needs no proof from a client: it is accepted and ignored', async () => {
    await weekFor(person, await asked('a'))
    const before = await planNow()
    const report = { ...before.value.report, totalCents: 1 }
    const prove = { type: 'prove', meals: 'whatever', report }
    const { status, json } = await command({ command: prove })
    expect([status, json.revision, json.revisions]).toEqual([200, before.revision, {}])
    expect(await planNow()).toEqual(before)
  })
})

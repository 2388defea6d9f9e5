import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/fresh-database.ts'
import { householdAt, type Person, planFor, weekFor } from '../../testing/plan-over-http.ts'
import { PASSWORD, startTestServer, type TestServer } from '../../testing/test-server.ts'

describe.each(ENGINES)('a plan asked for more than once on %s', (engine) => {
  let server: TestServer
  let person: Person
  let people = 0
  const runsOf = ({ householdId }: Person) =>
    server.deps.database.db
      .selectFrom('ai_runs')
      .selectAll()
      .where('household_id', '=', householdId)
      .execute()
  beforeAll(async () => {
    server = await startTestServer({ engine })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    person = await householdAt(server, `sam-${++people}@example.org`, { mealTypes: ['Breakfast'] })
  })

  it('with one key is made once', async () => {
    const both = await Promise.all([
      planFor(person, { idempotencyKey: 'a', seed: 1 }),
      planFor(person, { idempotencyKey: 'a', seed: 2 }),
    ])
    const later = await planFor(person, { idempotencyKey: 'a', seed: 3 })
    expect(both[0].last?.event).toBe('done')
    expect(both[1].last).toEqual(both[0].last)
    expect(later.last).toEqual(both[0].last)
    expect(later.names).toEqual([...Array.from({ length: 7 }, () => 'day'), 'done'])
  })

  it('with one key from two households is two plans', async () => {
    const other = await householdAt(server, 'ana@example.org', { mealTypes: ['Lunch'] })
    const [mine, theirs] = await Promise.all([
      weekFor(person, { idempotencyKey: 'a' }),
      weekFor(other, { idempotencyKey: 'a' }),
    ])
    expect(mine.plan.days[0]?.meals.breakfast).toBeDefined()
    expect(theirs.plan.days[0]?.meals.lunch).toBeDefined()
  })

  const LEASE_S = 15
  /** What another server leaves if it dies right after it started. */
  async function claimedByAnotherServer() {
    const { db } = server.deps.database
    await planFor(person, { idempotencyKey: 'a' })
    const [run] = await runsOf(person)
    if (!run) throw new Error('a plan under a key leaves a row')
    await db.updateTable('ai_runs').set({ outcome: null, holder: 'another server' }).execute()
    return run
  }

  it('is taken over from a server that died, seconds later', async () => {
    const { lease_until } = await claimedByAnotherServer()
    // Plans queued in PostgreSQL follow its clock, which no test can advance.
    const expired = new Date(Date.parse(lease_until) - LEASE_S * 1000).toISOString()
    await server.deps.database.db.updateTable('ai_runs').set({ lease_until: expired }).execute()
    expect((await planFor(person, { idempotencyKey: 'a' })).last?.event).toBe('done')
  })

  it('is waited for while another server renews its lease', async () => {
    const { outcome } = await claimedByAnotherServer()
    const later = planFor(person, { idempotencyKey: 'a' })
    await server.deps.database.db.updateTable('ai_runs').set({ outcome }).execute()
    expect((await later).last?.event).toBe('done')
    expect((await runsOf(person))[0]?.holder).toBe('another server')
  })

  it('is made again after the profile changed', async () => {
    await planFor(person, { idempotencyKey: 'a' })
    const profile = { zipCode: '72762', mealTypes: ['Breakfast'], dietType: 'Vegan' }
    await person.post(person.kv('profile'), { value: profile })
    const vegan = await weekFor(person, { idempotencyKey: 'a' })
    const check = await person.post('/api/ai/check', { plan: vegan.plan })
    expect(check.json.violations).toEqual([])
    expect(await runsOf(person)).toHaveLength(1)
  })

  it('stops when its client disconnects, and can be requested again', async () => {
    const headers = {
      host: 'localhost:3000',
      origin: 'http://localhost:3000',
      'content-type': 'application/json',
      cookie: [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }
    const response = await server.app.request('http://localhost:3000/api/ai/plan', {
      method: 'POST',
      headers,
      body: JSON.stringify({ idempotencyKey: 'a' }),
    })
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await expect.poll(() => runsOf(person), { timeout: 30_000 }).toEqual([])
    expect((await planFor(person, { idempotencyKey: 'a' })).last?.event).toBe('done')
  })

  it('leaves nothing behind when the account is deleted', async () => {
    await planFor(person, { idempotencyKey: 'a' })
    expect(await runsOf(person)).toHaveLength(1)
    await person.delete('/api/account', { confirmation: 'DELETE', password: PASSWORD })
    expect(await runsOf(person)).toEqual([])
  })
})

it('refuses too many plans at once with a time to retry, and drops none', async () => {
  const server = await startTestServer()
  const person = await householdAt(server, 'sam@example.org', { mealTypes: ['Breakfast'] })
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, seed) => person.post('/api/ai/plan', { seed })),
  )
  const refused = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(refused).toHaveLength(3)
  for (const { headers, json } of refused) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(json.error).toBe('rate_limited')
  }
  await server.close()
})

import { DAY_MS } from '@pennyplate/domain/calendar-day'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { afterEach, describe, expect, it } from 'vitest'
import { ENGINES, freshDatabase, type Where } from '../testing/fresh-database.ts'
import { type ServerProcess, signUpOver, startServerProcess } from '../testing/server-process.ts'
import { LIVE, passDays, signUpForLong, subscribe } from '../testing/subscribers.ts'
import { signUp, startTestServer, type TestServer } from '../testing/test-server.ts'
import { doBillingWork } from '../work/billing-work.ts'

const JUMP_MS = 45 * DAY_MS
const PLAN = { days: DAY_NAMES.map((day) => ({ day, meals: { lunch: { name: 'Soup' } } })) }

const servers: TestServer[] = []
const running: ServerProcess[] = []
const places: Where[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
  for (const server of running.splice(0)) await server.kill('SIGKILL')
  for (const place of places.splice(0)) await place.remove()
})

async function started(options: Parameters<typeof startTestServer>[0]): Promise<TestServer> {
  const server = await startTestServer(options)
  servers.push(server)
  return server
}

describe.each(ENGINES)('a clock that jumps, with %s', (engine) => {
  const expiries = async ({ deps }: TestServer) => {
    const rows = await deps.database.db.selectFrom('session').select('expiresAt').orderBy('id').execute()
    return rows.map(({ expiresAt }) => new Date(expiresAt).getTime())
  }

  it.each([45 * DAY_MS, DAY_MS / 2, -45 * DAY_MS])(
    'by %d ms neither ends nor extends sessions and links',
    async (ms) => {
      const server = await started({ engine })
      const sam = await signUp(server)
      const { id } = (await sam.post('/api/shares', { plan: PLAN })).json
      server.advance(29 * DAY_MS + DAY_MS * 0.75)
      await sam.get(sam.kv('pantry'))
      const before = await expiries(server)

      server.setClock(ms)
      expect((await sam.get(`${sam.kv('pantry')}&absent=null`)).status).toBe(200)
      expect((await server.visitor().get(`/api/shares/${id}`)).status).toBe(200)
      expect(server.logLines.join()).toMatch(/The clock (jumped forward|was set back)/)

      server.setClock(-ms)
      await sam.get(sam.kv('pantry'))
      const after = await expiries(server)
      expect(after).toEqual(before)
      server.setClock(ms)
      server.advance(DAY_MS / 2)
      expect((await sam.get(sam.kv('pantry'))).status).toBe(401)
      expect((await server.visitor().get(`/api/shares/${id}`)).status).toBe(404)
    },
  )

  it('does not end a demo early', async () => {
    const server = await started({ engine, env: { DEMO_MODE: 'true' } })
    const visitor = server.visitor()
    await visitor.post('/api/demo', {})
    const { id } = (await visitor.get('/api/me')).json.user
    server.setClock(JUMP_MS)
    await server.visitor().post('/api/demo', {})
    expect((await visitor.get(`/api/kv?userId=${id}&key=pantry`)).json.value).toHaveLength(8)
  })

  it('deletes and charges nobody for a day', async () => {
    const server = await started({ engine, env: LIVE })
    const sam = await signUpForLong(server)
    await subscribe(sam)
    await passDays(server, 1)
    const { db } = server.deps.database
    const charges = () => db.selectFrom('ledger_entries').selectAll().execute()
    const people = () => db.selectFrom('user').select('id').execute()
    server.mails.length = 0

    server.setClock(14 * 30 * DAY_MS)
    for (let hour = 0; hour < 23; hour++) {
      await doBillingWork(server.deps)
      server.advance(3_600_000)
    }
    expect(await charges()).toEqual([])
    expect(await people()).toHaveLength(1)
    expect(server.mails).toEqual([])

    server.advance(2 * 3_600_000)
    await doBillingWork(server.deps)
    expect(await charges()).not.toEqual([])
    expect(await people()).toHaveLength(1)
  })

  it('is noticed by a server that was off; a night without power still counts as time', async () => {
    const where = await freshDatabase(engine)
    places.push(where)
    const startsAt = '2026-11-22T08:00:00Z'
    const first = await startTestServer({ engine, where, startsAt })
    const sam = await signUp(first)
    const before = await expiries(first)
    await first.close()
    const later = (ms: number) => new Date(Date.parse(startsAt) + ms).toISOString()

    const second = await startTestServer({ engine, where, startsAt: later(DAY_MS / 2) })
    expect(await expiries(second)).toEqual(before)
    expect(second.logLines.join()).not.toContain('jumped')
    await second.close()

    const third = await started({ engine, where, startsAt: later(45 * DAY_MS) })
    expect(third.logLines.join()).toMatch(/jumped forward.*Until .* nothing is deleted or charged by date/)
    const visitor = third.visitor()
    for (const [name, value] of sam.cookies) visitor.cookies.set(name, value)
    expect((await visitor.get(`${sam.kv('pantry')}&absent=null`)).status).toBe(200)
  })
})

it("a server refuses requests while its clock differs from the database's", async () => {
  const server = await started({ engine: 'postgres' })
  const sam = await signUp(server)
  const pantry = `${sam.kv('pantry')}&absent=null`
  server.setClock(JUMP_MS, 'alone')
  expect((await sam.get(pantry)).status).toBe(503)
  expect((await sam.get('/api/me')).status).toBe(503)
  expect((await sam.get('/api/health/ready')).status).toBe(503)
  expect((await sam.get('/api/health/live')).status).toBe(200)
  expect(server.logLines.join()).toContain('The clock of this server and the clock of its database differ')
  server.setClock(-JUMP_MS, 'alone')
  expect((await sam.get(pantry)).status).toBe(200)
  expect((await sam.get('/api/health/ready')).status).toBe(200)
})

it('a restart with the clock 45 days ahead signs nobody out and logs what happened', async () => {
  const place = await freshDatabase('sqlite')
  places.push(place)
  const start = async (env: Record<string, string>) => {
    const server = await startServerProcess(place, env)
    running.push(server)
    return server
  }
  const today = await start({})
  const sam = await signUpOver(today.url, 'sam@example.org')
  await sam.save(today.url, 'recipeFavorites', ['Soup'])
  await today.kill('SIGTERM')

  const ahead = await start(clockAheadBy(JUMP_MS))
  expect((await sam.read(ahead.url, 'recipeFavorites')).status).toBe(200)
  expect(await sam.whoAmI(ahead.url)).toBe(sam.userId)
  expect(ahead.said()).toContain('The clock jumped forward')
  await ahead.kill('SIGKILL')

  const back = await start({})
  expect(await sam.whoAmI(back.url)).toBe(sam.userId)
  expect(back.said()).toContain('The clock was set back')
})

/** Preloaded into a server process, so that its Date is ahead of the machine's clock. */
function clockAheadBy(ms: number): Record<string, string> {
  const program = `
    const Real = Date
    globalThis.Date = class extends Real {
      constructor(...given) { given.length === 0 ? super(Real.now() + ${ms}) : super(...given) }
      static now() { return Real.now() + ${ms} }
    }`
  return {
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=data:text/javascript,${encodeURIComponent(program)}`,
  }
}

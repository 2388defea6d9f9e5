import { rounds } from '@pennyplate/domain/testing/rounds'
import { seededRandom } from '@pennyplate/planner/search/random'
import { afterAll, describe, expect, it } from 'vitest'
import { ENGINES, freshDatabase } from '../../testing/fresh-database.ts'
import { type ServerProcess, signUpOver, startServerProcess } from '../../testing/server-process.ts'

const WRITES = rounds(300, 1000)
const ROUNDS = rounds(1, 20)
const WRITERS = rounds(3, 8)
/** PostgreSQL keeps the sign-up counts across restarts. */
const UNLIMITED = { RATE_LIMIT_SCALE: '0' }
const PLANNERS = 2
const DOCUMENTS = ['recipeFavorites', 'recipeDislikes'] as const
/** Decides when the server is killed. Printed with the test's name; give CRASH_SEED to repeat a run. */
const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 1_000_000)

const running: ServerProcess[] = []
async function start(...given: Parameters<typeof startServerProcess>) {
  const server = await startServerProcess(...given)
  running.push(server)
  return server
}
afterAll(async () => {
  for (const server of running) await server.kill('SIGKILL')
})

// Both at once, because both wait some seconds for a lease.
describe.concurrent.each(ENGINES)('a server killed while it writes and plans, with %s', (engine) => {
  it(`keeps every acknowledged write and plans again, ${ROUNDS} rounds of ${WRITES}, CRASH_SEED=${SEED}`, {
    timeout: 1_800_000,
  }, async () => {
    const where = await freshDatabase(engine)
    const random = seededRandom(SEED)
    let acknowledged = 0
    let cutOff = 0
    for (let round = 0; round < ROUNDS; round++) {
      const server = await start(where, UNLIMITED)
      const writers = await Promise.all(
        Array.from({ length: WRITERS }, (_, n) => signUpOver(server.url, `w${n}-${round}@example.org`)),
      )
      const planners = writers.slice(0, PLANNERS)
      for (const planner of planners) await planner.save(server.url, 'profile', { zipCode: '72762' })
      const plans = planners.map((planner) => readPlan(planner.plan(server.url, 'one press')))
      // Not before a fifth of the writes, so that some are acknowledged.
      const killAfter = Math.floor(WRITES * (0.2 + 0.8 * random.unit()))
      const last = new Map<string, number>()
      let sent = 0
      let killed: Promise<unknown> | undefined
      await Promise.all(
        writers.flatMap((writer) =>
          DOCUMENTS.map(async (key) => {
            for (let n = 1; sent < WRITES; n++) {
              sent += 1
              if (sent > killAfter) killed ??= server.kill('SIGKILL')
              const answer = await writer.save(server.url, key, [String(n)]).catch(() => undefined)
              if (answer?.status !== 200) return
              last.set(`${writer.userId} ${key}`, n)
              acknowledged += 1
            }
          }),
        ),
      )
      await killed
      cutOff += (await Promise.all(plans)).filter((text) => !text.includes('event: done')).length
      const next = await start(where, UNLIMITED)
      for (const writer of writers) {
        for (const key of DOCUMENTS) {
          const least = last.get(`${writer.userId} ${key}`) ?? 0
          if (least === 0) continue
          const { value } = (await (await writer.read(next.url, key)).json()) as { value: string[] }
          // The write in flight when the server died may have been stored without being acknowledged.
          expect(Number(value[0])).toBeGreaterThanOrEqual(least)
        }
      }
      await Promise.all(
        planners.map(async (planner) => {
          // Waits until the lease of the interrupted plan expires; repeated-plans.test.ts says after how long.
          expect(await readPlan(planner.plan(next.url, 'one press'))).toContain('event: done')
        }),
      )
      await next.kill('SIGKILL')
    }
    expect(acknowledged).toBeGreaterThan(0)
    expect(cutOff).toBeGreaterThan(0)
    await where.remove()
  })
})

/** The whole event stream, or nothing if the server died. */
async function readPlan(asked: Promise<Response>): Promise<string> {
  try {
    return await (await asked).text()
  } catch {
    return ''
  }
}

describe('a server asked to stop', () => {
  it('finishes its requests and exits with 0', async () => {
    const where = await freshDatabase('sqlite')
    const server = await start(where)
    const sam = await signUpOver(server.url, 'sam@example.org')
    const underway = Array.from({ length: 50 }, (_, n) =>
      sam.save(server.url, 'recipeFavorites', [String(n)]),
    )
    await underway[0]
    const code = server.kill('SIGTERM')
    const answers = await Promise.allSettled(underway)
    expect(await code).toBe(0)
    const refused = answers.filter((answer) => answer.status === 'rejected')
    const answered = answers.filter((answer) => answer.status === 'fulfilled' && answer.value.status === 200)
    expect(answered.length + refused.length).toBe(50)
    expect(answered.length).toBeGreaterThan(0)
    await where.remove()
  })
})

describe('a server that cannot start', () => {
  it('names every bad variable and exits with 1', async () => {
    const where = await freshDatabase('sqlite')
    await expect(startServerProcess(where, { PORT: 'many', BILLING: 'free' })).rejects.toThrow(
      /ended with 1: Pennyplate cannot start:\n {2}PORT[^\n]+\n {2}BILLING/,
    )
    await where.remove()
  })

  it('says that it cannot reach the database', async () => {
    const where = await freshDatabase('sqlite')
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/none'
    await expect(startServerProcess({ ...where, databaseUrl })).rejects.toThrow(
      /DATABASE_URL does not answer/,
    )
    await where.remove()
  })
})

import { rounds } from '@pennyplate/domain/testing/rounds'
import { afterEach, describe, expect, it } from 'vitest'
import { ENGINES, freshDatabase } from '../../testing/fresh-database.ts'
import { type ServerProcess, signUpOver, startServerProcess } from '../../testing/server-process.ts'

const WRITES = rounds(300, 1000)
const ROUNDS = rounds(1, 20)
const WRITERS = rounds(3, 8)
/** PostgreSQL keeps the counts of sign-ups through every restart. */
const UNLIMITED = { RATE_LIMIT_SCALE: '0' }
const PLANNERS = 2
/** A plan that was cut off holds its key until its lease ends. */
const PLAN_AGAIN_MS = 20_000
const LANES = ['recipeFavorites', 'recipeDislikes'] as const

let running: ServerProcess | undefined
afterEach(async () => {
  await running?.kill('SIGKILL')
})

describe.each(ENGINES)('a server killed in the middle of writing and planning, on %s', (engine) => {
  it(`has every write it acknowledged and plans again, ${ROUNDS} rounds of ${WRITES}`, {
    timeout: 1_800_000,
  }, async () => {
    const where = await freshDatabase(engine)
    let acknowledged = 0
    let cutOff = 0
    const planTimesMs: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      running = await startServerProcess(where, UNLIMITED)
      const writers = await Promise.all(
        Array.from({ length: WRITERS }, (_, n) =>
          signUpOver(running?.url ?? '', `w${n}-${round}@example.org`),
        ),
      )
      const server = running
      const planners = writers.slice(0, PLANNERS)
      for (const planner of planners) await planner.save(server.url, 'profile', { zipCode: '72762' })
      const plans = planners.map((planner) => readPlan(planner.plan(server.url, 'one press')))
      // Late enough for somebody to have had an answer.
      const killAfter = Math.floor(WRITES * (0.2 + 0.8 * Math.random()))
      const last = new Map<string, number>()
      let sent = 0
      let killed: Promise<unknown> | undefined
      await Promise.all(
        writers.flatMap((writer) =>
          LANES.map(async (lane) => {
            for (let n = 1; sent < WRITES; n++) {
              sent += 1
              if (sent > killAfter) killed ??= server.kill('SIGKILL')
              const answer = await writer.save(server.url, lane, [String(n)]).catch(() => undefined)
              if (answer?.status !== 200) return
              last.set(`${writer.userId} ${lane}`, n)
              acknowledged += 1
            }
          }),
        ),
      )
      await killed
      cutOff += (await Promise.all(plans)).filter((text) => !text.includes('event: done')).length
      running = await startServerProcess(where, UNLIMITED)
      for (const writer of writers) {
        for (const lane of LANES) {
          const least = last.get(`${writer.userId} ${lane}`) ?? 0
          if (least === 0) continue
          const { value } = (await (await writer.read(running.url, lane)).json()) as { value: string[] }
          // The write on its way when the server died may have landed too: it was only never acknowledged.
          expect(Number(value[0])).toBeGreaterThanOrEqual(least)
        }
      }
      const { url } = running
      await Promise.all(
        planners.map(async (planner) => {
          const asked = performance.now()
          expect(await readPlan(planner.plan(url, 'one press'))).toContain('event: done')
          planTimesMs.push(performance.now() - asked)
        }),
      )
      await running.kill('SIGKILL')
    }
    expect(acknowledged).toBeGreaterThan(0)
    expect(cutOff).toBeGreaterThan(0)
    expect(Math.max(...planTimesMs)).toBeLessThan(PLAN_AGAIN_MS)
    await where.remove()
  })
})

/** All that was said before the plan was done, or the server gone. */
async function readPlan(asked: Promise<Response>): Promise<string> {
  try {
    return await (await asked).text()
  } catch {
    return ''
  }
}

describe('a server asked to stop', () => {
  it('finishes the requests it has and leaves with 0', async () => {
    const where = await freshDatabase('sqlite')
    running = await startServerProcess(where)
    const sam = await signUpOver(running.url, 'sam@example.org')
    const underway = Array.from({ length: 50 }, (_, n) =>
      sam.save(running?.url ?? '', 'recipeFavorites', [String(n)]),
    )
    await underway[0]
    const code = running.kill('SIGTERM')
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
  it('names every bad variable and leaves with 1', async () => {
    const where = await freshDatabase('sqlite')
    await expect(startServerProcess(where, { PORT: 'many', BILLING: 'free' })).rejects.toThrow(
      /ended with 1: Pennyplate cannot start:\n {2}PORT[^\n]+\n {2}BILLING/,
    )
    await where.remove()
  })

  it('says that the database does not answer', async () => {
    const where = await freshDatabase('sqlite')
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/none'
    await expect(startServerProcess({ ...where, databaseUrl })).rejects.toThrow(
      /DATABASE_URL does not answer/,
    )
    await where.remove()
  })
})

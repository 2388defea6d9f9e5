import { type PlanEvent, planEvents } from '@pennyplate/contract/ai/plan'
import { MEAL_NUTRIENTS } from '@pennyplate/domain/food/nutrition'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { AskedBy, FinalPlanEvent } from '../engines/asked.ts'
import type { Engine } from '../engines/engine.ts'
import type { Household } from '../engines/household.ts'
import { householdAt, type Person } from '../testing/plan-over-http.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { openPlanQueue } from './plan-queue.ts'
import { PlanHandedOver, type PlanQueue } from './plan-run.ts'
import { PLAN_FORMAT } from './queue-rules.ts'

type Making = {
  readonly by: AskedBy
  readonly seed: number
  readonly tell: Parameters<Engine['planWeek']>[2]
  readonly end: (outcome: FinalPlanEvent) => void
}

const NO_MEALS: FinalPlanEvent = { event: 'failed', data: { error: 'no_meals' } }
const PROGRESS = { event: 'progress', data: { stage: 'search', done: 1, total: 4 } } as const
const UNKNOWN = Object.fromEntries(MEAL_NUTRIENTS.map((nutrient) => [nutrient, null]))
const WEEK = planEvents.done.parse({
  plan: { days: DAY_NAMES.map((day) => ({ day, meals: { snacks: [] } })), weekStartDate: '2026-11-22' },
  report: {
    engine: 'builtin',
    ...{ totalCents: 0, budgetCents: 0, pantryCents: 0, thriftyCents: 0, wasteCents: 0 },
    ...{ waste: [], concessions: [], reasons: [], replaced: [], warnings: [] },
    perDay: DAY_NAMES.map(() => UNKNOWN),
    targets: UNKNOWN,
    certificates: { isTwoExchangeOptimal: true, recipesConsidered: 0, boundCents: null },
  },
})

describe('the plan queue of two servers', () => {
  let home: TestServer
  let people = 0
  beforeEach(async () => {
    home = await startTestServer({ engine: 'postgres' })
  })
  afterEach(() => home.close())

  /** A server with one thread that makes what the test says, when the test says so. */
  function server() {
    const makings: Making[] = []
    const planWeek: Engine['planWeek'] = (asked, by, tell) =>
      new Promise((resolve, reject) => {
        makings.push({ by, seed: asked.request.seed, tell, end: resolve })
        by.signal.addEventListener('abort', () => reject(new Error('aborted')))
      })
    const { database, engine, log } = home.deps
    const queue = openPlanQueue(
      { database, log, engine: { ...engine, planWeek }, now: () => new Date(), every: () => () => undefined },
      1,
      300,
    )
    onTestFinished(() => {
      for (const { end } of makings) end(NO_MEALS)
    })
    return {
      ...queue,
      makings,
      made: async (count: number) => {
        await expect.poll(() => makings.length, { timeout: 20_000 }).toBe(count)
        const making = makings[count - 1]
        if (!making) throw new Error('no plan is being made')
        return making
      },
    }
  }

  const someone = () => householdAt(home, `p${++people}@example.org`, { mealTypes: ['Breakfast'] })
  async function ask(queue: PlanQueue, { householdId }: Person, seed: number, key?: string) {
    // The engine of these tests does not look at it.
    const asked = { household: {} as Household, today: '2026-11-22', request: { seed } }
    const run = await queue.join({ householdId, idempotencyKey: key, profileRevision: 1, asked })
    const seen: PlanEvent[] = []
    const leave = run.subscribe((event) => seen.push(event))
    return { ...run, seen, leave }
  }
  const rows = () => home.deps.database.db.selectFrom('ai_runs').selectAll().execute()
  const change = (values: object) => home.deps.database.db.updateTable('ai_runs').set(values).execute()

  it('has a free server make what a busy one was asked for, and shows its progress', async () => {
    const [busy, free] = [server(), server()]
    await ask(busy, await someone(), 1)
    await busy.made(1)
    const plan = await ask(busy, await someone(), 2)
    await free.look()
    const making = await free.made(1)
    expect(making.seed).toBe(2)
    making.tell(PROGRESS)
    await expect.poll(() => plan.seen, { timeout: 20_000 }).toContainEqual(PROGRESS)
    making.tell({ event: 'week', data: WEEK })
    await expect.poll(() => plan.seen.map(({ event }) => event), { timeout: 20_000 }).toContain('week')
    making.end({ event: 'done', data: WEEK })
    expect(await plan.outcome).toEqual({ event: 'done', data: WEEK })
    expect(plan.seen.map(({ event }) => event)).toEqual(['progress', ...DAY_NAMES.map(() => 'day'), 'week'])
  })

  it('gives each plan to one server, however many look at once', async () => {
    const servers = [server(), server(), server()] as const
    const [first] = servers
    await ask(first, await someone(), 1)
    await first.made(1)
    await ask(first, await someone(), 2, 'a')
    await Promise.all(servers.map(({ look }) => look()))
    await expect.poll(() => servers.flatMap(({ makings }) => makings).length, { timeout: 20_000 }).toBe(2)
    await Promise.all(servers.map(({ look }) => look()))
    expect(servers.flatMap(({ makings }) => makings.map(({ seed }) => seed)).toSorted()).toEqual([1, 2])
  })

  it('makes one plan of a household at a time, and another household goes between', async () => {
    const [one, other] = [server(), server()]
    const [sam, ana] = [await someone(), await someone()]
    await ask(one, sam, 1)
    const first = await one.made(1)
    await ask(one, sam, 2)
    await other.look()
    expect(other.makings).toEqual([])
    await ask(one, ana, 3)
    first.end(NO_MEALS)
    const second = await one.made(2)
    expect(second.seed).toBe(3)
    await other.look()
    expect((await other.made(1)).seed).toBe(2)
  })

  it('refuses the third plan of a household, on whichever server', async () => {
    const [one, other] = [server(), server()]
    const sam = await someone()
    await ask(one, sam, 1)
    await ask(one, sam, 2)
    await expect(ask(other, sam, 3)).rejects.toMatchObject({ code: 'rate_limited' })
  })

  it('stops a plan on the other server when the person leaves', async () => {
    const [busy, free] = [server(), server()]
    await ask(busy, await someone(), 1)
    await busy.made(1)
    const plan = await ask(busy, await someone(), 2, 'a')
    await free.look()
    const making = await free.made(1)
    plan.leave()
    await expect.poll(() => making.by.signal.aborted, { timeout: 20_000 }).toBe(true)
    await expect(plan.outcome).rejects.toMatchObject({ code: 'unavailable' })
    expect((await rows()).map(({ key }) => key)).not.toContain('a')
  })

  it('joins a plan on another server under the same key, and both get its outcome', async () => {
    const [one, other] = [server(), server()]
    const sam = await someone()
    const plan = await ask(one, sam, 1, 'a')
    const making = await one.made(1)
    const same = await ask(other, sam, 1, 'a')
    making.end(NO_MEALS)
    expect(await Promise.all([plan.outcome, same.outcome])).toEqual([NO_MEALS, NO_MEALS])
    expect(other.makings).toEqual([])
    expect(await (await ask(other, sam, 1, 'a')).outcome).toEqual(NO_MEALS)
  })

  it('leaves a plan to newer servers if it is written in their form', async () => {
    const [busy, older] = [server(), server()]
    await ask(busy, await someone(), 1)
    const making = await busy.made(1)
    await ask(busy, await someone(), 2, 'a')
    await change({ format: PLAN_FORMAT + 1 })
    await older.look()
    expect(older.makings).toEqual([])
    making.end(NO_MEALS)
    await expect.poll(async () => (await rows()).length, { timeout: 20_000 }).toBe(1)
    expect(await rows()).toMatchObject([{ key: 'a', holder: '', tries: 0 }])
  })

  it('takes what a dead server made, and gives up what ended three of them', async () => {
    const [dead, other] = [server(), server()]
    const plan = await ask(dead, await someone(), 1, 'a')
    await dead.made(1)
    const died = { holder: 'dead', lease_until: '2026-01-01T00:00:00.000Z' }
    await change(died)
    await other.look()
    await other.made(1)
    expect(await rows()).toMatchObject([{ tries: 2 }])
    await change({ ...died, tries: 3 })
    await other.look()
    expect(await plan.outcome).toEqual({ event: 'failed', data: { error: 'internal' } })
  })

  it('does not count what a server says after it lost the plan', async () => {
    const [slow, other] = [server(), server()]
    const plan = await ask(slow, await someone(), 1, 'a')
    const late = await slow.made(1)
    await change({ holder: 'dead', lease_until: '2026-01-01T00:00:00.000Z' })
    late.end({ event: 'failed', data: { error: 'no_recipes' } })
    await other.look()
    ;(await other.made(1)).end(NO_MEALS)
    expect(await plan.outcome).toEqual(NO_MEALS)
  })

  it('hands over what a stopping server makes, without an outcome of its own', async () => {
    const [stopping, other] = [server(), server()]
    const sam = await someone()
    const plan = await ask(stopping, sam, 1, 'a')
    await stopping.made(1)
    const drained = stopping.drain()
    const later = ask(stopping, await someone(), 2)
    await expect(later).rejects.toMatchObject({ code: 'unavailable' })
    await expect(plan.outcome).rejects.toBeInstanceOf(PlanHandedOver)
    await drained
    expect(await rows()).toMatchObject([{ key: 'a', holder: '', tries: 0 }])
    const again = await ask(other, sam, 1, 'a')
    ;(await other.made(1)).end(NO_MEALS)
    expect(await again.outcome).toEqual(NO_MEALS)
  })

  it('finishes what a stopping server makes in time', async () => {
    const stopping = server()
    const plan = await ask(stopping, await someone(), 1, 'a')
    const making = await stopping.made(1)
    const drained = stopping.drain()
    making.end(NO_MEALS)
    expect(await plan.outcome).toEqual(NO_MEALS)
    await drained
  })

  it('keeps nothing of a plan without a key', async () => {
    const one = server()
    const plan = await ask(one, await someone(), 1)
    const making = await one.made(1)
    making.end(NO_MEALS)
    await plan.outcome
    await expect.poll(rows, { timeout: 20_000 }).toEqual([])
  })
})

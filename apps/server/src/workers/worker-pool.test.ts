import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { MEMORY_MB } from '../costs/heavy-work.ts'
import { toHouseholdId } from '../database/ids.ts'
import { childMemory } from './child-process.ts'
import { JobTimedOut } from './job-timed-out.ts'
import { WorkerKilled } from './worker-link.ts'
import { createWorkerPool, type NewJob, type PoolOptions, type WorkerPool } from './worker-pool.ts'

const THREAD = { file: new URL('../testing/slow-worker.ts', import.meta.url) }
const PROCESS = {
  file: new URL('../testing/slow-process.ts', import.meta.url),
  process: { heapMb: 64, residentMb: 240, keptMb: 120 },
}

describe.each([
  ['threads', THREAD],
  ['processes', PROCESS],
])('the worker pool of %s', (_, kind) => {
  let pool: WorkerPool
  const open = (
    size = 1,
    queueLength = 2,
    perHousehold = 10,
    jobTimeoutMs = 30_000,
    rest: Partial<PoolOptions> = {},
  ) => {
    pool = createWorkerPool({
      ...kind,
      size,
      queueLength,
      perHousehold,
      retryAfterS: 7,
      jobTimeoutMs,
      ...rest,
    })
  }
  const jobOf = (task: string, rest: Partial<NewJob> = {}): NewJob => ({
    task,
    input: 'soup',
    householdId: toHouseholdId('sam'),
    signal: new AbortController().signal,
    ...rest,
  })
  /** Starts a job that runs until it is cancelled, and waits until it runs. */
  async function busy(name = 'sam') {
    const stop = new AbortController()
    const started = Promise.withResolvers<void>()
    const ended = pool.run(
      jobOf('wait', {
        householdId: toHouseholdId(name),
        signal: stop.signal,
        onProgress: () => started.resolve(),
      }),
    )
    ended.catch(() => undefined)
    await started.promise
    return { ended, stop: () => stop.abort() }
  }
  afterEach(() => pool.close())

  it('returns what the worker returns', async () => {
    open()
    expect(await pool.run(jobOf('echo'))).toBe('soup')
  })

  it('runs jobs one after the other with one worker', async () => {
    open()
    const first = await busy()
    const second = pool.run(jobOf('echo'))
    first.stop()
    expect(await second).toBe('soup')
  })

  async function expectRoomForOneMore() {
    const first = await busy()
    const second = pool.run(jobOf('echo'))
    await expect(pool.run(jobOf('echo'))).rejects.toMatchObject({
      code: 'busy',
      extras: { retryAfterS: 7 },
    })
    first.stop()
    expect(await second).toBe('soup')
  }

  it('refuses a job when the queue is full, and says when to retry', async () => {
    open(1, 1)
    await expectRoomForOneMore()
  })

  it('gives a place of whoever holds the most to a household with fewer, and refuses that one', async () => {
    open(1, 2, 10)
    const first = await busy('sam')
    const [kept, givenUp] = [1, 2].map(() => pool.run(jobOf('echo')))
    const anas = pool.run(jobOf('echo', { householdId: toHouseholdId('ana') }))
    await expect(givenUp).rejects.toMatchObject({ code: 'busy', extras: { retryAfterS: 7 } })
    await expect(pool.run(jobOf('echo'))).rejects.toMatchObject({ code: 'busy' })
    first.stop()
    expect(await Promise.all([kept, anas])).toEqual(['soup', 'soup'])
  })

  it('lets in a household among greedy accounts of one address', async () => {
    open(1, 4, 2, 30_000, { maxWaitMs: 20_000 })
    const first = await busy('greedy-0')
    const greedy = [1, 2, 3, 4, 5, 6].map((n) =>
      pool.run(jobOf('echo', { householdId: toHouseholdId(`greedy-${n}`), address: '198.51.100.7' })),
    )
    const settled = Promise.allSettled(greedy)
    const honest = pool.run(jobOf('echo', { householdId: toHouseholdId('honest'), address: '203.0.113.1' }))
    first.stop()
    expect(await honest).toBe('soup')
    expect((await settled).filter(({ status }) => status === 'rejected')).toHaveLength(3)
  })

  it('refuses a job that would wait too long at the pace of the last jobs', async () => {
    open(1, 10, 10, 30_000, { maxWaitMs: 50 })
    await pool.run(jobOf('take', { input: 100 }))
    await expectRoomForOneMore()
  })

  it('keeps the queue short until it knows how long a job takes', async () => {
    open(1, 10, 10, 30_000, { maxWaitMs: 20_000 })
    const first = await busy()
    const waiting = [1, 2, 3].map(() => pool.run(jobOf('echo')))
    await expect(pool.run(jobOf('echo'))).rejects.toMatchObject({ code: 'busy' })
    first.stop()
    expect(await Promise.all(waiting)).toEqual(['soup', 'soup', 'soup'])
  })

  it('counts waiting jobs, and reports when each starts', async () => {
    open()
    const first = await busy()
    const onStart = vi.fn()
    const second = pool.run(jobOf('echo', { onStart }))
    expect([pool.waiting(), onStart.mock.calls.length]).toEqual([1, 0])
    first.stop()
    expect(await second).toBe('soup')
    expect([pool.waiting(), onStart.mock.calls.length]).toEqual([0, 1])
  })

  it('limits the jobs of one household', async () => {
    open(1, 10, 1)
    const first = await busy('sam')
    await expect(pool.run(jobOf('echo', { householdId: toHouseholdId('sam') }))).rejects.toMatchObject({
      code: 'rate_limited',
    })
    const other = pool.run(jobOf('echo', { householdId: toHouseholdId('ana') }))
    first.stop()
    expect(await other).toBe('soup')
    expect(await pool.run(jobOf('echo', { householdId: toHouseholdId('sam') }))).toBe('soup')
  })

  it('runs one job of a household at a time', async () => {
    open(2)
    const first = await busy('sam')
    const second = pool.run(jobOf('wait', { householdId: toHouseholdId('sam') }))
    second.catch(() => undefined)
    expect(await pool.run(jobOf('echo', { householdId: toHouseholdId('ana') }))).toBe('soup')
    first.stop()
    expect(await pool.run(jobOf('echo', { householdId: toHouseholdId('kim') }))).toBe('soup')
  })

  it('takes turns between households, however many jobs one of them asked for first', async () => {
    open(1, 20)
    const first = await busy('sam')
    const order: string[] = []
    const asked = ['sam', 'sam', 'sam', 'ana', 'sam', 'kim', 'ana'].map((name) =>
      pool.run(jobOf('echo', { householdId: toHouseholdId(name), onStart: () => order.push(name) })),
    )
    first.stop()
    await Promise.all(asked)
    // Who comes after them depends on how long these took (fair-places.test.ts).
    expect(order.slice(0, 2)).toEqual(['ana', 'kim'])
    expect(order.toSorted()).toEqual(['ana', 'ana', 'kim', 'sam', 'sam', 'sam', 'sam'])
  })

  it('tells the worker when the client disconnects', async () => {
    open()
    const first = await busy()
    first.stop()
    await expect(first.ended).rejects.toMatchObject({ code: 'unavailable' })
    expect(await pool.run(jobOf('echo'))).toBe('soup')
  })

  it('does not start a job that was cancelled while it waited', async () => {
    open()
    const first = await busy()
    const stop = new AbortController()
    const second = pool.run(jobOf('wait', { signal: stop.signal }))
    stop.abort()
    await expect(second).rejects.toMatchObject({ code: 'unavailable' })
    first.stop()
    expect(await pool.run(jobOf('echo'))).toBe('soup')
  })

  it('goes on after a job fails or a worker dies', async () => {
    open()
    await expect(pool.run(jobOf('fail'))).rejects.toThrow('fail: as asked')
    await expect(pool.run(jobOf('die'))).rejects.toThrow('ended before its job did')
    expect(await pool.run(jobOf('echo'))).toBe('soup')
  })

  it('ends a job that runs too long, and runs the next', async () => {
    open(1, 2, 10, 1500)
    await expect(pool.run(jobOf('wait'))).rejects.toThrow(JobTimedOut)
    expect(await pool.run(jobOf('echo'))).toBe('soup')
  })

  it('ends an idle worker, and starts another for the next job', async () => {
    open(1, 2, 10, 30_000, { idleMs: 20 })
    const one = await pool.run(jobOf('worker'))
    expect(await pool.run(jobOf('worker'))).toBe(one)
    await vi.waitFor(async () => expect(await pool.run(jobOf('worker'))).not.toBe(one), {
      interval: 100,
      timeout: 20_000,
    })
  })

  it('rejects running, waiting and new jobs when it closes', async () => {
    open()
    const first = await busy()
    const second = pool.run(jobOf('echo'))
    const refused = expect(second).rejects.toMatchObject({ code: 'unavailable' })
    await pool.close()
    await refused
    await expect(first.ended).rejects.toMatchObject({ code: 'unavailable' })
    await expect(pool.run(jobOf('echo'))).rejects.toMatchObject({ code: 'unavailable' })
  })
})

describe('a worker in a process of its own', () => {
  const by = (task: string) => ({
    task,
    input: 'soup',
    householdId: toHouseholdId('sam'),
    signal: new AbortController().signal,
  })
  const POOL = {
    ...PROCESS,
    size: 1,
    queueLength: 2,
    perHousehold: 10,
    retryAfterS: 7,
    jobTimeoutMs: 30_000,
  }
  const pool = createWorkerPool(POOL)
  afterAll(() => pool.close())

  it.each(['crash', 'grow'])('costs one answer when it does this: %s', async (task) => {
    await expect(pool.run(by(task))).rejects.toThrow(WorkerKilled)
    expect(await pool.run(by('echo'))).toBe('soup')
  })

  it('ends after a job that left it with much memory', async () => {
    const one = await pool.run(by('worker'))
    await pool.run({ ...by('keep'), input: 100 })
    expect(await pool.run(by('worker'))).not.toBe(one)
  })

  it('ends, though more jobs wait, once others wait for its memory', async () => {
    const stop = new AbortController()
    const started = Promise.withResolvers<void>()
    const onProgress = () => started.resolve()
    const running = pool.run({ ...by('wait'), signal: stop.signal, onProgress })
    running.catch(() => undefined)
    await started.promise
    const { residentMb } = PROCESS.process
    const giveBackRest = await childMemory.take(MEMORY_MB.processes - residentMb)
    const done: string[] = []
    const next = pool.run({ ...by('echo'), householdId: toHouseholdId('kim') }).then(() => done.push('job'))
    const other = childMemory.take(residentMb).then((giveBack) => {
      done.push('other')
      giveBack()
    })
    stop.abort()
    await other
    await next
    giveBackRest()
    expect(done).toEqual(['other', 'job'])
  })

  it('ends when it has no job and others wait for its memory', async () => {
    const one = await pool.run(by('worker'))
    const giveBack = await childMemory.take(MEMORY_MB.processes)
    giveBack()
    expect(await pool.run(by('worker'))).not.toBe(one)
  })

  it('is not started for a job that is given up while it waits for memory', async () => {
    const other = await childMemory.take(MEMORY_MB.processes)
    const stop = new AbortController()
    const given = pool.run({ ...by('echo'), signal: stop.signal })
    stop.abort()
    await expect(given).rejects.toMatchObject({ code: 'unavailable' })
    expect(childMemory.othersWait()).toBe(false)
    const late = pool.run(by('echo'))
    other()
    expect(await late).toBe('soup')
  })

  it('does not count the wait for memory as use of its household', async () => {
    await pool.run({ ...by('take'), input: 300, householdId: toHouseholdId('kim') })
    const giveBackRest = await childMemory.take(MEMORY_MB.processes - PROCESS.process.residentMb)
    const other = createWorkerPool(POOL)
    const running = other.run({ ...by('take'), input: 1000 })
    await pool.run({ ...by('echo'), householdId: toHouseholdId('ana') })
    giveBackRest()
    await running
    const stop = new AbortController()
    const last = pool.run({ ...by('wait'), signal: stop.signal })
    last.catch(() => undefined)
    const order: string[] = []
    const asked = ['kim', 'ana'].map((name) =>
      pool.run({ ...by('echo'), householdId: toHouseholdId(name), onStart: () => order.push(name) }),
    )
    stop.abort()
    await Promise.all(asked)
    await other.close()
    expect(order).toEqual(['ana', 'kim'])
  })

  it('is ended when the pool closes at the moment there is memory for it', async () => {
    const other = await childMemory.take(MEMORY_MB.processes)
    const closing = createWorkerPool(POOL)
    const given = expect(closing.run(by('echo'))).rejects.toMatchObject({ code: 'unavailable' })
    other()
    await closing.close()
    await given
    const giveBack = await childMemory.take(MEMORY_MB.processes)
    giveBack()
  })

  it('is gone when the pool closes', async () => {
    const pid = Number(await pool.run(by('worker')))
    await pool.close()
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
})

describe('a pool whose processes cannot be started', () => {
  const { execPath } = process
  afterEach(() => {
    process.execPath = execPath
  })

  it('refuses the jobs, and does them once they can', async () => {
    const pool = createWorkerPool({
      ...PROCESS,
      size: 1,
      queueLength: 5,
      perHousehold: 5,
      retryAfterS: 7,
      jobTimeoutMs: 30_000,
    })
    const { signal } = new AbortController()
    const job = { task: 'echo', input: 'soup', householdId: toHouseholdId('sam'), signal }
    process.execPath = '/nowhere/node'
    const refused = await Promise.allSettled([pool.run(job), pool.run(job)])
    expect(refused).toMatchObject([{ reason: { code: 'busy' } }, { reason: { code: 'busy' } }])
    process.execPath = execPath
    expect(await pool.run(job)).toBe('soup')
    await pool.close()
  })
})

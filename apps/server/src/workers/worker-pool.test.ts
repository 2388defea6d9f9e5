import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  createWorkerPool,
  JobTookTooLong,
  type JobWish,
  type PoolOptions,
  type WorkerPool,
} from './worker-pool.ts'

const FILE = new URL('../testing/slow-worker.ts', import.meta.url)

describe('the worker pool', () => {
  let pool: WorkerPool
  const open = (
    size = 1,
    queueLength = 2,
    perUser = 10,
    patienceMs = 30_000,
    rest: Partial<PoolOptions> = {},
  ) => {
    pool = createWorkerPool({ file: FILE, size, queueLength, perUser, retryAfterS: 7, patienceMs, ...rest })
  }
  const wish = (task: string, rest: Partial<JobWish> = {}): JobWish => ({
    task,
    input: 'soup',
    userId: 'sam',
    signal: new AbortController().signal,
    ...rest,
  })
  /** A job that runs until it is cancelled, once it really runs. */
  async function busy(userId = 'sam') {
    const stop = new AbortController()
    const started = Promise.withResolvers<void>()
    const ended = pool.run(wish('wait', { userId, signal: stop.signal, onNews: () => started.resolve() }))
    ended.catch(() => undefined)
    await started.promise
    return { ended, stop: () => stop.abort() }
  }
  afterEach(() => pool.close())

  it('answers what the worker answers', async () => {
    open()
    expect(await pool.run(wish('echo'))).toBe('soup')
  })

  it('does jobs one after the other where there is one worker', async () => {
    open()
    const first = await busy()
    const second = pool.run(wish('echo'))
    first.stop()
    expect(await second).toBe('soup')
  })

  async function expectRoomForOneMore() {
    const first = await busy()
    const second = pool.run(wish('echo'))
    await expect(pool.run(wish('echo'))).rejects.toMatchObject({
      code: 'busy',
      extras: { retryAfterS: 7 },
    })
    first.stop()
    expect(await second).toBe('soup')
  }

  it('refuses what does not fit the queue, and says when to try again', async () => {
    open(1, 1)
    await expectRoomForOneMore()
  })

  it('refuses who would wait too long at the pace of the last jobs', async () => {
    open(1, 10, 10, 30_000, { longestWaitMs: 50 })
    await pool.run(wish('take', { input: 100 }))
    await expectRoomForOneMore()
  })

  it('lets few wait before it knows how long a job takes', async () => {
    open(1, 10, 10, 30_000, { longestWaitMs: 20_000 })
    const first = await busy()
    const waiting = [1, 2, 3].map(() => pool.run(wish('echo')))
    await expect(pool.run(wish('echo'))).rejects.toMatchObject({ code: 'busy' })
    first.stop()
    expect(await Promise.all(waiting)).toEqual(['soup', 'soup', 'soup'])
  })

  it('says how many wait, and tells each when its turn has come', async () => {
    open()
    const first = await busy()
    const onStart = vi.fn()
    const second = pool.run(wish('echo', { onStart }))
    expect([pool.waiting(), onStart.mock.calls.length]).toEqual([1, 0])
    first.stop()
    expect(await second).toBe('soup')
    expect([pool.waiting(), onStart.mock.calls.length]).toEqual([0, 1])
  })

  it('lets nobody take every place', async () => {
    open(1, 10, 1)
    const first = await busy('sam')
    await expect(pool.run(wish('echo', { userId: 'sam' }))).rejects.toMatchObject({ code: 'rate_limited' })
    const other = pool.run(wish('echo', { userId: 'ana' }))
    first.stop()
    expect(await other).toBe('soup')
    expect(await pool.run(wish('echo', { userId: 'sam' }))).toBe('soup')
  })

  it('does one job of a household at a time while there are others', async () => {
    open(2)
    const first = await busy('sam')
    const second = pool.run(wish('wait', { userId: 'sam' }))
    second.catch(() => undefined)
    expect(await pool.run(wish('echo', { userId: 'ana' }))).toBe('soup')
    first.stop()
    expect(await pool.run(wish('echo', { userId: 'kim' }))).toBe('soup')
  })

  it('serves households in turn, however much one of them asked for first', async () => {
    open(1, 20)
    const first = await busy('sam')
    const order: string[] = []
    const asked = ['sam', 'sam', 'sam', 'ana', 'sam', 'kim', 'ana'].map((userId) =>
      pool.run(wish('echo', { userId, onStart: () => order.push(userId) })),
    )
    first.stop()
    await Promise.all(asked)
    expect(order).toEqual(['ana', 'kim', 'sam', 'ana', 'sam', 'sam', 'sam'])
  })

  it('tells the worker when nobody waits any more', async () => {
    open()
    const first = await busy()
    first.stop()
    await expect(first.ended).rejects.toMatchObject({ code: 'unavailable' })
    expect(await pool.run(wish('echo'))).toBe('soup')
  })

  it('never starts a job that was cancelled while it waited', async () => {
    open()
    const first = await busy()
    const stop = new AbortController()
    const second = pool.run(wish('wait', { signal: stop.signal }))
    stop.abort()
    await expect(second).rejects.toMatchObject({ code: 'unavailable' })
    first.stop()
    expect(await pool.run(wish('echo'))).toBe('soup')
  })

  it('outlives a job that fails and a worker that dies', async () => {
    open()
    await expect(pool.run(wish('fail'))).rejects.toThrow('fail: as it was told')
    await expect(pool.run(wish('die'))).rejects.toThrow('ended before its job did')
    expect(await pool.run(wish('echo'))).toBe('soup')
  })

  it('ends a job that has lost its way, and does the next', async () => {
    open(1, 2, 10, 1500)
    await expect(pool.run(wish('wait'))).rejects.toThrow(JobTookTooLong)
    expect(await pool.run(wish('echo'))).toBe('soup')
  })

  it('lets a worker go that has nothing to do, and gets another when there is', async () => {
    open(1, 2, 10, 30_000, { idleMs: 20 })
    const one = await pool.run(wish('thread'))
    expect(await pool.run(wish('thread'))).toBe(one)
    await vi.waitFor(async () => expect(await pool.run(wish('thread'))).not.toBe(one), {
      interval: 100,
      timeout: 20_000,
    })
  })

  it('answers everybody when it closes', async () => {
    open()
    const first = await busy()
    const second = pool.run(wish('echo'))
    const refused = expect(second).rejects.toMatchObject({ code: 'unavailable' })
    await pool.close()
    await refused
    await expect(first.ended).rejects.toMatchObject({ code: 'unavailable' })
    await expect(pool.run(wish('echo'))).rejects.toMatchObject({ code: 'unavailable' })
  })
})

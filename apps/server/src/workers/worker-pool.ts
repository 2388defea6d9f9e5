import { Worker } from 'node:worker_threads'
import { AppError } from '../http/errors.ts'
import { createHouseholdQueue } from './household-queue.ts'
import { cancel, type JobMessage, type JobRequest } from './job-protocol.ts'

export type PoolOptions = {
  readonly file: URL
  readonly size: number
  /** Jobs that may wait; one more is refused. */
  readonly queueLength: number
  /** Whoever would wait longer than this, at the pace of the last jobs, is refused as well. */
  readonly longestWaitMs?: number
  /** Jobs one household may have running and waiting together; one of them runs at a time. */
  readonly perUser: number
  readonly retryAfterS: number
  /** A job that takes longer ends in JobTookTooLong: its thread is ended, and the next job gets a new one. */
  readonly patienceMs: number
  /** Its threads give way to the main thread where there are too few processors for both. */
  readonly givesWay?: boolean
  /** A thread without work for so long is ended, where what it has loaded is not worth keeping. */
  readonly idleMs?: number
}

export type JobWish = {
  readonly task: string
  readonly input: unknown
  readonly userId: string
  readonly signal: AbortSignal
  readonly onNews?: (news: unknown) => void
  /** Its turn has come. */
  readonly onStart?: () => void
}

export type WorkerPool = {
  run: (wish: JobWish) => Promise<unknown>
  /** Jobs whose turn has not come yet. */
  waiting: () => number
  close: () => Promise<void>
}

type Job = JobWish & {
  readonly id: number
  readonly cancelled: SharedArrayBuffer
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

type Seat = {
  readonly worker: Worker
  job: Job | undefined
  startedAt: number
  impatience: NodeJS.Timeout | undefined
  leisure: NodeJS.Timeout | undefined
}

export class JobTookTooLong extends Error {}

/** Whoever asked has gone; nobody reads this answer. */
const abandoned = () => new AppError('unavailable', { message: 'the request was closed' })

/** Enough to follow a machine that gets busy within a few jobs, not so much that one odd job decides. */
const NEWEST_SHARE = 0.3

/** By default a thread keeps tens of megabytes of short-lived objects; with this much a week takes 5 % more processor. */
const YOUNG_GENERATION_MB = 4

/** Heavy work beside the main thread, so that one household's plan never delays another's save. */
export function createWorkerPool(options: PoolOptions): WorkerPool {
  const seats = new Set<Seat>()
  const queue = createHouseholdQueue<Job>()
  const jobsOf = new Map<string, number>()
  let lastId = 0
  let isClosed = false
  const longestWaitMs = options.longestWaitMs ?? Number.POSITIVE_INFINITY
  /** How long a job takes; the last ones count most. */
  let paceMs: number | undefined

  function run(wish: JobWish): Promise<unknown> {
    const { userId, signal } = wish
    if (isClosed) return Promise.reject(new AppError('unavailable'))
    if (signal.aborted) return Promise.reject(abandoned())
    const { retryAfterS } = options
    if ((jobsOf.get(userId) ?? 0) >= options.perUser)
      return Promise.reject(new AppError('rate_limited', { retryAfterS }))
    if (!hasRoomFor(userId)) return Promise.reject(new AppError('busy', { retryAfterS }))
    jobsOf.set(userId, (jobsOf.get(userId) ?? 0) + 1)
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const job: Job = { ...wish, id: ++lastId, cancelled: new SharedArrayBuffer(4), resolve, reject }
    const abandon = () => {
      cancel(job.cancelled)
      queue.remove(job)
      reject(abandoned())
    }
    signal.addEventListener('abort', abandon, { once: true })
    queue.add(job)
    seatNext()
    return promise.finally(() => {
      signal.removeEventListener('abort', abandon)
      const left = (jobsOf.get(userId) ?? 1) - 1
      if (left > 0) jobsOf.set(userId, left)
      else jobsOf.delete(userId)
    })
  }

  function hasRoomFor(userId: string): boolean {
    if (queue.size() >= options.queueLength) return false
    if (longestWaitMs === Number.POSITIVE_INFINITY) return true
    // Before the first job is done nobody knows, and a machine that has just started is slow: few are let in.
    return (queue.turnsBefore(userId) * (paceMs ?? longestWaitMs / 2)) / options.size <= longestWaitMs
  }

  function seatNext(): void {
    if (isClosed) return
    const served = new Set([...seats].map(({ job }) => job?.userId))
    const idle = [...seats].find(({ job }) => job === undefined)
    if (!idle && seats.size >= options.size) return
    // One at a time for each household, however many it has asked for: the next seat is for somebody else.
    const job = queue.takeNext((userId) => served.has(userId))
    if (!job) return
    const seat = idle ?? openSeat()
    seat.job = job
    seat.startedAt = performance.now()
    clearTimeout(seat.leisure)
    seat.worker.ref()
    seat.impatience = setTimeout(() => {
      leave(seat, new JobTookTooLong(`${job.task} took longer than ${options.patienceMs} ms`))
      void seat.worker.terminate()
    }, options.patienceMs)
    const { id, task, input, cancelled } = job
    seat.worker.postMessage({ id, task, input, cancelled } satisfies JobRequest)
    job.onStart?.()
  }

  function openSeat(): Seat {
    // Without the flags of the process it was started by, such as a test runner's.
    const seat: Seat = {
      worker: new Worker(options.file, {
        execArgv: [],
        workerData: { givesWay: options.givesWay ?? false },
        resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
      }),
      job: undefined,
      startedAt: 0,
      impatience: undefined,
      leisure: undefined,
    }
    seats.add(seat)
    // An idle worker keeps no process alive.
    seat.worker.unref()
    seat.worker.on('message', (message: JobMessage) => hear(seat, message))
    seat.worker.on('error', (error) => leave(seat, error))
    seat.worker.on('exit', () => leave(seat, new Error('a worker ended before its job did')))
    return seat
  }

  function hear(seat: Seat, message: JobMessage): void {
    const { job } = seat
    if (!job || job.id !== message.id) return
    if (message.kind === 'news') {
      job.onNews?.(message.news)
      return
    }
    seat.job = undefined
    if (message.kind === 'done' && !job.signal.aborted) keepPace(performance.now() - seat.startedAt)
    clearTimeout(seat.impatience)
    seat.worker.unref()
    if (message.kind === 'done') job.resolve(message.result)
    else job.reject(new Error(`${job.task}: ${message.reason}`))
    queue.putLast(job.userId)
    seatNext()
    if (options.idleMs !== undefined && seat.job === undefined) rest(seat, options.idleMs)
  }

  function keepPace(tookMs: number): void {
    paceMs = paceMs === undefined ? tookMs : paceMs * (1 - NEWEST_SHARE) + tookMs * NEWEST_SHARE
  }

  function rest(seat: Seat, idleMs: number): void {
    // It takes no job between this and its end: its seat is given up first.
    seat.leisure = setTimeout(() => {
      seats.delete(seat)
      void seat.worker.terminate()
    }, idleMs).unref()
  }

  function leave(seat: Seat, error: unknown): void {
    if (!seats.delete(seat)) return
    clearTimeout(seat.impatience)
    clearTimeout(seat.leisure)
    if (seat.job) {
      seat.job.reject(isClosed ? new AppError('unavailable') : error)
      queue.putLast(seat.job.userId)
    }
    seatNext()
  }

  return {
    run,
    waiting: queue.size,
    async close() {
      isClosed = true
      for (const job of queue.takeAll()) job.reject(new AppError('unavailable'))
      await Promise.all([...seats].map(({ worker }) => worker.terminate()))
    },
  }
}

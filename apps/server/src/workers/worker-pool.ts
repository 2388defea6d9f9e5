import type { HouseholdId } from '../database/ids.ts'
import { AppError } from '../http/errors.ts'
import { createHouseholdQueue } from './household-queue.ts'
import { cancel } from './job-protocol.ts'
import { createJobThread, type Job, type JobThread, type ThreadOptions } from './job-thread.ts'
import { createPace } from './pace.ts'

export type PoolOptions = ThreadOptions & {
  readonly size: number
  /** More waiting jobs than this are refused. */
  readonly queueLength: number
  /** A job that would wait longer than this, at the pace of the last jobs, is refused as well. */
  readonly maxWaitMs?: number
  /** Jobs one household may have running and waiting together. Only one of them runs at a time. */
  readonly perHousehold: number
  readonly retryAfterS: number
}

export type NewJob = Pick<Job, 'task' | 'input' | 'onProgress' | 'onStart'> & {
  readonly householdId: HouseholdId
  readonly signal: AbortSignal
}

export type WorkerPool = {
  run: (job: NewJob) => Promise<unknown>
  /** How many jobs have not started yet. */
  waiting: () => number
  close: () => Promise<void>
}

type PoolJob = Job & NewJob

const clientDisconnected = () => new AppError('unavailable', { message: 'the client disconnected' })

/** Runs heavy work in worker threads, so that one household's plan does not delay another's save. */
export function createWorkerPool(options: PoolOptions): WorkerPool {
  const { size, queueLength, perHousehold, retryAfterS, maxWaitMs = Number.POSITIVE_INFINITY } = options
  const threads = new Set<JobThread<PoolJob>>()
  const queue = createHouseholdQueue<PoolJob>()
  const jobsOf = new Map<string, number>()
  const pace = createPace()
  let lastId = 0
  let isClosed = false

  function run(job: NewJob): Promise<unknown> {
    const refusal = refusalOf(job)
    return refusal ? Promise.reject(refusal) : enqueue(job)
  }

  function refusalOf({ householdId, signal }: NewJob): AppError | null {
    if (isClosed) return new AppError('unavailable')
    if (signal.aborted) return clientDisconnected()
    if ((jobsOf.get(householdId) ?? 0) >= perHousehold) return new AppError('rate_limited', { retryAfterS })
    return hasRoomFor(householdId) ? null : new AppError('busy', { retryAfterS })
  }

  function hasRoomFor(householdId: HouseholdId): boolean {
    if (queue.size() >= queueLength) return false
    if (maxWaitMs === Number.POSITIVE_INFINITY) return true
    // The pace is unknown until the first job is done. A machine that has just started is slow, so assume slow jobs.
    return (queue.turnsBefore(householdId) * (pace.ms() ?? maxWaitMs / 2)) / size <= maxWaitMs
  }

  function enqueue(newJob: NewJob): Promise<unknown> {
    const { householdId, signal } = newJob
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const job = { ...newJob, id: ++lastId, cancelled: new SharedArrayBuffer(4), resolve, reject }
    const abort = () => {
      cancel(job.cancelled)
      queue.remove(job)
      reject(clientDisconnected())
    }
    signal.addEventListener('abort', abort, { once: true })
    jobsOf.set(householdId, (jobsOf.get(householdId) ?? 0) + 1)
    queue.add(job)
    startNext()
    return promise.finally(() => {
      signal.removeEventListener('abort', abort)
      const left = (jobsOf.get(householdId) ?? 1) - 1
      if (left > 0) jobsOf.set(householdId, left)
      else jobsOf.delete(householdId)
    })
  }

  function startNext(): void {
    if (isClosed) return
    const idle = [...threads].find((thread) => thread.job() === undefined)
    if (!idle && threads.size >= size) return
    // A household with a running job waits for it, so the free thread goes to another one.
    const running = new Set<string | undefined>([...threads].map((thread) => thread.job()?.householdId))
    const job = queue.takeNext((householdId) => running.has(householdId))
    if (job) (idle ?? addThread()).start(job)
  }

  function addThread(): JobThread<PoolJob> {
    const thread = createJobThread<PoolJob>(options, {
      onFree(job, outcome, tookMs) {
        if (outcome === 'done' && !job.signal.aborted) pace.add(tookMs)
        queue.putLast(job.householdId)
        startNext()
      },
      onEnd(job, error) {
        threads.delete(thread)
        job?.reject(isClosed ? new AppError('unavailable') : error)
        if (job) queue.putLast(job.householdId)
        startNext()
      },
    })
    threads.add(thread)
    return thread
  }

  async function close(): Promise<void> {
    isClosed = true
    for (const job of queue.takeAll()) job.reject(new AppError('unavailable'))
    await Promise.all([...threads].map((thread) => thread.terminate()))
  }

  return { run, waiting: queue.size, close }
}

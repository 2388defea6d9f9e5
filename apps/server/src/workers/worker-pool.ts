import type { HouseholdId } from '../database/ids.ts'
import { AppError } from '../http/errors.ts'
import { type Asker, createFairPlaces } from './fair-places.ts'
import { createJobWorker, type Job, type JobWorker, type WorkerOptions } from './job-worker.ts'
import { createPace } from './pace.ts'

export type PoolOptions = WorkerOptions & {
  readonly size: number
  /** Jobs that may wait. Past this, whoever holds the most gives up a place, or else the newest job is refused. */
  readonly queueLength: number
  /** A job that would wait longer than this, at the pace of the last jobs, is refused as well. */
  readonly maxWaitMs?: number
  /** Jobs one household may have running and waiting together. Only one of them runs at a time. */
  readonly perHousehold: number
  readonly retryAfterS: number
}

export type NewJob = Pick<Job, 'task' | 'input' | 'signal' | 'onProgress' | 'onStart'> & {
  readonly householdId: HouseholdId
  /** Where it was asked from. Unknown for a plan that another server accepted. */
  readonly address?: string | undefined
}

export type WorkerPool = {
  run: (job: NewJob) => Promise<unknown>
  /** How many jobs have not started yet. */
  waiting: () => number
  close: () => Promise<void>
}

type PoolJob = Job & NewJob & { readonly address: string }

const clientDisconnected = () => new AppError('unavailable', { message: 'the client disconnected' })

/** Runs heavy work in workers, so that one household's plan does not delay another's save. */
export function createWorkerPool(options: PoolOptions): WorkerPool {
  const { size, queueLength, perHousehold, retryAfterS, maxWaitMs = Number.POSITIVE_INFINITY } = options
  const workers = new Set<JobWorker<PoolJob>>()
  const places = createFairPlaces<PoolJob>()
  const pace = createPace()
  const busy = () => new AppError('busy', { retryAfterS })
  let lastId = 0
  let isClosed = false

  function run(job: NewJob): Promise<unknown> {
    const { address = job.householdId } = job
    const asked = { ...job, address }
    const refusal = refusalOf(asked)
    return refusal ? Promise.reject(refusal) : enqueue(asked)
  }

  function refusalOf(job: NewJob & Asker): AppError | null {
    if (isClosed) return new AppError('unavailable')
    if (job.signal.aborted) return clientDisconnected()
    if (places.count('householdId', job.householdId) >= perHousehold)
      return new AppError('rate_limited', { retryAfterS })
    return mayWaitFor(job) && makeRoomFor(job) ? null : busy()
  }

  function mayWaitFor(asker: Asker): boolean {
    if (maxWaitMs === Number.POSITIVE_INFINITY) return true
    // The pace is unknown until the first job is done. A machine that has just started is slow, so assume slow jobs.
    return (places.turnsBefore(asker) * (pace.ms() ?? maxWaitMs / 2)) / size <= maxWaitMs
  }

  function makeRoomFor(asker: Asker): boolean {
    if (places.waiting().length < queueLength) return true
    const evicted = places.findEvicted(asker)
    if (!evicted) return false
    places.leave(evicted)
    evicted.reject(busy())
    return true
  }

  function enqueue(newJob: NewJob & Asker): Promise<unknown> {
    const { signal } = newJob
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const onStart = () => {
      places.startWork(job)
      newJob.onStart?.()
    }
    const job: PoolJob = { ...newJob, id: ++lastId, onStart, resolve, reject }
    const abort = () => {
      places.stopWaiting(job)
      reject(clientDisconnected())
    }
    signal.addEventListener('abort', abort, { once: true })
    places.enter(job)
    places.wait(job)
    startNext()
    return promise.finally(() => {
      signal.removeEventListener('abort', abort)
      places.leave(job)
    })
  }

  function startNext(): void {
    if (isClosed) return
    const idle = [...workers].find((worker) => worker.isFree())
    if (!idle && workers.size >= size) return
    // A household with a running job waits for it, so the free worker goes to another one.
    const running = new Set<string | undefined>([...workers].map((worker) => worker.job()?.householdId))
    const job = places.takeNext(({ householdId }) => !running.has(householdId))
    if (!job) return
    try {
      ;(idle ?? addWorker()).start(job)
    } catch (error) {
      job.reject(error)
      places.endTurn(job)
      startNext()
    }
  }

  function addWorker(): JobWorker<PoolJob> {
    const worker = createJobWorker<PoolJob>(options, {
      onFree(job, outcome, tookMs) {
        if (outcome === 'done' && !job.signal.aborted) pace.add(tookMs)
        places.endTurn(job)
        startNext()
      },
      onEnd(job, error) {
        workers.delete(worker)
        job?.reject(isClosed ? new AppError('unavailable') : error)
        if (job) places.endTurn(job)
        startNext()
      },
    })
    workers.add(worker)
    return worker
  }

  async function close(): Promise<void> {
    isClosed = true
    for (const job of [...places.waiting()]) {
      places.stopWaiting(job)
      job.reject(new AppError('unavailable'))
    }
    await Promise.all([...workers].map((worker) => worker.terminate()))
  }

  return { run, waiting: () => places.waiting().length, close }
}

import { Worker } from 'node:worker_threads'
import type { JobMessage, JobRequest } from './job-protocol.ts'

export type Job = JobRequest & {
  readonly onStart?: (() => void) | undefined
  readonly onProgress?: ((progress: unknown) => void) | undefined
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

export type ThreadOptions = {
  readonly file: URL
  /** A job that takes longer is rejected with JobTimedOut, and its thread is terminated. */
  readonly jobTimeoutMs: number
  /** Yields the processor to the main thread where there are too few for both. */
  readonly hasLowPriority?: boolean
  /** A thread without work for this long is terminated, to free the memory of what it has loaded. */
  readonly idleMs?: number
}

type ThreadEvents<J extends Job> = {
  /** The job has its answer, and the thread is free. */
  readonly onFree: (job: J, outcome: 'done' | 'failed', tookMs: number) => void
  /** The thread is gone. A job it was running has no answer yet. */
  readonly onEnd: (job: J | undefined, error: unknown) => void
}

export type JobThread<J extends Job> = {
  readonly job: () => J | undefined
  readonly start: (job: J) => void
  readonly terminate: () => Promise<number>
}

export class JobTimedOut extends Error {}

/** By default a thread keeps tens of megabytes of short-lived objects. With this limit a week takes 5 % more CPU time. */
const YOUNG_GENERATION_MB = 4

/** A worker thread that does one job at a time. */
export function createJobThread<J extends Job>(
  options: ThreadOptions,
  events: ThreadEvents<J>,
): JobThread<J> {
  const { file, jobTimeoutMs, idleMs, hasLowPriority = false } = options
  const worker = new Worker(file, {
    // Without the flags of this process, such as a test runner's.
    execArgv: [],
    workerData: { hasLowPriority },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  })
  let job: J | undefined
  let startedAt = 0
  let timeout: NodeJS.Timeout | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let hasEnded = false

  // An idle worker must not keep the process alive.
  worker.unref()
  worker.on('message', receive)
  worker.on('error', end)
  worker.on('exit', () => end(new Error('a worker ended before its job did')))

  function start(next: J): void {
    job = next
    startedAt = performance.now()
    clearTimeout(idleTimer)
    worker.ref()
    timeout = setTimeout(() => {
      end(new JobTimedOut(`${next.task} took longer than ${jobTimeoutMs} ms`))
      void worker.terminate()
    }, jobTimeoutMs)
    const { id, task, input, cancelled } = next
    worker.postMessage({ id, task, input, cancelled } satisfies JobRequest)
    next.onStart?.()
  }

  function receive(message: JobMessage): void {
    if (!job || job.id !== message.id) return
    if (message.kind === 'progress') job.onProgress?.(message.progress)
    else finish(job, message)
  }

  function finish(finished: J, message: Exclude<JobMessage, { kind: 'progress' }>): void {
    job = undefined
    clearTimeout(timeout)
    worker.unref()
    if (message.kind === 'done') finished.resolve(message.result)
    else finished.reject(new Error(`${finished.task}: ${message.reason}`))
    events.onFree(finished, message.kind, performance.now() - startedAt)
    if (job === undefined && idleMs !== undefined) idleTimer = setTimeout(endIdle, idleMs).unref()
  }

  function endIdle(): void {
    // Reported before the thread is gone, so that it gets no further job.
    end(new Error('idle'))
    void worker.terminate()
  }

  function end(error: unknown): void {
    if (hasEnded) return
    hasEnded = true
    clearTimeout(timeout)
    clearTimeout(idleTimer)
    events.onEnd(job, error)
  }

  return { job: () => job, start, terminate: () => worker.terminate() }
}

import type { JobMessage, JobRequest } from './job-protocol.ts'
import { JobTimedOut } from './job-timed-out.ts'
import { startWorker, type WorkerKind } from './worker-link.ts'

export type Job = JobRequest & {
  readonly signal: AbortSignal
  readonly onStart?: (() => void) | undefined
  readonly onProgress?: ((progress: unknown) => void) | undefined
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

export type WorkerOptions = WorkerKind & {
  /** A job that takes longer is rejected with JobTimedOut, and its worker is terminated. */
  readonly jobTimeoutMs: number
  /** A worker without work for this long is terminated, to free the memory of what it has loaded. */
  readonly idleMs?: number
}

type WorkerEvents<J extends Job> = {
  /** The job has its answer, and the worker is free. */
  readonly onFree: (job: J, outcome: 'done' | 'failed', tookMs: number) => void
  /** The worker is gone. A job it was running has no answer yet. */
  readonly onEnd: (job: J | undefined, error: unknown) => void
}

export type JobWorker<J extends Job> = {
  readonly job: () => J | undefined
  readonly isFree: () => boolean
  readonly start: (job: J) => void
  readonly terminate: () => Promise<unknown>
}

/** A worker that does one job at a time. */
export function createJobWorker<J extends Job>(
  options: WorkerOptions,
  events: WorkerEvents<J>,
): JobWorker<J> {
  const { jobTimeoutMs, idleMs } = options
  const worker = startWorker(options, { onMessage: receive, onEnd: end })
  let job: J | undefined
  let cancelJob = () => {}
  let startedAt = 0
  let timeout: NodeJS.Timeout | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let keepMemory = () => {}
  /** Takes no more jobs, so that whoever waits for its memory gets it no matter how many jobs are queued. */
  let isRetired = false
  let hasEnded = false

  worker.unref()

  function start(next: J): void {
    job = next
    clearTimeout(idleTimer)
    keepMemory()
    worker.ref()
    const { id, task, input, signal } = next
    cancelJob = worker.send({ id, task, input }, () => noteStart(next))
    signal.addEventListener('abort', cancelJob, { once: true })
  }

  function noteStart(started: J): void {
    startedAt = performance.now()
    timeout = setTimeout(() => {
      end(new JobTimedOut(`${started.task} took longer than ${jobTimeoutMs} ms`))
      void worker.terminate()
    }, jobTimeoutMs)
    started.onStart?.()
  }

  function receive(message: JobMessage): void {
    if (hasEnded || !job || job.id !== message.id) return
    if (message.kind === 'progress') job.onProgress?.(message.progress)
    else finish(job, message)
  }

  function finish(finished: J, message: Exclude<JobMessage, { kind: 'progress' }>): void {
    job = undefined
    clearTimeout(timeout)
    finished.signal.removeEventListener('abort', cancelJob)
    worker.unref()
    if (message.kind === 'done') finished.resolve(message.result)
    else finished.reject(new Error(`${finished.task}: ${message.reason}`))
    isRetired = worker.isMemoryWanted()
    events.onFree(finished, message.kind, performance.now() - startedAt)
    if (job !== undefined) return
    if (isRetired || worker.holdsTooMuch()) endIdle()
    else {
      if (idleMs !== undefined) idleTimer = setTimeout(endIdle, idleMs).unref()
      keepMemory = worker.offerMemory(endIdle)
    }
  }

  function endIdle(): void {
    // Reported before the worker is gone, so that it gets no further job.
    end(new Error('idle'))
    void worker.terminate()
  }

  function end(error: unknown): void {
    if (hasEnded) return
    hasEnded = true
    clearTimeout(timeout)
    clearTimeout(idleTimer)
    keepMemory()
    events.onEnd(job, error)
  }

  return {
    job: () => job,
    isFree: () => job === undefined && !isRetired,
    start,
    terminate: () => worker.terminate(),
  }
}

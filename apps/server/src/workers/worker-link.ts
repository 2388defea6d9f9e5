import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { childMemory, type MemoryLimits, residentMb, startChildProcess } from './child-process.ts'
import {
  cancel,
  type JobMessage,
  type JobRequest,
  type ProcessRequest,
  type ThreadRequest,
} from './job-protocol.ts'

/** What does jobs: a worker thread, or a process of its own for input that may end it. */
export type WorkerLink = {
  /** Answers how the job is cancelled. A process may have to wait for memory before it starts. */
  readonly send: (request: JobRequest, onStart: () => void) => () => void
  /** A worker without a job must not keep this process alive. */
  readonly ref: () => void
  readonly unref: () => void
  readonly holdsTooMuch: () => boolean
  readonly isMemoryWanted: () => boolean
  /** Without a job, it ends once others wait for its memory. Answers how to take that back. */
  readonly offerMemory: (end: () => void) => () => void
  readonly terminate: () => Promise<unknown>
}

export type WorkerKind = {
  readonly file: URL
  /** Runs it in a process with these limits. Otherwise it is a thread. */
  readonly process?: ProcessLimits
  /** Yields the processor to the main thread where there are too few for both. */
  readonly hasLowPriority?: boolean
}

type ProcessLimits = MemoryLimits & {
  /** If it still holds more after a job, and none waits, it ends at once. */
  readonly keptMb: number
}

type LinkEvents = {
  readonly onMessage: (message: JobMessage) => void
  readonly onEnd: (error: unknown) => void
}

/** A signal ended the process: it took too much memory, or its decoder crashed. */
export class WorkerKilled extends Error {}

/** By default a thread keeps tens of megabytes of short-lived objects. With this limit a week takes 5 % more CPU time. */
const YOUNG_GENERATION_MB = 4

const endedEarly = () => new Error('a worker ended before its job did')

export function startWorker(kind: WorkerKind, events: LinkEvents): WorkerLink {
  return kind.process ? startProcess(kind.file, kind.process, events) : startThread(kind, events)
}

function startThread({ file, hasLowPriority = false }: WorkerKind, events: LinkEvents): WorkerLink {
  const worker = new Worker(file, {
    // Without the flags of this process, such as a test runner's.
    execArgv: [],
    workerData: { hasLowPriority },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  })
  worker.on('message', events.onMessage)
  worker.on('error', events.onEnd)
  worker.on('exit', () => events.onEnd(endedEarly()))
  return {
    send(request, onStart) {
      const cancelled = new SharedArrayBuffer(4)
      worker.postMessage({ ...request, cancelled } satisfies ThreadRequest)
      onStart()
      return () => cancel(cancelled)
    },
    ref: () => worker.ref(),
    unref: () => worker.unref(),
    holdsTooMuch: () => false,
    isMemoryWanted: () => false,
    offerMemory: () => () => {},
    terminate: () => worker.terminate(),
  }
}

function startProcess(file: URL, limits: ProcessLimits, events: LinkEvents): WorkerLink {
  const waiting = new AbortController()
  let child: ChildProcess | undefined
  let isReferenced = true
  const started = childMemory.take(limits.residentMb, waiting.signal).then((giveBack) => {
    const one = startHolding(giveBack, file, limits)
    child = one
    one.on('message', events.onMessage)
    one.on('error', events.onEnd)
    one.on('exit', (_, signal) =>
      events.onEnd(signal ? new WorkerKilled(`ended by ${signal}`) : endedEarly()),
    )
    setReferenced(one, isReferenced)
    // Given up after its memory was free, and before there was a process to end.
    if (waiting.signal.aborted) one.kill('SIGKILL')
    return one
  })
  started.catch(events.onEnd)
  const reference = (is: boolean) => {
    isReferenced = is
    if (child) setReferenced(child, is)
  }
  // What cannot be sent is told by the exit of its process.
  const post = (to: ChildProcess, request: ProcessRequest) => void to.send(request, () => {})
  return {
    send(request, onStart) {
      const cancel = (to: ChildProcess) => post(to, { kind: 'cancel', id: request.id })
      let isCancelled = false
      const start = (to: ChildProcess) => {
        post(to, { kind: 'start', ...request })
        if (isCancelled) cancel(to)
        onStart()
      }
      if (child) start(child)
      else void started.then(start, () => {})
      return () => {
        isCancelled = true
        if (child) cancel(child)
        else waiting.abort()
      }
    },
    ref: () => reference(true),
    unref: () => reference(false),
    holdsTooMuch: () => residentMb(child?.pid) > limits.keptMb,
    isMemoryWanted: () => childMemory.othersWait(),
    offerMemory: (end) => childMemory.offer(end),
    async terminate() {
      waiting.abort()
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      child.ref()
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** Its memory is given back once it is gone. */
function startHolding(giveBack: () => void, file: URL, limits: MemoryLimits): ChildProcess {
  try {
    return startChildProcess(file, limits).once('exit', giveBack)
  } catch (error) {
    giveBack()
    throw error
  }
}

function setReferenced(child: ChildProcess, is: boolean): void {
  if (is) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}

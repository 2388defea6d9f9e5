import { parentPort, threadId } from 'node:worker_threads'
import { isCancelled, type JobMessage, type JobRequest } from '../workers/job-protocol.ts'

const rest = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** A worker for tests of the pool: says what it was sent, takes its time, waits to be cancelled, fails or dies, as it is told. */
parentPort?.on('message', ({ id, task, input, cancelled }: JobRequest) => {
  const say = (message: JobMessage) => parentPort?.postMessage(message)
  if (task === 'echo') say({ id, kind: 'done', result: input })
  if (task === 'thread') say({ id, kind: 'done', result: threadId })
  if (task === 'take') {
    rest(Number(input))
    say({ id, kind: 'done', result: input })
  }
  if (task === 'fail') say({ id, kind: 'failed', reason: 'as it was told' })
  if (task === 'die') process.exit(1)
  if (task === 'wait') {
    say({ id, kind: 'news', news: 'waiting' })
    // Busy like a real job: between its looks at the flag the thread hears nothing.
    while (!isCancelled(cancelled)) rest(5)
    say({ id, kind: 'done', result: 'cancelled' })
  }
})

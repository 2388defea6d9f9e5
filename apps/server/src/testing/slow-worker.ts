import { parentPort, threadId } from 'node:worker_threads'
import { isCancelled, type JobMessage, type ThreadRequest } from '../workers/job-protocol.ts'

const rest = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

/** A worker for the pool's tests: the task name says what it does. */
parentPort?.on('message', ({ id, task, input, cancelled }: ThreadRequest) => {
  const send = (message: JobMessage) => parentPort?.postMessage(message)
  if (task === 'echo') send({ id, kind: 'done', result: input })
  if (task === 'worker') send({ id, kind: 'done', result: threadId })
  if (task === 'take') {
    rest(Number(input))
    send({ id, kind: 'done', result: input })
  }
  if (task === 'fail') send({ id, kind: 'failed', reason: 'as asked' })
  if (task === 'die') process.exit(1)
  if (task === 'wait') {
    send({ id, kind: 'progress', progress: 'waiting' })
    // Blocks like a real job: no message arrives between two looks at the flag.
    while (!isCancelled(cancelled)) rest(5)
    send({ id, kind: 'done', result: 'cancelled' })
  }
})

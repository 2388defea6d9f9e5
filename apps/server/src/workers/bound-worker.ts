import { parentPort } from 'node:worker_threads'
import { type BoundQuestion, solveBounds } from '../engines/builtin/solve-bounds.ts'
import { failureReason, type JobMessage, type JobRequest } from './job-protocol.ts'
import { lowerPriorityIfAsked } from './low-priority.ts'

/** A thread that computes lower bounds for a week. It loads the solver and nothing else. */
const port = parentPort
if (!port) throw new Error('bound-worker runs as a worker thread only')

lowerPriorityIfAsked()

port.on('message', async ({ id, input }: JobRequest) => {
  const send = (message: JobMessage) => port.postMessage(message)
  try {
    // The only sender is prove-week.ts.
    const result = await solveBounds(input as BoundQuestion, () => performance.now())
    send({ id, kind: 'done', result })
  } catch (error) {
    send({ id, kind: 'failed', reason: failureReason(error) })
  }
})

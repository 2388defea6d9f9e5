import { parentPort } from 'node:worker_threads'
import { type BoundQuestion, solveBounds } from '../engines/builtin/solve-bounds.ts'
import { giveWayIfAsked } from './give-way.ts'
import type { JobMessage, JobRequest } from './job-protocol.ts'

/** A thread that proves how good a week can be. It holds a solver and nothing else. */
const port = parentPort
if (!port) throw new Error('bound-worker runs as a worker thread only')

giveWayIfAsked()

port.on('message', async ({ id, input }: JobRequest) => {
  const say = (message: JobMessage) => port.postMessage(message)
  try {
    // The only sender is prove-week.ts.
    say({ id, kind: 'done', result: await solveBounds(input as BoundQuestion, () => performance.now()) })
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    say({ id, kind: 'failed', reason })
  }
})

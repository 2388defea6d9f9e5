import { parentPort } from 'node:worker_threads'
import { runTask } from '../engines/tasks/run-task.ts'
import { collectArrays, collectOnceIdle } from './collect-arrays.ts'
import { failureReason, isCancelled, type JobMessage, type ThreadRequest } from './job-protocol.ts'
import { lowerPriorityIfAsked } from './low-priority.ts'

/** A thread that runs one task at a time. Throttles progress; the tasks themselves are in run-task.ts. */
const port = parentPort
if (!port) throw new Error('engine-worker runs as a worker thread only')

const PROGRESS_EVERY_MS = 50

lowerPriorityIfAsked()

port.on('message', ({ id, task, input, cancelled }: ThreadRequest) => {
  const send = (message: JobMessage) => port.postMessage(message)
  let sentAt = 0
  try {
    const result = runTask(task, input, {
      signal: {
        get aborted() {
          return isCancelled(cancelled)
        },
      },
      now: () => performance.now(),
      onProgress(progress) {
        const now = performance.now()
        // The last step of a stage is always sent.
        if (now - sentAt < PROGRESS_EVERY_MS && progress.done < progress.total) return
        sentAt = now
        send({ id, kind: 'progress', progress })
      },
    })
    send({ id, kind: 'done', result })
  } catch (error) {
    // The main thread logs it; this thread goes on with the next job.
    send({ id, kind: 'failed', reason: failureReason(error) })
  }
  collectArrays()
  collectOnceIdle()
})

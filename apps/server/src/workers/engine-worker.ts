import { parentPort } from 'node:worker_threads'
import { runTask } from '../engines/tasks/run-task.ts'
import { giveWayIfAsked } from './give-way.ts'
import { isCancelled, type JobMessage, type JobRequest } from './job-protocol.ts'

/** A thread that does one job at a time. How long things take is its own business; what they are is in tasks.ts. */
const port = parentPort
if (!port) throw new Error('engine-worker runs as a worker thread only')

const NEWS_EVERY_MS = 50

giveWayIfAsked()

port.on('message', ({ id, task, input, cancelled }: JobRequest) => {
  const say = (message: JobMessage) => port.postMessage(message)
  let lastNews = 0
  try {
    const result = runTask(task, input, {
      signal: {
        get aborted() {
          return isCancelled(cancelled)
        },
      },
      now: () => performance.now(),
      onProgress(news) {
        const now = performance.now()
        // The last of a stage is always told.
        if (now - lastNews < NEWS_EVERY_MS && news.done < news.total) return
        lastNews = now
        say({ id, kind: 'news', news })
      },
    })
    say({ id, kind: 'done', result })
  } catch (error) {
    // The main thread logs it; a thread that lives on does the next job.
    say({
      id,
      kind: 'failed',
      reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  }
})

import { parentPort } from 'node:worker_threads'
import { readPrintedPage } from '../photo-reading/read-page.ts'
import { readPhoto } from '../photo-reading/read-photo.ts'
import { failureReason, isCancelled, type JobMessage, type JobRequest } from './job-protocol.ts'

/** A thread that reads one picture at a time. Image decoders take files from anywhere, so they run in a thread of their own. */
const port = parentPort
if (!port) throw new Error('photo-worker runs as a worker thread only')

port.on('message', async ({ id, task, input, cancelled }: JobRequest) => {
  const send = (message: JobMessage) => port.postMessage(message)
  try {
    if (!(input instanceof Uint8Array)) throw new Error('the picture is not bytes')
    const read = task === 'readPrintedPage' ? readPrintedPage : readPhoto
    const result = await read(
      input,
      () => isCancelled(cancelled),
      (progress) => send({ id, kind: 'progress', progress }),
    )
    send({ id, kind: 'done', result })
  } catch (error) {
    send({ id, kind: 'failed', reason: failureReason(error) })
  }
})

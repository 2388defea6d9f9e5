import { parentPort } from 'node:worker_threads'
import { readPhoto } from '../features/photos/reading/read-photo.ts'
import { isCancelled, type JobMessage, type JobRequest } from './job-protocol.ts'

/** A thread that reads one picture at a time. Decoders of pictures take files from anywhere, so they have a thread of their own. */
const port = parentPort
if (!port) throw new Error('photo-worker runs as a worker thread only')

port.on('message', async ({ id, input, cancelled }: JobRequest) => {
  const say = (message: JobMessage) => port.postMessage(message)
  try {
    if (!(input instanceof Uint8Array)) throw new Error('a picture is bytes')
    const reading = await readPhoto(
      input,
      () => isCancelled(cancelled),
      (news) => say({ id, kind: 'news', news }),
    )
    say({ id, kind: 'done', result: reading })
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    say({ id, kind: 'failed', reason })
  }
})

import { parentPort } from 'node:worker_threads'
import { PHOTO_LARGE } from '@pennyplate/domain/bounds/photo-limits'
import { encodePhoto } from '../dish-photos/encode-photo.ts'
import { failureReason, type JobMessage, type JobRequest } from './job-protocol.ts'

/** A thread that encodes one photo at a time. Image decoders take files from anywhere, so they run in a thread of their own. */
const port = parentPort
if (!port) throw new Error('encode-worker runs as a worker thread only')

port.on('message', async ({ id, input }: JobRequest) => {
  const send = (message: JobMessage) => port.postMessage(message)
  try {
    if (!(input instanceof Uint8Array)) throw new Error('the picture is not bytes')
    send({ id, kind: 'done', result: await encodePhoto(input, PHOTO_LARGE) })
  } catch (error) {
    send({ id, kind: 'failed', reason: failureReason(error) })
  }
})

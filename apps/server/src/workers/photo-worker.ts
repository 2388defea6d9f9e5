import { readPrintedPage } from '../photo-reading/read-page.ts'
import { readPhoto } from '../photo-reading/read-photo.ts'
import { failureReason, type JobMessage, type ProcessRequest } from './job-protocol.ts'

/**
 * A process that reads one picture at a time. Image decoders take files from anywhere, and their WebAssembly can take
 * V8 down when a thread with it is terminated.
 */
const cancelled = new Set<number>()

process.once('disconnect', () => process.exit())
process.on('message', async (request: ProcessRequest) => {
  const { id } = request
  if (request.kind === 'cancel') {
    cancelled.add(id)
    return
  }
  const send = (message: JobMessage) => process.send?.(message)
  try {
    if (!(request.input instanceof Uint8Array)) throw new Error('the picture is not bytes')
    const read = request.task === 'readPrintedPage' ? readPrintedPage : readPhoto
    const result = await read(
      request.input,
      () => cancelled.has(id),
      (progress) => send({ id, kind: 'progress', progress }),
    )
    send({ id, kind: 'done', result })
  } catch (error) {
    send({ id, kind: 'failed', reason: failureReason(error) })
  }
  cancelled.delete(id)
})

import { failureReason, type JobMessage, type ProcessRequest } from './job-protocol.ts'

/** Does one of the jobs a process has. */
type Task = (
  picture: Uint8Array,
  isCancelled: () => boolean,
  onProgress: (progress: unknown) => void,
) => Promise<unknown>

/**
 * Makes this process do jobs with pictures, one at a time. Image decoders take files from anywhere, and their WebAssembly can take
 * V8 down when a thread with it is terminated.
 */
export function serveJobs(tasks: Readonly<Record<string, Task>>): void {
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
      const { task, input } = request
      const run = Object.hasOwn(tasks, task) ? tasks[task] : undefined
      if (!run) throw new Error(`no task is called ${task}`)
      if (!(input instanceof Uint8Array)) throw new Error('the picture is not bytes')
      const result = await run(
        input,
        () => cancelled.has(id),
        (progress) => send({ id, kind: 'progress', progress }),
      )
      send({ id, kind: 'done', result })
    } catch (error) {
      send({ id, kind: 'failed', reason: failureReason(error) })
    }
    cancelled.delete(id)
  })
}

import type { JobMessage, ProcessRequest } from '../workers/job-protocol.ts'

/** A worker in a process of its own, for the pool's tests: the task name says what it does. */
const held: Buffer[] = []

process.once('disconnect', () => process.exit())
process.on('message', (request: ProcessRequest) => {
  const { id } = request
  const send = (message: JobMessage) => process.send?.(message)
  if (request.kind === 'cancel') {
    send({ id, kind: 'done', result: 'cancelled' })
    return
  }
  const { task, input } = request
  if (task === 'echo') send({ id, kind: 'done', result: input })
  if (task === 'worker') send({ id, kind: 'done', result: process.pid })
  if (task === 'take') setTimeout(() => send({ id, kind: 'done', result: input }), Number(input))
  if (task === 'fail') send({ id, kind: 'failed', reason: 'as asked' })
  if (task === 'die') process.exit(1)
  if (task === 'wait') send({ id, kind: 'progress', progress: 'waiting' })
  if (task === 'crash') process.abort()
  if (task === 'keep') {
    held.push(Buffer.alloc(Number(input) * 2 ** 20, 1))
    send({ id, kind: 'done', result: input })
  }
  if (task === 'grow') setInterval(() => held.push(Buffer.alloc(8 * 2 ** 20, 1)), 1)
})

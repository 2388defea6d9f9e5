import type { PlanEvent } from '@pennyplate/contract/ai/plan'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { errorFields } from '../../log.ts'
import type { PlanRun } from './plan-runs.ts'

/** A run as server-sent events. Closing the answer stops listening, and the last to leave stops the run. */
export function streamPlan({ log, openStreams }: Deps, c: Context, run: PlanRun): Response {
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, async (stream) => {
    const send = ({ event, data }: PlanEvent) => stream.writeSSE({ event, data: JSON.stringify(data) })
    // One after the other, in the order they were said.
    let sent = Promise.resolve()
    const stop = run.listen((event) => {
      sent = sent.then(() => send(event))
    })
    stream.onAbort(stop)
    openStreams.add(stop)
    try {
      const outcome = await run.outcome
      await sent
      await send(outcome)
    } catch (error) {
      await sent
      if (stream.aborted) return
      if (error instanceof AppError && error.code === 'unavailable') {
        await send({ event: 'failed', data: { error: 'cancelled', message: 'The server is stopping.' } })
        return
      }
      log.error('a plan failed', errorFields(error))
      await send({
        event: 'failed',
        data: { error: 'internal', message: 'Something went wrong on the server.' },
      })
    } finally {
      openStreams.delete(stop)
      stop()
    }
  })
}

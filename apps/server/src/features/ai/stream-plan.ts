import type { PlanEvent } from '@pennyplate/contract/ai/plan'
import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../http/errors.ts'
import { errorFields } from '../../log.ts'
import { PlanHandedOver, type PlanRun } from '../../plan-queue/plan-run.ts'
import type { PlanStoring } from './store-planned-week.ts'

/** Shorter than common proxies' idle limits. A language model may send nothing for minutes. */
const KEEP_ALIVE_MS = 15_000

type StreamDeps = Pick<Deps, 'log' | 'openStreams' | 'every'>

/** It gave its place in the queue to a household with fewer. */
function isBusy(error: unknown): boolean {
  return error instanceof AppError && error.code === 'busy'
}

/** Sends a run as server-sent events. Closing the connection unsubscribes; the run stops with its last subscriber. */
export function streamPlan(
  { log, openStreams, every }: StreamDeps,
  c: Context,
  run: PlanRun,
  storing?: PlanStoring,
): Response {
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, async (stream) => {
    const startKeepAlive = () => every(KEEP_ALIVE_MS, () => void stream.write(': still working\n\n'))
    let stopKeepAlive = startKeepAlive()
    /** Stores what the event brings, unless the client has gone: then the plan was cancelled. */
    const storedOf = async ({ event, data }: PlanEvent) => {
      if (event !== 'week' && event !== 'done') return {}
      const isWanted = () => !stream.aborted
      if (!isWanted()) return {}
      try {
        const stored = await (event === 'week'
          ? storing?.onWeek(data, isWanted)
          : storing?.onDone(data, isWanted))
        return stored ? { stored } : {}
      } catch (error) {
        log.error('a planned week could not be stored', errorFields(error))
        return { stored: { refused: 'internal' } }
      }
    }
    const send = async (planEvent: PlanEvent) => {
      const { event, data } = planEvent
      const more = await storedOf(planEvent)
      stopKeepAlive()
      stopKeepAlive = startKeepAlive()
      await stream.writeSSE({ event, data: JSON.stringify({ ...data, ...more }) })
    }
    // Written one after the other, in order.
    let sent = Promise.resolve()
    const stop = run.subscribe((event) => {
      sent = sent.then(() => send(event))
    })
    stream.onAbort(stop)
    // If this server stops, a shared plan goes on.
    if (!run.isShared) openStreams.add(stop)
    try {
      const outcome = await run.outcome
      await sent
      await send(outcome)
    } catch (error) {
      await sent
      // Without a last event the client asks again, and finds the plan on another server, or hears when to come back.
      if (stream.aborted || error instanceof PlanHandedOver || isBusy(error)) return
      if (error instanceof AppError && error.code === 'unavailable') {
        await send({ event: 'failed', data: { error: 'cancelled' } })
        return
      }
      log.error('a plan failed', errorFields(error))
      await send({ event: 'failed', data: { error: 'internal' } })
    } finally {
      stopKeepAlive()
      openStreams.delete(stop)
      stop()
    }
  })
}

import { setTimeout as wait } from 'node:timers/promises'
import type { PlanEvent } from '@pennyplate/contract/ai/plan'
import { DAY_MS } from '@pennyplate/domain/calendar-day'
import type { Deps } from '../../deps.ts'
import type { Asked, Engine, PlanOutcome, PlanWish } from '../../engines/engine.ts'
import { AppError } from '../../http/errors.ts'
import { errorFields } from '../../log.ts'
import {
  type AiRun,
  claimRun,
  findRun,
  finishRun,
  forgetRun,
  forgetRunsBefore,
  takeOverRun,
} from './ai-runs.store.ts'

type Hear = (event: PlanEvent) => void

/** A plan in the making. It goes on while anybody listens. */
export type PlanRun = {
  readonly outcome: Promise<PlanOutcome>
  /** Tells what was said so far, then what follows; the answer stops listening. */
  listen: (hear: Hear) => () => void
}

const REMEMBERED_MS = DAY_MS
/** Longer than any plan takes, a language model's with every attempt too: a run without an outcome by then was left by a server that died. */
const LEASE_MS = 10 * 60 * 1000
const LOOK_AGAIN_MS = 250

/** Starts a plan, or joins the one that was started under the same key, on this server or another, now or earlier. */
export function createPlanRuns(deps: Deps) {
  const here = new Map<string, PlanRun>()

  async function join(
    userId: string,
    asked: Asked<PlanWish>,
    idempotencyKey: string | undefined,
    signal: AbortSignal,
    engine: Pick<Engine, 'planWeek'>,
  ): Promise<PlanRun> {
    const { db } = deps.database
    if (idempotencyKey === undefined) return start(userId, asked, undefined, engine)
    const running = here.get(placeOf(userId, idempotencyKey))
    if (running) return running
    await forgetRunsBefore(db, momentBefore(REMEMBERED_MS))
    if (await claimRun(db, userId, idempotencyKey, deps.now().toISOString()))
      return start(userId, asked, idempotencyKey, engine)
    for (;;) {
      const seen = await findRun(db, userId, idempotencyKey)
      if (seen?.outcome) return finishedRun(JSON.parse(seen.outcome))
      const startedAt = deps.now().toISOString()
      const isMine = seen
        ? isStale(seen) && (await takeOverRun(db, userId, idempotencyKey, seen, startedAt))
        : await claimRun(db, userId, idempotencyKey, startedAt)
      if (isMine) return start(userId, asked, idempotencyKey, engine)
      await wait(LOOK_AGAIN_MS)
      if (signal.aborted) throw new AppError('unavailable', { message: 'the request was closed' })
    }
  }

  function start(
    userId: string,
    asked: Asked<PlanWish>,
    key: string | undefined,
    engine: Pick<Engine, 'planWeek'>,
  ): PlanRun {
    const controller = new AbortController()
    const said: PlanEvent[] = []
    const listeners = new Set<Hear>()
    const tell = (event: PlanEvent) => {
      said.push(event)
      for (const hear of listeners) hear(event)
    }
    const planned = engine.planWeek(asked, { userId, signal: controller.signal }, tell)
    const run: PlanRun = {
      outcome: key === undefined ? planned : remember(planned, userId, key),
      listen(hear) {
        for (const event of said) hear(event)
        listeners.add(hear)
        return () => {
          listeners.delete(hear)
          if (listeners.size === 0) controller.abort()
        }
      },
    }
    if (key !== undefined) here.set(placeOf(userId, key), run)
    return run
  }

  /** Outcomes are kept; a run that was cut off is forgotten, so that it can be asked for again. */
  async function remember(planned: Promise<PlanOutcome>, userId: string, key: string): Promise<PlanOutcome> {
    const { db } = deps.database
    try {
      const outcome = await planned
      const isFinal = outcome.event === 'done' || outcome.data.error !== 'cancelled'
      if (isFinal) await finishRun(db, userId, key, JSON.stringify(outcome))
      else await forgetRun(db, userId, key)
      return outcome
    } catch (error) {
      await forgetRun(db, userId, key).catch((failure: unknown) =>
        deps.log.warn('a plan run could not be forgotten', errorFields(failure)),
      )
      throw error
    } finally {
      here.delete(placeOf(userId, key))
    }
  }

  const isStale = ({ startedAt }: AiRun) => startedAt < momentBefore(LEASE_MS)
  const momentBefore = (ms: number) => new Date(deps.now().getTime() - ms).toISOString()

  return { join }
}

function finishedRun(outcome: PlanOutcome): PlanRun {
  const days = outcome.event === 'done' ? outcome.data.plan.days : []
  return {
    outcome: Promise.resolve(outcome),
    listen(hear) {
      for (const [index, day] of days.entries()) hear({ event: 'day', data: { index, day } })
      return () => {}
    },
  }
}

function placeOf(userId: string, key: string): string {
  return JSON.stringify([userId, key])
}

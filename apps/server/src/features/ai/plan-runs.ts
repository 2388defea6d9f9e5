import { setTimeout as wait } from 'node:timers/promises'
import { PLAN_RUNS_PER_HOUSEHOLD_MAX } from '@pennyplate/domain/bounds/limits'
import { DAY_MS } from '@pennyplate/domain/calendar-day'
import type { HouseholdId } from '../../database/ids.ts'
import type { Deps } from '../../deps.ts'
import {
  type Asked,
  type FinalPlanEvent,
  finalPlanEvent,
  type SeededPlanRequest,
} from '../../engines/asked.ts'
import type { Engine } from '../../engines/engine.ts'
import { AppError } from '../../http/errors.ts'
import { readStoredJson } from '../../json.ts'
import { errorFields } from '../../log.ts'
import { createPlanFeed, finishedRun, type PlanRun } from '../../plan-queue/plan-run.ts'
import { storageLeft } from '../../storage/require-storage.ts'
import {
  type AiRun,
  type AiRunId,
  claimRun,
  findRun,
  finishRun,
  forgetOldestRuns,
  forgetRun,
  forgetRunsBefore,
  renewLease,
  takeOverRun,
} from './ai-runs.store.ts'

export type PlanToRun = {
  readonly householdId: HouseholdId
  readonly address?: string | undefined
  readonly idempotencyKey: string | undefined
  /** The same key with a changed profile is a new request. */
  readonly profileRevision: number
  readonly asked: Asked<SeededPlanRequest>
  readonly signal: AbortSignal
}

const KEPT_MS = DAY_MS
/** A run whose lease ends without an outcome was started by a server that died. */
const LEASE_MS = 6_000
const RENEW_EVERY_MS = 2_000
const POLL_MS = 250

/** Starts a plan, or joins the one under the same key, whether it runs here, runs on another server, or is finished. */
export function createPlanRuns(deps: Deps) {
  const { db } = deps.database
  const runsHere = new Map<string, PlanRun>()

  async function join(plan: PlanToRun, engine: Pick<Engine, 'planWeek'>): Promise<PlanRun> {
    const { householdId, idempotencyKey: key, profileRevision, signal } = plan
    if (key !== undefined) await forgetOldRuns(householdId)
    // A language model is asked by the server that has its key, and waiting for it takes no processor.
    if (deps.planQueue && engine === deps.engine) return deps.planQueue.join(plan)
    if (key === undefined) return start(plan, engine)
    const runKey = JSON.stringify([householdId, key, profileRevision])
    const running = runsHere.get(runKey)
    if (running) return running
    const mine: AiRunId = { householdId, key, holder: deps.randomId() }
    const claim = () => ({
      ...mine,
      profileRevision,
      startedAt: momentIn(0),
      leaseUntil: momentIn(LEASE_MS),
    })
    let isMine = await claimRun(db, claim())
    while (!isMine) {
      const seen = await findRun(db, householdId, key)
      const isForThisProfile = seen?.profileRevision === profileRevision
      if (seen?.outcome && isForThisProfile) return finishedRun(readStoredJson(finalPlanEvent, seen.outcome))
      if (!seen) isMine = await claimRun(db, claim())
      else if (!isForThisProfile || hasEnded(seen)) isMine = await takeOverRun(db, claim(), seen)
      if (isMine) break
      await wait(POLL_MS)
      if (signal.aborted) throw new AppError('unavailable', { message: 'the client disconnected' })
    }
    const run = start(plan, engine)
    const kept = { ...run, outcome: storeOutcome(run.outcome, mine).finally(() => runsHere.delete(runKey)) }
    runsHere.set(runKey, kept)
    return kept
  }

  function start({ householdId, address, asked }: PlanToRun, engine: Pick<Engine, 'planWeek'>): PlanRun {
    const controller = new AbortController()
    const { publish, subscribe } = createPlanFeed(() => controller.abort())
    const outcome = engine.planWeek(asked, { householdId, address, signal: controller.signal }, publish)
    return { outcome, subscribe, isShared: false }
  }

  /** Stores the outcome. An interrupted run is deleted, so that the key can be used again. */
  async function storeOutcome(planned: Promise<FinalPlanEvent>, run: AiRunId): Promise<FinalPlanEvent> {
    const stopRenewing = deps.every(RENEW_EVERY_MS, () => {
      renewLease(db, run, momentIn(LEASE_MS)).catch((failure: unknown) =>
        deps.log.warn('the lease of a plan could not be renewed', errorFields(failure)),
      )
    })
    try {
      const outcome = await planned
      const isFinal = outcome.event === 'done' || outcome.data.error !== 'cancelled'
      if (isFinal) await finishRun(db, run, JSON.stringify(outcome))
      else await forgetRun(db, run)
      return outcome
    } catch (error) {
      await forgetRun(db, run).catch((failure: unknown) =>
        deps.log.warn('a plan run could not be deleted', errorFields(failure)),
      )
      throw error
    } finally {
      stopRenewing()
    }
  }

  async function forgetOldRuns(householdId: HouseholdId): Promise<void> {
    await forgetRunsBefore(db, momentIn(-KEPT_MS))
    // Finished plans are kept only for requests that are sent again, so they give way to everything else.
    const isFull = (await storageLeft(deps.config, db, householdId)) === 0
    await forgetOldestRuns(db, householdId, isFull ? 1 : PLAN_RUNS_PER_HOUSEHOLD_MAX)
  }

  const hasEnded = ({ leaseUntil }: AiRun) => leaseUntil < momentIn(0)
  const momentIn = (ms: number) => new Date(deps.now().getTime() + ms).toISOString()

  return { join }
}

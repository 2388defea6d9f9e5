import type { PlanEvent, PlanProgress } from '@pennyplate/contract/ai/plan'
import type { Deps } from '../deps.ts'
import type { Asked, FinalPlanEvent, SeededPlanRequest } from '../engines/asked.ts'
import { AppError } from '../http/errors.ts'
import { errorFields } from '../log.ts'
import { createPace } from '../workers/pace.ts'
import type { PlanId } from './asked-plans.store.ts'
import { stepFor } from './queue-rules.ts'
import { readPlanHousehold, readWeekToFinish } from './read-plan-household.ts'
import { readStoredRequest } from './stored-request.ts'
import {
  dropPlan,
  findTakeablePlans,
  finishTakenPlan,
  giveUpPlan,
  hasWaitingPlans,
  type PlanToMake,
  releaseTakenPlan,
  renewTakenPlan,
  storeWeekOfTakenPlan,
  type TakeablePlan,
  takePlan,
} from './taken-plans.store.ts'

export type RunnerDeps = Pick<Deps, 'database' | 'engine' | 'log' | 'now'> & {
  readonly serverId: string
  readonly threads: number
}

/** The people who wait for plans on this server. */
export type WaitingPeople = {
  /** What was asked, if it was asked here. */
  askedHere: (plan: PlanId, profileRevision: number) => Asked<SeededPlanRequest> | undefined
  tell: (plan: PlanId, event: Exclude<PlanEvent, FinalPlanEvent>) => void
  end: (plan: PlanId, outcome: FinalPlanEvent) => void
}

type RunningPlan = PlanToMake & {
  readonly abort: AbortController
  progress?: PlanProgress
  storedProgress?: PlanProgress
  renewedAt: number
}

/** Several times in a lease. */
const RENEW_EVERY_MS = 1000
const INTERNAL: FinalPlanEvent = { event: 'failed', data: { error: 'internal' } }

/** Takes plans from the queue, one for each free thread, and makes them. */
export function createPlanRunner(deps: RunnerDeps, people: WaitingPeople) {
  const { log, threads, engine } = deps
  const { db } = deps.database
  const running = new Map<string, RunningPlan>()
  const ends = new Set<Promise<void>>()
  const pace = createPace()
  let isStopping = false
  let looking: Promise<void> | undefined
  let shouldLookAgain = false

  /** Takes plans while threads are free. */
  async function takeMore(): Promise<void> {
    shouldLookAgain = true
    looking ??= look().finally(() => {
      looking = undefined
    })
    await looking
  }

  async function look(): Promise<void> {
    while (shouldLookAgain && !isStopping && running.size < threads) {
      shouldLookAgain = false
      for (const seen of await findTakeablePlans(db)) {
        if (isStopping || running.size >= threads) return
        await takeIfOpen(seen)
      }
    }
  }

  async function takeIfOpen(seen: TakeablePlan): Promise<void> {
    const taken = await takeOpenPlan(deps, seen)
    if (!taken) return
    const plan: RunningPlan = { ...taken, abort: new AbortController(), renewedAt: performance.now() }
    running.set(nameOf(plan), plan)
    log.debug('a plan was taken from the queue')
    const end = make(plan).finally(() => {
      if (running.get(nameOf(plan)) === plan) running.delete(nameOf(plan))
      ends.delete(end)
      if (!isStopping) takeMore().catch(noteTrouble)
    })
    ends.add(end)
  }

  async function make(plan: RunningPlan): Promise<void> {
    const { householdId, abort } = plan
    const startedAt = performance.now()
    try {
      const asked = people.askedHere(plan, plan.profileRevision) ?? (await readAsked(deps, plan))
      const by = { householdId, signal: abort.signal, othersWait: () => hasWaitingPlans(db) }
      let weekAt: number | undefined
      const outcome = await engine.planWeek(asked, by, (event) => {
        if (event.event === 'week') weekAt = performance.now()
        receive(plan, event)
      })
      if (abort.signal.aborted) throw new AppError('unavailable')
      pace.add((weekAt ?? performance.now()) - startedAt)
      await finish(plan, outcome)
    } catch (error) {
      if (isStopping) await releaseTakenPlan(db, plan).catch(noteTrouble)
      else if (!abort.signal.aborted) {
        log.error('a plan failed', errorFields(error))
        await finish(plan, INTERNAL)
      }
    }
  }

  function receive(plan: RunningPlan, event: Exclude<PlanEvent, FinalPlanEvent>): void {
    if (event.event === 'progress') plan.progress = event.data
    // Who waits here sees it now. For other servers it is stored.
    if (people.askedHere(plan, plan.profileRevision)) people.tell(plan, event)
    else if (event.event === 'week') storeWeekOfTakenPlan(db, plan, event.data).catch(noteTrouble)
  }

  async function finish(plan: RunningPlan, outcome: FinalPlanEvent): Promise<void> {
    try {
      if (!(await finishTakenPlan(db, plan, outcome))) return
    } catch (error) {
      // Whoever waits here need not wait until another server has made it again.
      noteTrouble(error)
    }
    people.end(plan, outcome)
  }

  /** Keeps the leases of the plans being made here, and stops those that were cancelled or taken by another server. */
  async function renew(): Promise<void> {
    for (const plan of [...running.values()]) {
      // Who waits here sees it at once.
      const progress = people.askedHere(plan, plan.profileRevision) ? undefined : plan.progress
      const isDue = performance.now() - plan.renewedAt >= RENEW_EVERY_MS
      if (!isDue && progress === plan.storedProgress) continue
      Object.assign(plan, { renewedAt: performance.now(), storedProgress: progress })
      const isOurs = await renewTakenPlan(db, plan, progress)
      if (!isOurs && running.get(nameOf(plan)) === plan) plan.abort.abort()
    }
  }

  /** Takes no more plans, waits for those being made, and gives the rest back to the queue. */
  async function stop(withinMs: number): Promise<void> {
    isStopping = true
    await looking?.catch(noteTrouble)
    const tooLong = setTimeout(() => {
      for (const { abort } of running.values()) abort.abort()
    }, withinMs)
    await Promise.all(ends)
    clearTimeout(tooLong)
  }

  const noteTrouble = (error: unknown) => log.warn('the plan queue could not be reached', errorFields(error))

  return {
    takeMore,
    renew,
    stop,
    has: (plan: PlanId) => running.has(nameOf(plan)),
    cancel: (plan: PlanId) => running.get(nameOf(plan))?.abort.abort(),
    count: () => running.size,
    paceMs: pace.ms,
  }
}

/** Takes a plan for this server, unless another one was faster or nobody should make it any more. */
async function takeOpenPlan({ database: { db }, log, serverId }: RunnerDeps, seen: TakeablePlan) {
  const step = stepFor(seen, seen.now)
  if (step === 'take') return takePlan(db, seen, serverId)
  if (step === 'drop') await dropPlan(db, seen)
  else {
    log.error('a plan ended its server each time and was given up')
    await giveUpPlan(db, seen, INTERNAL)
  }
  return undefined
}

async function readAsked(deps: RunnerDeps, plan: RunningPlan): Promise<Asked<SeededPlanRequest>> {
  const stored = readStoredRequest(plan.request)
  const { household } = await readPlanHousehold(deps, plan.householdId, stored.today)
  const accepted = await readWeekToFinish(deps, plan.householdId, stored.request.keep)
  return { household, ...stored, request: { ...stored.request, accepted } }
}

export function nameOf({ householdId, key }: PlanId): string {
  return JSON.stringify([householdId, key])
}

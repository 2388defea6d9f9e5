import type { PlanEvent } from '@pennyplate/contract/ai/plan'
import type { Deps } from '../deps.ts'
import type { Asked, FinalPlanEvent, SeededPlanRequest } from '../engines/asked.ts'
import { AppError } from '../http/errors.ts'
import { errorFields } from '../log.ts'
import {
  type FoundPlan,
  findPlans,
  findWeek,
  forgetPlan,
  forgetUnfinishedPlan,
  keepWanted,
  type PlanId,
  putInQueue,
} from './asked-plans.store.ts'
import { createPlanFeed, dayEvents, PlanHandedOver, type PlanRun } from './plan-run.ts'
import { nameOf } from './plan-runner.ts'
import { followUp, isKept } from './queue-rules.ts'
import { writeStoredRequest } from './stored-request.ts'

export type AskedPlan = PlanId & {
  /** Without a name of its own, nobody can ask for it again. */
  readonly isNamed: boolean
  readonly profileRevision: number
  readonly asked: Asked<SeededPlanRequest>
}

type Watch = {
  readonly plan: AskedPlan
  readonly run: PlanRun
  readonly publish: (event: PlanEvent) => void
  readonly resolve: (outcome: FinalPlanEvent) => void
  readonly reject: (error: unknown) => void
  readonly startedAtMs: number
  shownProgress: string
  hasShownWeek: boolean
}

/** Nobody waits longer, whatever the servers do. */
const TIMEOUT_MS = 5 * 60_000
const KEEP_WANTED_EVERY_MS = 10_000

type WatchDeps = Pick<Deps, 'database' | 'log' | 'now'>
type Runner = { has: (plan: PlanId) => boolean; cancel: (plan: PlanId) => void }

/** The plans that people connected to this server wait for, whichever server makes them. */
export function createPlanWatches({ database: { db }, log, now }: WatchDeps, runner: () => Runner) {
  const watches = new Map<string, Watch>()
  let keptWantedAtMs = 0

  function start(plan: AskedPlan): PlanRun {
    const { promise, resolve, reject } = Promise.withResolvers<FinalPlanEvent>()
    // Whoever listened may be gone when it fails.
    promise.catch(() => undefined)
    const feed = createPlanFeed(() => leave(watch))
    const run: PlanRun = { isShared: true, outcome: promise, subscribe: feed.subscribe }
    const watch: Watch = {
      ...{ plan, run, resolve, reject, publish: feed.publish },
      ...{ startedAtMs: now().getTime(), shownProgress: '', hasShownWeek: false },
    }
    watches.set(nameOf(plan), watch)
    return run
  }

  /** Takes the watch off the list; false if it was taken off before. */
  function takeOff(watch: Watch): boolean {
    return watches.get(nameOf(watch.plan)) === watch && watches.delete(nameOf(watch.plan))
  }

  function leave(watch: Watch): void {
    if (!takeOff(watch)) return
    watch.reject(new AppError('unavailable', { message: 'the client disconnected' }))
    runner().cancel(watch.plan)
    forgetUnfinishedPlan(db, watch.plan).catch(noteTrouble)
  }

  function settle(watch: Watch, outcome: FinalPlanEvent): void {
    if (!takeOff(watch)) return
    watch.resolve(outcome)
    if (!watch.plan.isNamed || !isKept(outcome)) forgetPlan(db, watch.plan).catch(noteTrouble)
  }

  /** Asks the database how the plans do that other servers make. */
  async function poll(): Promise<void> {
    const elsewhere = [...watches.values()].filter(({ plan }) => !runner().has(plan))
    const found = new Map((await findPlans(db, plansOf(elsewhere))).map((plan) => [nameOf(plan), plan]))
    for (const watch of elsewhere) await follow(watch, found.get(nameOf(watch.plan)))
    const nowMs = now().getTime()
    if (nowMs - keptWantedAtMs < KEEP_WANTED_EVERY_MS) return
    keptWantedAtMs = nowMs
    await keepWanted(db, plansOf([...watches.values()]))
  }

  async function follow(watch: Watch, found: FoundPlan | undefined): Promise<void> {
    const { plan } = watch
    const isStillWaiting = () => watches.get(nameOf(plan)) === watch && !runner().has(plan)
    if (!isStillWaiting()) return
    if (now().getTime() - watch.startedAtMs > TIMEOUT_MS) return giveUp(watch)
    const step = followUp(found, plan.profileRevision, found?.now ?? '')
    if (step === 'replaced') return end(watch, new AppError('unavailable'))
    if (step === 'put back') return putBack(watch)
    if (found?.progress) showProgress(watch, found.progress)
    if (step === 'deliver' && found?.outcome) return deliver(watch, found.outcome)
    if (!found?.hasWeek || watch.hasShownWeek) return
    const week = await findWeek(db, plan)
    if (week && isStillWaiting()) showWeek(watch, { event: 'week', data: week })
  }

  function showProgress(watch: Watch, data: NonNullable<FoundPlan['progress']>): void {
    const progress = JSON.stringify(data)
    if (progress === watch.shownProgress) return
    watch.shownProgress = progress
    watch.publish({ event: 'progress', data })
  }

  function showWeek(watch: Watch, week: Extract<PlanEvent, { event: 'week' }>): void {
    watch.hasShownWeek = true
    for (const day of dayEvents(week.data)) watch.publish(day)
    watch.publish(week)
  }

  function deliver(watch: Watch, outcome: FinalPlanEvent): void {
    if (!watch.hasShownWeek) for (const day of dayEvents(outcome.data)) watch.publish(day)
    settle(watch, outcome)
  }

  /** Another person of the household left it, or its server was outside the queue and died. */
  async function putBack({ plan }: Watch): Promise<void> {
    const startedAt = now().toISOString()
    await putInQueue(db, { ...plan, startedAt, request: writeStoredRequest(plan.asked) })
  }

  async function giveUp(watch: Watch): Promise<void> {
    log.error('a plan waited too long and was given up')
    settle(watch, { event: 'failed', data: { error: 'timed_out' } })
    await forgetPlan(db, watch.plan)
  }

  function end(watch: Watch, error: unknown): void {
    if (takeOff(watch)) watch.reject(error)
  }

  const noteTrouble = (error: unknown) => log.warn('a plan could not be forgotten', errorFields(error))

  return {
    start,
    poll,
    find: (plan: PlanId, profileRevision: number) => {
      const watch = watches.get(nameOf(plan))
      return watch?.plan.profileRevision === profileRevision ? watch : undefined
    },
    tell: (plan: PlanId, event: PlanEvent) => watches.get(nameOf(plan))?.publish(event),
    settle: (plan: PlanId, outcome: FinalPlanEvent) => {
      const watch = watches.get(nameOf(plan))
      if (watch) settle(watch, outcome)
    },
    count: () => watches.size,
    /** Their browsers ask another server, which finds the plans in the queue. */
    handOver: () => {
      for (const watch of watches.values()) end(watch, new PlanHandedOver())
    },
  }
}

function plansOf(watches: readonly Watch[]): AskedPlan[] {
  return watches.map(({ plan }) => plan)
}

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { lockHousehold } from '../accounts/households.store.ts'
import { WEEKS } from '../costs/heavy-work.ts'
import type { Deps } from '../deps.ts'
import type { FinalPlanEvent } from '../engines/asked.ts'
import { AppError } from '../http/errors.ts'
import { errorFields } from '../log.ts'
import { countLoad, findPlans, keepWanted, putInQueue } from './asked-plans.store.ts'
import { finishedRun, type PlanQueue, type PlanRun, type PlanToQueueUp } from './plan-run.ts'
import { createPlanRunner, nameOf } from './plan-runner.ts'
import { type AskedPlan, createPlanWatches } from './plan-watches.ts'
import { planRefusal, standingOf } from './queue-rules.ts'
import { writeStoredRequest } from './stored-request.ts'

type QueueDeps = Pick<Deps, 'database' | 'engine' | 'log' | 'now' | 'every'>

const POLL_IDLE_MS = 500
/** While plans are made or waited for. */
const POLL_MS = 250
/** Longer than a plan takes, and shorter than the ten seconds that most supervisors give a server to stop. */
const DRAIN_WITHIN_MS = 7_000

/** Opens the queue of a database that several servers may share. */
export function openPlanQueue(deps: QueueDeps, threads: number, drainWithinMs = DRAIN_WITHIN_MS): PlanQueue {
  const { database, log, now } = deps
  const { db, engine } = database
  const watches = createPlanWatches(deps, () => runner)
  const runner = createPlanRunner(
    { ...deps, threads, serverId: randomUUID() },
    {
      askedHere: (plan, revision) => watches.find(plan, revision)?.plan.asked,
      tell: watches.tell,
      end: watches.settle,
    },
  )
  /** Of requests that have not been answered yet, so that two with one key become one. */
  const joining = new Map<string, Promise<PlanRun>>()
  let isLooping = false
  let isDraining = false

  function join({ idempotencyKey, ...plan }: PlanToQueueUp): Promise<PlanRun> {
    const isNamed = idempotencyKey !== undefined
    const asked: AskedPlan = { ...plan, isNamed, key: idempotencyKey ?? `unnamed-${randomUUID()}` }
    const running = watches.find(asked, asked.profileRevision)
    if (running) return Promise.resolve(running.run)
    const name = `${nameOf(asked)} ${asked.profileRevision}`
    const before = joining.get(name)
    if (before) return before
    const joined = enter(asked).finally(() => joining.delete(name))
    joining.set(name, joined)
    return joined
  }

  async function enter(plan: AskedPlan): Promise<PlanRun> {
    if (isDraining) throw new AppError('unavailable')
    const outcome = await db.transaction().execute(async (trx): Promise<FinalPlanEvent | undefined> => {
      // A household's requests are counted one after the other.
      await lockHousehold(trx, engine, plan.householdId)
      const [known] = await findPlans(trx, [plan])
      const standing = standingOf(known, plan.profileRevision, known?.now ?? '')
      if (standing === 'ended') return known?.outcome
      if (standing === 'under way') return void (await keepWanted(trx, [plan]))
      const capacity = { threads, paceMs: runner.paceMs() }
      const refusal = planRefusal(await countLoad(trx), plan.householdId, capacity)
      if (refusal) throw new AppError(refusal, { retryAfterS: WEEKS.retryAfterS })
      const startedAt = now().toISOString()
      await putInQueue(trx, { ...plan, startedAt, request: writeStoredRequest(plan.asked) })
      return undefined
    })
    if (outcome) return finishedRun(outcome)
    const run = watches.start(plan)
    void loop()
    return run
  }

  /** Turns while plans are made here or waited for here. */
  async function loop(): Promise<void> {
    if (isLooping) return void runner.takeMore().catch(noteTrouble)
    isLooping = true
    while (runner.count() + watches.count() > 0) {
      await look()
      await wait(POLL_MS)
    }
    isLooping = false
  }

  async function look(): Promise<void> {
    try {
      await runner.takeMore()
      await runner.renew()
      await watches.poll()
    } catch (error) {
      noteTrouble(error)
    }
    if (!isLooping && runner.count() > 0) void loop()
  }

  const stopLooking = deps.every(POLL_IDLE_MS, () => {
    if (!isLooping && !isDraining) void look()
  })

  async function drain(): Promise<void> {
    isDraining = true
    stopLooking()
    const deadline = performance.now() + drainWithinMs
    await runner.stop(drainWithinMs)
    while (watches.count() > 0 && performance.now() < deadline) await wait(POLL_MS)
    watches.handOver()
  }

  const noteTrouble = (error: unknown) => log.warn('the plan queue could not be reached', errorFields(error))

  return { join, look, drain }
}

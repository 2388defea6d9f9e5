import type { PlanEvent } from '@pennyplate/contract/ai/plan'
import type { HouseholdId } from '../database/ids.ts'
import type { Asked, FinalPlanEvent, SeededPlanRequest } from '../engines/asked.ts'

type PlanListener = (event: PlanEvent) => void

/** A plan being made. It stops when its last subscriber leaves. */
export type PlanRun = {
  readonly outcome: Promise<FinalPlanEvent>
  /** Calls back with past and future events. Returns the function that unsubscribes. */
  subscribe: (listener: PlanListener) => () => void
  /** Another server goes on with it if this one stops. */
  readonly isShared: boolean
}

export type PlanToQueueUp = {
  readonly householdId: HouseholdId
  readonly idempotencyKey: string | undefined
  readonly profileRevision: number
  readonly asked: Asked<SeededPlanRequest>
}

/** Plans that any server sharing the database may make. */
export type PlanQueue = {
  /** Queues a plan, or joins the one under the same key, whichever server makes it. Throws if there is no room. */
  join: (plan: PlanToQueueUp) => Promise<PlanRun>
  /** Looks for plans that other servers left; a timer does it as well. */
  look: () => Promise<void>
  /** Finishes what is being made here, and leaves the rest to other servers. */
  drain: () => Promise<void>
}

/** This server stops; a request with the same key finds the plan on another one. */
export class PlanHandedOver extends Error {}

/** Events for any number of listeners, who get the past ones first. */
export function createPlanFeed(onEmpty: () => void) {
  const events: PlanEvent[] = []
  const listeners = new Set<PlanListener>()
  return {
    publish(event: PlanEvent) {
      events.push(event)
      for (const listener of listeners) listener(event)
    },
    subscribe(listener: PlanListener) {
      for (const event of events) listener(event)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) onEmpty()
      }
    },
  }
}

export function finishedRun(outcome: FinalPlanEvent): PlanRun {
  return {
    isShared: false,
    outcome: Promise.resolve(outcome),
    subscribe(listener) {
      for (const event of dayEvents(outcome.data)) listener(event)
      return () => {}
    },
  }
}

/** The days of a plan, for those who did not see them arrive. */
export function dayEvents(answer: FinalPlanEvent['data']): PlanEvent[] {
  if (!('plan' in answer)) return []
  return answer.plan.days.map((day, index) => ({ event: 'day', data: { index, day } }))
}

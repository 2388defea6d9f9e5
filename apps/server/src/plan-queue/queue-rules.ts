import { WEEKS, WEEKS_WAITING } from '../costs/heavy-work.ts'
import type { FinalPlanEvent } from '../engines/asked.ts'

/**
 * The number of the form in which plans are stored while they wait. Raise it with every change that an older server would
 * misread; it then leaves those plans to newer ones.
 */
export const PLAN_FORMAT = 1

/** A server that does not renew its lease for this long is taken for dead, and another one makes its plan. */
export const LEASE_MS = 6_000
/** How long a plan is still made after the server that was asked for it has died. Its browser asks again sooner. */
export const WANTED_MS = 60_000
/** A plan that ends the server each time must not end them all. */
const TRIES_MAX = 3

/** A plan that no server makes, or whose server is gone. Moments are ISO strings by the database's clock. */
export type OpenPlan = { readonly tries: number; readonly wantedUntil: string }

export function stepFor({ tries, wantedUntil }: OpenPlan, now: string): 'take' | 'drop' | 'give up' {
  if (wantedUntil < now) return 'drop'
  return tries >= TRIES_MAX ? 'give up' : 'take'
}

/** What is stored under a key. */
export type KnownPlan = {
  readonly profileRevision: number
  readonly isQueued: boolean
  readonly leaseUntil: string
  readonly outcome: FinalPlanEvent | undefined
}

/** Whether a request under a key starts a plan, joins one, or gets the outcome of one. */
export function standingOf(
  known: KnownPlan | undefined,
  profileRevision: number,
  now: string,
): 'absent' | 'under way' | 'ended' {
  if (!known || known.profileRevision !== profileRevision) return 'absent'
  if (known.outcome) return isKept(known.outcome) ? 'ended' : 'absent'
  // A plan outside the queue ends with its server.
  return known.isQueued || known.leaseUntil >= now ? 'under way' : 'absent'
}

/** What a server does for somebody who waits for a plan that is not made here. */
export function followUp(
  known: KnownPlan | undefined,
  profileRevision: number,
  now: string,
): 'put back' | 'replaced' | 'deliver' | 'wait' {
  if (known && known.profileRevision !== profileRevision) return 'replaced'
  if (known?.outcome) return 'deliver'
  return standingOf(known, profileRevision, now) === 'absent' ? 'put back' : 'wait'
}

/** An interrupted plan is forgotten, so that its key can be used again. */
export function isKept({ event, data }: FinalPlanEvent): boolean {
  return event === 'done' || (data.error !== 'cancelled' && data.error !== 'internal')
}

/** How many plans of a household wait and are made, on all servers. */
export type HouseholdLoad = {
  readonly householdId: string
  readonly waiting: number
  readonly taken: number
}

type Capacity = {
  /** Of this server. */
  readonly threads: number
  /** How long a plan takes; undefined before the first. */
  readonly paceMs: number | undefined
}

/** Why a household's next plan is refused, by the same limits as on one server; null if it may wait. */
export function planRefusal(
  load: readonly HouseholdLoad[],
  householdId: string,
  { threads, paceMs }: Capacity,
): 'rate_limited' | 'busy' | null {
  const own = load.find((one) => one.householdId === householdId)
  if ((own?.waiting ?? 0) + (own?.taken ?? 0) >= WEEKS.perHousehold) return 'rate_limited'
  // While plans wait, every thread of every server makes one, so the plans being made count the threads.
  const allThreads = Math.max(
    threads,
    sum(load, ({ taken }) => taken),
  )
  if (sum(load, ({ waiting }) => waiting) >= WEEKS_WAITING * allThreads) return 'busy'
  const waitMs = (turnsBefore(load, householdId) * (paceMs ?? WEEKS.maxWaitMs / 2)) / allThreads
  return waitMs > WEEKS.maxWaitMs ? 'busy' : null
}

/** Households take turns: of each other one, only so many go first as this household has waiting, and one more. */
function turnsBefore(load: readonly HouseholdLoad[], householdId: string): number {
  const own = load.find((one) => one.householdId === householdId)?.waiting ?? 0
  return own + sum(load, (one) => (one.householdId === householdId ? 0 : Math.min(one.waiting, own + 1)))
}

function sum<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((total, one) => total + of(one), 0)
}

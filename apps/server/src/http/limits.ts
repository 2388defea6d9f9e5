import { hash } from 'node:crypto'
import { DAY_MS } from '@pennyplate/domain/calendar-day'
import type { HouseholdId } from '../database/ids.ts'
import type { Database } from '../database/open-database.ts'
import { type BodyRoom, createBodyRoom } from './body-room.ts'
import { createFloodGuard } from './flood-guard.ts'
import type { LimitRule, LimitVerdict } from './limit-rule.ts'
import { createStoredLimit } from './stored-limit.ts'

const HOUR_MS = 3_600_000

/**
 * Hits allowed per window; request-cost.ts says how many hits a request counts as. Normal use stays far below `household` and
 * `address`. The narrow rules stop guessing and abuse.
 */
const RULES = {
  household: { hits: 6_000, windowMs: 60_000 },
  address: { hits: 30_000, windowMs: 60_000 },
  /** All devices together that have never signed in to the account. */
  'sign-in-account': { hits: 10, windowMs: 300_000 },
  'sign-in-device': { hits: 10, windowMs: 300_000 },
  'sign-in-address': { hits: 100, windowMs: 300_000 },
  /** Strangers of the same address must not lock out the devices that its people know. */
  'known-devices-address': { hits: 100, windowMs: 300_000 },
  /** When a signed-in user has to enter the password again. */
  'password-check': { hits: 10, windowMs: 300_000 },
  /** Right passwords cost a hash, too. Only the owner can use these up. */
  'right-password': { hits: 30, windowMs: 300_000 },
  'sign-up-try-address': { hits: 30, windowMs: HOUR_MS },
  /** Accounts that were opened. */
  'sign-up-address': { hits: 5, windowMs: HOUR_MS },
  'sign-up-all': { hits: 300, windowMs: HOUR_MS },
  'demo-address': { hits: 60, windowMs: HOUR_MS },
  'demo-all': { hits: 2_000, windowMs: HOUR_MS },
  'reset-account': { hits: 5, windowMs: 900_000 },
  'reset-address': { hits: 50, windowMs: 900_000 },
  'owner-code': { hits: 10, windowMs: 300_000 },
  card: { hits: 30, windowMs: 600_000 },
} as const

export type NarrowRule = Exclude<keyof typeof RULES, 'household' | 'address'>

export type Limits = {
  /** Counted in memory and shared between servers about once a second, so cheap enough for every request. */
  flood: (kind: 'household' | 'address', who: string, hits?: number) => LimitVerdict
  bodyRoom: BodyRoom
  /** Counted in the database, exact across servers. */
  narrow: (rule: NarrowRule, who: string) => Promise<LimitVerdict>
  /** A household's questions to the language model per day, exact across servers; 0 means no limit. */
  questions: (householdId: HouseholdId, perDay: number) => Promise<LimitVerdict>
  /** The same for all households together. */
  serverQuestions: (perDay: number) => Promise<LimitVerdict>
  /** For what turned out not to count. */
  giveBack: (rule: NarrowRule, who: string) => Promise<void>
  forget: (rule: NarrowRule, who: string) => Promise<void>
  close: () => Promise<void>
}

type LimitDeps = { database: Database; now: () => Date; scale: number }

export function createLimits({ database, now, scale }: LimitDeps): Limits {
  const scaled = ({ hits, windowMs }: LimitRule): LimitRule => ({
    hits: Math.max(1, Math.round(hits * scale)),
    windowMs,
  })
  const guard = createFloodGuard({ database, now })
  const stored = createStoredLimit({ database, now })
  const off = scale === 0
  const hitToday = async (key: string, perDay: number): Promise<LimitVerdict> =>
    perDay === 0 ? { allowed: true } : stored.hit(key, { hits: perDay, windowMs: DAY_MS })
  return {
    bodyRoom: createBodyRoom(),
    flood: (kind, who, hits) =>
      off ? { allowed: true } : guard.hit(`${kind}:${anonymized(who)}`, scaled(RULES[kind]), hits),
    narrow: async (rule, who) =>
      off ? { allowed: true } : stored.hit(`${rule}:${who}`, scaled(RULES[rule])),
    questions: (householdId, perDay) => hitToday(`questions:${anonymized(householdId)}`, perDay),
    serverQuestions: (perDay) => hitToday('server-questions', perDay),
    giveBack: async (rule, who) => (off ? undefined : stored.giveBack(`${rule}:${who}`, scaled(RULES[rule]))),
    forget: (rule, who) => stored.forget(`${rule}:${who}`),
    close: guard.close,
  }
}

/** A count may reach the database just after its household was deleted, so it must not identify the household. */
function anonymized(who: string): string {
  return hash('sha256', who, 'base64url').slice(0, 22)
}

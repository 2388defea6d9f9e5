import { describe, expect, it } from 'vitest'
import type { FinalPlanEvent } from '../engines/asked.ts'
import {
  followUp,
  type HouseholdLoad,
  isKept,
  type KnownPlan,
  planRefusal,
  standingOf,
  stepFor,
} from './queue-rules.ts'

const NOW = '2026-11-22T18:00:00.000Z'
const BEFORE = '2026-11-22T17:59:59.999Z'
const LATER = '2026-11-22T18:00:06.000Z'

describe('a plan that no server makes', () => {
  it.each([
    ['is taken while somebody waits for it', { tries: 0, wantedUntil: LATER }, 'take'],
    ['is taken again after its server died', { tries: 2, wantedUntil: LATER }, 'take'],
    ['is given up when it ended three servers', { tries: 3, wantedUntil: LATER }, 'give up'],
    ['is dropped when nobody waits any more', { tries: 0, wantedUntil: BEFORE }, 'drop'],
  ] as const)('%s', (_, plan, step) => {
    expect(stepFor(plan, NOW)).toBe(step)
  })
})

const failed = (error: 'no_meals' | 'cancelled' | 'internal'): FinalPlanEvent => ({
  event: 'failed',
  data: { error },
})
const queued: KnownPlan = { profileRevision: 4, isQueued: true, leaseUntil: '', outcome: undefined }

describe('a request under a key', () => {
  it.each([
    ['starts a plan when nothing is known', undefined, 'absent'],
    ['joins one that waits', queued, 'under way'],
    [
      'joins one whose server died, which another server takes',
      { ...queued, leaseUntil: BEFORE },
      'under way',
    ],
    ['joins one that its server makes alone', { ...queued, isQueued: false, leaseUntil: LATER }, 'under way'],
    [
      'starts again what a dead server made alone',
      { ...queued, isQueued: false, leaseUntil: BEFORE },
      'absent',
    ],
    ['starts a plan for a changed profile', { ...queued, profileRevision: 3 }, 'absent'],
    ['gets the outcome', { ...queued, outcome: failed('no_meals') }, 'ended'],
    ['starts again what went wrong', { ...queued, outcome: failed('internal') }, 'absent'],
    ['starts again what was cancelled', { ...queued, outcome: failed('cancelled') }, 'absent'],
  ] as const)('%s', (_, known, standing) => {
    expect(standingOf(known, 4, NOW)).toBe(standing)
  })
})

describe('somebody who waits for a plan', () => {
  it.each([
    ['waits while it is under way', queued, 'wait'],
    ['gets its outcome', { ...queued, isQueued: false, outcome: failed('no_meals') }, 'deliver'],
    ['hears that it failed', { ...queued, isQueued: false, outcome: failed('internal') }, 'deliver'],
    ['has it put back when it is gone', undefined, 'put back'],
    ['has it put back when its server made it alone and died', { ...queued, isQueued: false }, 'put back'],
    ['stops when it was replaced by one for another profile', { ...queued, profileRevision: 5 }, 'replaced'],
  ] as const)('%s', (_, known, step) => {
    expect(followUp(known, 4, NOW)).toBe(step)
  })
})

it.each([
  ['no_meals', true],
  ['internal', false],
  ['cancelled', false],
] as const)('a plan that failed as %s is kept under its key: %s', (error, kept) => {
  expect(isKept(failed(error))).toBe(kept)
})

describe('room in the queue', () => {
  const home = (householdId: string, waiting: number, taken = 0): HouseholdLoad => ({
    householdId,
    waiting,
    taken,
  })
  const waitingHomes = (count: number) => Array.from({ length: count }, (_, n) => home(`h${n}`, 1))
  const makingHomes = (count: number) => Array.from({ length: count }, (_, n) => home(`m${n}`, 0, 1))
  const quick = { threads: 1, paceMs: 1000 }

  it('is there while nobody waits', () => {
    expect(planRefusal([], 'sam', quick)).toBeNull()
  })
  it('is for two plans of a household, waiting or being made', () => {
    expect(planRefusal([home('sam', 1)], 'sam', quick)).toBeNull()
    expect(planRefusal([home('sam', 1, 1)], 'sam', quick)).toBe('rate_limited')
  })
  it('ends at eight waiting plans for each thread of all servers', () => {
    expect(planRefusal(waitingHomes(7), 'sam', quick)).toBeNull()
    expect(planRefusal(waitingHomes(8), 'sam', quick)).toBe('busy')
    expect(planRefusal([...waitingHomes(8), ...makingHomes(2)], 'sam', quick)).toBeNull()
    expect(planRefusal([...waitingHomes(16), ...makingHomes(2)], 'sam', quick)).toBe('busy')
  })
  it('ends where a plan would wait for more than 20 s at the current pace', () => {
    expect(planRefusal(waitingHomes(4), 'sam', { threads: 1, paceMs: 5000 })).toBeNull()
    expect(planRefusal(waitingHomes(5), 'sam', { threads: 1, paceMs: 5000 })).toBe('busy')
    expect(planRefusal(waitingHomes(5), 'sam', { threads: 2, paceMs: 5000 })).toBeNull()
  })
  it('assumes slow plans before the first', () => {
    expect(planRefusal(waitingHomes(2), 'sam', { threads: 1, paceMs: undefined })).toBeNull()
    expect(planRefusal(waitingHomes(3), 'sam', { threads: 1, paceMs: undefined })).toBe('busy')
  })
  it('counts one plan of each other household before mine, however many they have', () => {
    const load = [home('ana', 2), home('bo', 2)]
    expect(planRefusal(load, 'sam', { threads: 1, paceMs: 10_000 })).toBeNull()
  })
})

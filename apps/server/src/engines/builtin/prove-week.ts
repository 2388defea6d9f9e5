import { setTimeout as wait } from 'node:timers/promises'
import type { PlanDone } from '@pennyplate/contract/ai/plan'
import { type Proven, type ProvenBounds, provenOf } from '@pennyplate/planner/bound/week-bounds'
import type { WorkerPool } from '../../workers/worker-pool.ts'
import type { AskedBy } from '../asked.ts'
import type { Provable } from '../tasks/plan/plan-week.ts'
import type { BoundQuestion } from './solve-bounds.ts'

/** The proof is optional, so stop waiting after this. */
const TIMEOUT_MS = 3000

/** Adds to the report what the solver can prove about the week in that time. */
export async function proveWeek(
  done: PlanDone,
  { models, scoreDollars }: Pick<Provable, 'models' | 'scoreDollars'>,
  proofs: Pick<WorkerPool, 'run'>,
  { householdId, signal }: AskedBy,
  timeoutMs = TIMEOUT_MS,
): Promise<PlanDone> {
  const timedOut = new AbortController()
  const question: BoundQuestion = { models, seconds: timeoutMs / 1000 }
  const proven = proofs
    .run({ task: 'bound', input: question, householdId, signal: AbortSignal.any([signal, timedOut.signal]) })
    // The worker returns what solveBounds returns.
    .then((bounds) => bounds as ProvenBounds)
    // The queue is full, the time is up, or there is no solver: add no proof.
    .catch(() => null)
  const bounds = await Promise.race([proven, wait(timeoutMs, null, { ref: false })])
  timedOut.abort()
  if (!bounds) return done
  return withProof(done, provenOf(bounds, { scoreDollars, concessions: done.report.concessions }))
}

export function withProof({ plan, report }: PlanDone, proven: Proven): PlanDone {
  return { plan, report: { ...report, certificates: { ...report.certificates, ...proven } } }
}

export function withPriceOfTaste({ plan, report }: PlanDone, cents: number | null): PlanDone {
  return cents === null ? { plan, report } : { plan, report: { ...report, withoutTasteCents: cents } }
}

import { setTimeout as wait } from 'node:timers/promises'
import type { PlanDone } from '@pennyplate/contract/ai/plan'
import { type Proven, type ProvenLeast, provenOf } from '@pennyplate/planner/bound/week-bounds'
import type { WorkerPool } from '../../workers/worker-pool.ts'
import type { AskedBy } from '../asked.ts'
import type { Provable } from '../tasks/plan/plan-week.ts'
import type { BoundQuestion } from './solve-bounds.ts'

/** A week is usable without its proof, so it does not wait longer. */
const TIMEOUT_MS = 3000

/** Adds to the report what the solver can prove about the week in that time. */
export async function proveWeek(
  done: PlanDone,
  { models, scoreDollars }: Provable,
  proofs: Pick<WorkerPool, 'run'>,
  { userId, signal }: AskedBy,
  timeoutMs = TIMEOUT_MS,
): Promise<PlanDone> {
  const late = new AbortController()
  const question: BoundQuestion = { models, seconds: timeoutMs / 1000 }
  const proven = proofs
    .run({ task: 'bound', input: question, userId, signal: AbortSignal.any([signal, late.signal]) })
    // The worker returns what solveBounds returns.
    .then((least) => least as ProvenLeast)
    // No room, no time or no solver: the report claims nothing.
    .catch(() => null)
  const least = await Promise.race([proven, wait(timeoutMs, null, { ref: false })])
  late.abort()
  if (!least) return done
  return withProof(done, provenOf(least, { scoreDollars, concessions: done.report.concessions }))
}

export function withProof({ plan, report }: PlanDone, proven: Proven): PlanDone {
  return { plan, report: { ...report, certificates: { ...report.certificates, ...proven } } }
}

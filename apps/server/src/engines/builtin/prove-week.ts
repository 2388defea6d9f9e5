import { setTimeout as wait } from 'node:timers/promises'
import type { PlanDone } from '@pennyplate/contract/ai/plan'
import { type Proven, type ProvenLeast, provenOf } from '@pennyplate/planner/bound/week-bounds'
import type { WorkerPool } from '../../workers/worker-pool.ts'
import type { AskedBy } from '../asked.ts'
import type { Provable } from '../tasks/plan/plan-week.ts'
import type { BoundQuestion } from './solve-bounds.ts'

/** A week waits no longer for its proof; it is as good without. */
const PATIENCE_MS = 3000

/** The week with what a solver could prove of it in that time, if the solver has nothing else to do. */
export async function proveWeek(
  done: PlanDone,
  { models, scoreDollars }: Provable,
  proofs: Pick<WorkerPool, 'run'>,
  { userId, signal }: AskedBy,
  patienceMs = PATIENCE_MS,
): Promise<PlanDone> {
  const late = new AbortController()
  const question: BoundQuestion = { models, seconds: patienceMs / 1000 }
  const proven = proofs
    .run({ task: 'bound', input: question, userId, signal: AbortSignal.any([signal, late.signal]) })
    // The worker answers with what solveBounds returns.
    .then((least) => least as ProvenLeast)
    // No room, no time or no solver: then nothing is proven, and nothing is said.
    .catch(() => null)
  const least = await Promise.race([proven, wait(patienceMs, null, { ref: false })])
  late.abort()
  if (!least) return done
  return withProof(done, provenOf(least, { scoreDollars, concessions: done.report.concessions }))
}

export function withProof({ plan, report }: PlanDone, proven: Proven): PlanDone {
  return { plan, report: { ...report, certificates: { ...report.certificates, ...proven } } }
}

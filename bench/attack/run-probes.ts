import type { Finding, Probe, Topic } from './probe.ts'
import type { Target } from './target.ts'

export type Outcome = {
  readonly topic: string
  readonly holds: string
  readonly verdict: 'held' | 'FAILED' | 'skipped'
  readonly why: string
  readonly ms: number
}

export type Choice = { readonly isQuick: boolean; readonly only: readonly string[] }

/** Runs probes one after the other, so that a broken server is blamed on the right one. */
export async function runProbes(
  topics: readonly Topic[],
  target: Target,
  { isQuick, only }: Choice,
  tell: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { name, probes } of topics) {
    if (only.length > 0 && !only.includes(name)) continue
    for (const probe of probes) {
      if (isQuick && probe.isSlow) continue
      const started = performance.now()
      const [verdict, why] = await judge(probe, target)
      const outcome = { topic: name, holds: probe.holds, verdict, why, ms: performance.now() - started }
      outcomes.push(outcome)
      tell(outcome)
      if (!(await answers(target)) && !target.own) return outcomes
    }
  }
  return outcomes
}

/** Against somebody else's server all probes share one address, so a rate limit is expected. */
const RATE_LIMITED = /: 429 /

export async function judge(probe: Probe, target: Target): Promise<[Outcome['verdict'], string]> {
  if (probe.needs && !target.own) return ['skipped', 'needs a server started by this command']
  let finding: Finding
  try {
    finding = await probe.run(target)
  } catch (error) {
    finding = `the probe threw: ${error instanceof Error ? error.message : String(error)}`
  }
  if (finding && !target.own && RATE_LIMITED.test(finding))
    return ['skipped', 'the server rate-limited this address']
  if (await answers(target)) return finding ? ['FAILED', finding] : ['held', '']
  await target.own?.restart('SIGKILL')
  return ['FAILED', `${finding ? `${finding}; ` : ''}then the server stopped answering`]
}

async function answers(target: Target): Promise<boolean> {
  return (await target.guest('/api/health/live', { timeoutMs: 10_000 })).status === 200
}

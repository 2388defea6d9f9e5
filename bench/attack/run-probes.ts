import type { Finding, Probe, Topic } from './probe.ts'
import type { Target } from './target.ts'

export type Outcome = {
  readonly topic: string
  readonly holds: string
  readonly verdict: 'held' | 'FELL' | 'left out'
  readonly why: string
  readonly ms: number
}

export type Choice = { readonly isQuick: boolean; readonly only: readonly string[] }

/** One after the other, so that each is blamed for what it did. */
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

/** All probes share one address there, and its limits are what holds. */
const TOLD_TO_WAIT = /: 429 /

export async function judge(probe: Probe, target: Target): Promise<[Outcome['verdict'], string]> {
  if (probe.needs && !target.own) return ['left out', 'only against a server of its own']
  let finding: Finding
  try {
    finding = await probe.run(target)
  } catch (error) {
    finding = `the probe could not go on: ${error instanceof Error ? error.message : String(error)}`
  }
  if (finding && !target.own && TOLD_TO_WAIT.test(finding))
    return ['left out', 'the server told this address to come back later']
  if (await answers(target)) return finding ? ['FELL', finding] : ['held', '']
  await target.own?.restart('SIGKILL')
  return ['FELL', `${finding ? `${finding}; ` : ''}after it the server answered nobody`]
}

async function answers(target: Target): Promise<boolean> {
  return (await target.guest('/api/health/live', { timeoutMs: 10_000 })).status === 200
}

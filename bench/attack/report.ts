import type { Topic } from './probe.ts'
import type { Outcome } from './run-probes.ts'

/** Against a server that may have real people on it, first prints what the run will do there. */
export function printPlan(
  topics: readonly Topic[],
  origin: string,
  isOwn: boolean,
  only: readonly string[],
): void {
  if (isOwn) {
    console.log(`Attacking ${origin}, a server started for this run on an empty folder.\n`)
    return
  }
  console.log(`Attacking ${origin}. This run`)
  for (const { name, does } of topics.filter(({ probes }) => probes.some(({ needs }) => !needs)))
    if (only.length === 0 || only.includes(name)) console.log(`- ${does}`)
  console.log('- deletes the accounts it made, whose addresses begin with "probe-".\n')
}

export function printOutcome({ verdict, topic, holds, why, ms }: Outcome): void {
  const time = ms >= 1000 ? ` (${(ms / 1000).toFixed(1)} s)` : ''
  console.log(`${verdict.padEnd(8)} ${topic}: ${holds}${time}`)
  if (why) console.log(`         ${why}`)
}

export function printSummary(outcomes: readonly Outcome[]): void {
  const count = (verdict: Outcome['verdict']) =>
    outcomes.filter((outcome) => outcome.verdict === verdict).length
  console.log(`\n${count('held')} held, ${count('FAILED')} failed, ${count('skipped')} skipped`)
}

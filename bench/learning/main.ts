import { report, TARGET_MISSED } from '../row.ts'
import { POLICIES, type Policy, simulate, WEEKS } from './simulate.ts'

/** How much of the gap between not learning a household's taste and knowing it is closed. Options: households, seed. */
const options = new Map(process.argv.slice(2).map((option) => option.split('=') as [string, string]))
const HOUSEHOLDS = Number(options.get('households') ?? 200)
const SEED = Number(options.get('seed') ?? 1)
const TARGET = 0.5

const kept = new Map(
  POLICIES.map((policy): [Policy, number[]] => {
    const runs = Array.from({ length: HOUSEHOLDS }, (_, index) => simulate(SEED + index, policy))
    return [policy, Array.from({ length: WEEKS }, (_, week) => mean(runs.map((weeks) => weeks[week] ?? 0)))]
  }),
)
const shareOf = (policy: Policy) => kept.get(policy) ?? []
const closed = (weeks: (policy: Policy) => number) =>
  (weeks('learning') - weeks('not learning')) / (weeks('knowing') - weeks('not learning'))
const ofAll = closed((policy) => mean(shareOf(policy)))

if (!process.env.BENCH_ROWS)
  for (const policy of POLICIES)
    console.log(
      `${policy.padEnd(12)} ${shareOf(policy).map(percent).join('  ')}   all: ${percent(mean(shareOf(policy)))}`,
    )
report({
  what: `gap closed by learning, ${HOUSEHOLDS} households, ${WEEKS} weeks`,
  p50: percent(ofAll),
  p95: `in the last week ${percent(closed((policy) => shareOf(policy).at(-1) ?? 0))}`,
  target: `at least ${percent(TARGET)}`,
  isMet: ofAll >= TARGET,
})
if (ofAll < TARGET) process.exitCode = TARGET_MISSED

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

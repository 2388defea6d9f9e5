import type { Asked, Kind } from './ask.ts'
import { processorSeconds } from './processor-time.ts'

/** Enough of each that hundredths of a second tell. */
const COUNTS = { plan: 6, list: 20, save: 200, read: 200 } as const satisfies Record<Kind, number>

/** What one request of each kind costs in processor time, which other work on the machine hardly changes. */
export async function measureCosts(
  serverPids: readonly number[],
  databasePid: number,
  send: (kind: Kind, name: string) => Promise<Asked>,
): Promise<Asked[]> {
  const answers: Asked[] = []
  console.log('  | processor time of one | servers ms | database ms |')
  console.log('  |---|---:|---:|')
  for (const [kind, count] of Object.entries(COUNTS)) {
    const used = () => [processorSeconds(serverPids), processorSeconds([databasePid])] as const
    const before = used()
    // The keys are those of COUNTS.
    for (let n = 0; n < count; n++) answers.push(await send(kind as Kind, `cost-${n}`))
    const after = used()
    const msOfOne = (part: 0 | 1) => (((after[part] - before[part]) * 1000) / count).toFixed(1)
    console.log(`  | ${kind} | ${msOfOne(0)} | ${msOfOne(1)} |`)
  }
  return answers
}

import { availableParallelism, loadavg } from 'node:os'
import { MARK_MISSED } from '../row.ts'

/** What must hold, and whether it did. A fault is a fault on every machine; a time says something on a quiet one only. */
export type Check = Readonly<{
  part: string
  what: string
  figure: string
  mark: string
  isKept: boolean
  about: 'fault' | 'time'
}>

/** A load above this share of the processors, before anything was started, is somebody else's. */
const QUIET_SHARE = 0.25

/** Said before anything is measured. */
export function describeMachine(): string {
  const [load = 0] = loadavg()
  const processors = availableParallelism()
  const quiet = load < processors * QUIET_SHARE ? 'quiet' : 'busy with other work: its times say nothing'
  return `${processors} processors, Node ${process.versions.node}, load ${load.toFixed(1)} before the start (${quiet})`
}

/** The last table, and the code to end with: 1 when something was lost or failed, 2 when only a time was missed. */
export function conclude(checks: readonly Check[]): number {
  console.log('\n| part | what must hold | mark | measured | kept |')
  console.log('|---|---|---|---:|---|')
  for (const { part, what, mark, figure, isKept } of checks)
    console.log(`| ${part} | ${what} | ${mark} | ${figure} | ${isKept ? 'yes' : 'NO'} |`)
  const missed = checks.filter(({ isKept }) => !isKept)
  if (missed.some(({ about }) => about === 'fault')) {
    console.log('\nSomething was lost, or failed while nothing was broken: see above.')
    return 1
  }
  console.log('\nNothing was lost, and nothing failed but in the outages.')
  if (missed.length > 0) console.log('A time was missed: see above.')
  return missed.length > 0 ? MARK_MISSED : 0
}

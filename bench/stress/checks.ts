import { availableParallelism, loadavg } from 'node:os'
import { TARGET_MISSED } from '../row.ts'

/** One result. Faults count on every machine; times mean something only on an idle one. */
export type Check = Readonly<{
  part: string
  what: string
  figure: string
  target: string
  isMet: boolean
  about: 'fault' | 'time'
}>

/** Above this load per processor before the start, the machine counts as busy. */
const IDLE_LOAD = 0.25

export function describeMachine(): string {
  const [load = 0] = loadavg()
  const processors = availableParallelism()
  const state = load < processors * IDLE_LOAD ? 'idle' : 'busy with other work, so times mean nothing'
  return `${processors} processors, Node ${process.versions.node}, load ${load.toFixed(1)} before the start (${state})`
}

/** Prints the last table and returns the exit code: 1 if something was lost or failed, 2 if only a time missed its target. */
export function conclude(checks: readonly Check[]): number {
  console.log('\n| part | what must hold | target | measured | kept |')
  console.log('|---|---|---|---:|---|')
  for (const { part, what, target, figure, isMet } of checks)
    console.log(`| ${part} | ${what} | ${target} | ${figure} | ${isMet ? 'yes' : 'NO'} |`)
  const missed = checks.filter(({ isMet }) => !isMet)
  if (missed.some(({ about }) => about === 'fault')) {
    console.log('\nFAILED: writes were lost, or requests failed outside the outages. See above.')
    return 1
  }
  console.log('\nNothing was lost, and nothing failed outside the outages.')
  if (missed.length > 0) console.log('A time missed its target. See above.')
  return missed.length > 0 ? TARGET_MISSED : 0
}

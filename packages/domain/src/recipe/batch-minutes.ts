import { batchesFor, fitSteps, type WrittenSteps } from './fit-steps.ts'
import type { Vessel } from './plate.ts'
import { stepTimers } from './step-timers.ts'
import { isNamedIn } from './vessel-words.ts'

/** A kitchen has one of each, so batches follow one another. */
const ONE_AT_A_TIME: ReadonlySet<Vessel> = new Set([
  'microwave-safe bowl',
  'mug',
  'air fryer basket',
  'pressure cooker',
])
const STANDING = new Set(['stand', 'rest', 'cool', 'chill'])

/** The minutes that further batches add to the written time, for `factor` times the written servings. */
export function batchMinutes(written: WrittenSteps, factor: number): number {
  const { batch, servings, steps } = written
  if (batch === null || !ONE_AT_A_TIME.has(batch.vessel)) return 0
  const seconds = (fitted: readonly string[], batches: number) => batches * secondsIn(batch.vessel, fitted)
  const more =
    seconds(fitSteps(written, factor), batchesFor(batch, servings * factor)) -
    seconds(steps, batchesFor(batch, servings))
  return Math.max(0, Math.round(more / 60))
}

function secondsIn(vessel: Vessel, steps: readonly string[]): number {
  return steps
    .filter((step) => isNamedIn(step, vessel))
    .flatMap(stepTimers)
    .filter(({ activity }) => activity === null || !STANDING.has(activity))
    .reduce((sum, { seconds, untilSeconds }) => sum + (untilSeconds ?? seconds), 0)
}

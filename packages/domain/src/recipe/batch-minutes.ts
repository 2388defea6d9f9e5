import { batchesFor, fitSteps, type WrittenSteps } from './fit-steps.ts'
import type { Vessel } from './plate.ts'
import { secondsIn } from './vessel-time.ts'

/** How many of a vessel cook side by side in an ordinary kitchen, as the sentences about batches say; any number of others. */
const AT_ONCE: Readonly<Partial<Record<Vessel, number>>> = {
  'microwave-safe bowl': 1,
  mug: 1,
  'air fryer basket': 1,
  'pressure cooker': 1,
  griddle: 1,
  grill: 1,
  skillet: 2,
  wok: 2,
  'sheet pan': 2,
  'baking dish': 2,
  'loaf pan': 2,
  'pie plate': 2,
  'muffin pan': 2,
}

/** Fitting steps is slow, and a household asks for each dish several times in a row. */
const lastAsked = new WeakMap<WrittenSteps['steps'], { readonly factor: number; readonly minutes: number }>()

/** The minutes that further batches add to the written time, for `factor` times the written servings. */
export function batchMinutes(written: WrittenSteps, factor: number): number {
  const { batch, servings, steps } = written
  const atOnce = batch ? AT_ONCE[batch.vessel] : undefined
  if (batch === null || atOnce === undefined) return 0
  const rounds = Math.ceil(batchesFor(batch, servings * factor) / atOnce)
  const writtenRounds = Math.ceil(batchesFor(batch, servings) / atOnce)
  const isTimedByLoad = batch.vessel === 'microwave-safe bowl' || batch.vessel === 'mug'
  if (!isTimedByLoad && rounds <= writtenRounds) return 0
  const last = lastAsked.get(steps)
  if (last?.factor === factor) return last.minutes
  const fitted = isTimedByLoad ? fitSteps(written, factor) : steps
  const more = rounds * secondsIn(batch.vessel, fitted) - writtenRounds * secondsIn(batch.vessel, steps)
  const minutes = Math.max(0, Math.round(more / 60))
  lastAsked.set(steps, { factor, minutes })
  return minutes
}

/** From start to plate for this many servings, without the waits in which the kitchen can be left. */
export function minutesFor(
  written: WrittenSteps & { readonly totalMinutes: number },
  servings: number,
): number {
  return written.totalMinutes + batchMinutes(written, servings / written.servings)
}

/** The work for this many servings: it grows with the time at the stove, as when a recipe is scaled. */
export function activeMinutesFor(
  written: WrittenSteps & { readonly activeMinutes: number; readonly totalMinutes: number },
  servings: number,
): number {
  const { activeMinutes, totalMinutes } = written
  if (totalMinutes <= 0) return activeMinutes
  return Math.round((activeMinutes * minutesFor(written, servings)) / totalMinutes)
}

/** The minutes the steps name for the vessel, times the rounds that the written servings take in it. */
export function vesselMinutes({ batch, servings, steps }: WrittenSteps): number {
  const atOnce = batch ? AT_ONCE[batch.vessel] : undefined
  if (batch === null || atOnce === undefined) return 0
  const rounds = Math.ceil(batchesFor(batch, servings) / atOnce)
  return (rounds * secondsIn(batch.vessel, steps)) / 60
}

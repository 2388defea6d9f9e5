import { stepTimers } from './step-timers.ts'

/** A dish of a plate and how to cook it. */
export type CookedDish = Readonly<{ minutes: number; steps: readonly string[] }>
/** A step, by the places of its dish and of the step in that dish. */
export type PlateStep = Readonly<{ dish: number; step: number }>

const MINUTE_S = 60

/**
 * The steps of several dishes in one order, so that all are done at the same time: what takes longest starts first. The
 * steps of each dish stay in order; of two that start together, the earlier dish's comes first.
 */
export function orderPlateSteps(dishes: readonly CookedDish[]): PlateStep[] {
  const longest = Math.max(0, ...dishes.map(({ minutes }) => minutes))
  return dishes
    .flatMap(({ minutes, steps }, dish) =>
      startsOf(steps, minutes).map((start, step) => ({ dish, step, start: longest - minutes + start })),
    )
    .toSorted((a, b) => a.start - b.start || a.dish - b.dish || a.step - b.step)
    .map(({ dish, step }) => ({ dish, step }))
}

/** When each step of a dish starts. A step lasts as long as its waits; the rest of the time is shared by all steps. */
function startsOf(steps: readonly string[], minutes: number): number[] {
  const waits = steps.map((step) =>
    stepTimers(step).reduce((sum, { seconds, untilSeconds }) => sum + (untilSeconds ?? seconds), 0),
  )
  const waited = waits.reduce((sum, seconds) => sum + seconds, 0) / MINUTE_S
  // Waits can add up to more than the dish takes, as when two pans are on the stove: then they count less.
  const squeeze = waited > minutes ? minutes / waited : 1
  const shared = Math.max(0, minutes - waited) / Math.max(1, steps.length)
  let start = 0
  return waits.map((seconds) => {
    const before = start
    start += shared + (seconds / MINUTE_S) * squeeze
    return before
  })
}

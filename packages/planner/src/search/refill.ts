import type { Random } from './random.ts'
import type { WeekState } from './week-state.ts'

/** The recipe that fits the empty place best, and what it costs; recipe -1 where none may stand there. */
export function bestFor(
  state: WeekState,
  cooking: number,
  pool: Int32Array,
  noise: number,
  random: Random,
): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (const recipe of pool) {
    const delta = state.insertDelta(cooking, recipe, least)
    if (delta === Number.POSITIVE_INFINITY) continue
    const noisy = noise > 0 ? delta + noise * random.unit() : delta
    if (noisy < least) {
      least = noisy
      best = recipe
    }
  }
  return best
}

/** The exactly best recipe of a list for an empty place, the first of equals; -1 if none may stand there. */
export function exactBestFor(state: WeekState, cooking: number, recipes: Int32Array): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (const recipe of recipes) {
    const delta = state.insertDelta(cooking, recipe, least)
    if (delta < least) {
      least = delta
      best = recipe
    }
  }
  return best
}

const GAIN_AT_LEAST = 1e-9

/** Replaces one dish at a time by the best of the list until no replacement helps. */
export function descend(state: WeekState, lists: readonly Int32Array[], stop: () => boolean): void {
  const { cookings, mealOf } = state.c
  for (let since = 0, cooking = 0; since < cookings && !stop(); cooking = (cooking + 1) % cookings, since++) {
    const before = state.score
    const old = state.remove(cooking)
    const found = exactBestFor(state, cooking, lists[mealOf[cooking] ?? 0] ?? new Int32Array(0))
    state.insert(cooking, found < 0 ? old : found)
    if (state.score < before - GAIN_AT_LEAST) {
      since = -1
    } else if (found !== old) {
      state.remove(cooking)
      state.insert(cooking, old)
    }
  }
}

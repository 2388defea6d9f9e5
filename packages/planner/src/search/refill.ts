import { DishRater } from './dish-rater.ts'
import type { Random } from './random.ts'
import { type InsertConditions, NO_CONDITIONS, type WeekState } from './week-state.ts'

/** Adds a random amount up to `dollars` to each dish, so that the search does not always pick the same one. */
export interface Noise {
  readonly dollars: number
  readonly random: Random
}

/**
 * Finds the best recipe for an empty slot. Everything but packages is cheap to compute and is computed for all; only recipes
 * that could still win have their packages priced.
 */
export class DishFinder {
  readonly rater: DishRater
  private readonly state: WeekState

  constructor(state: WeekState) {
    this.state = state
    this.rater = new DishRater(state)
  }

  /**
   * The best recipe of the list; -1 if none is allowed. `known`, a recipe that is good there, lets most others be skipped
   * early.
   */
  bestFor(
    cooking: number,
    recipes: Int32Array,
    known = -1,
    conditions = NO_CONDITIONS,
    noise?: Noise,
  ): number {
    const { state, rater } = this
    const { left, base, atLeast } = rater
    const portions = state.c.portions[cooking] ?? 1
    const saves = state.mayStillSave()
    state.measureDays(cooking)
    const enough =
      known < 0
        ? Number.POSITIVE_INFINITY
        : this.dollarsOf(cooking, known, conditions) + (noise?.dollars ?? 0) + saves
    const promising = rater.rate(cooking, recipes, enough, conditions.leftoverCredit)
    if (promising < 0) return -1
    let best = -1
    let least = Number.POSITIVE_INFINITY
    const look = (at: number) => {
      const recipe = left[at] ?? 0
      const dollars = state.withFood(recipe, portions, base[at] ?? 0, least + saves, conditions)
      if (dollars === Number.POSITIVE_INFINITY) return
      const noisy = noise ? dollars + noise.dollars * noise.random.unit() : dollars
      if (noisy < least || (noisy === least && recipe < best)) {
        least = noisy
        best = recipe
      }
    }
    look(promising)
    for (let at = 0; at < rater.count; at++)
      if (at !== promising && (atLeast[at] ?? 0) < least + saves) look(at)
    return best
  }

  /** The best recipe of the list that raises the score by less than `below`; -1 if none does. */
  bestBelow(cooking: number, recipes: Int32Array, below: number): number {
    const { state, rater } = this
    const { left, base, atLeast } = rater
    const portions = state.c.portions[cooking] ?? 1
    const saves = state.mayStillSave()
    state.measureDays(cooking)
    let least = below + state.daysDollars(cooking)
    if (rater.rate(cooking, recipes, least + saves, 0) < 0) return -1
    let best = -1
    for (let at = 0; at < rater.count; at++) {
      if ((atLeast[at] ?? 0) >= least + saves) continue
      const recipe = left[at] ?? 0
      const dollars = state.withFood(recipe, portions, base[at] ?? 0, least + saves)
      if (dollars >= least) continue
      least = dollars
      best = recipe
    }
    return best
  }

  /** On the scale of `base`, which includes the whole cost of the slot's days. */
  private dollarsOf(cooking: number, recipe: number, conditions: InsertConditions): number {
    return (
      this.state.measuredDelta(cooking, recipe, Number.POSITIVE_INFINITY, conditions) +
      this.state.daysDollars(cooking)
    )
  }
}

const GAIN_AT_LEAST = 1e-9

/** Replaces one dish at a time with the best of its list until no replacement helps. */
export function descend(state: WeekState, lists: readonly Int32Array[], stop: () => boolean): void {
  const { cookings, placeOf } = state.c
  const finder = new DishFinder(state)
  for (let since = 0, cooking = 0; since < cookings && !stop(); cooking = (cooking + 1) % cookings, since++) {
    const before = state.score
    const old = state.remove(cooking)
    const list = lists[placeOf[cooking] ?? 0] ?? new Int32Array(0)
    const found = finder.bestFor(cooking, list, old)
    state.insert(cooking, found < 0 ? old : found)
    if (state.score < before - GAIN_AT_LEAST) {
      since = -1
    } else if (found !== old) {
      state.remove(cooking)
      state.insert(cooking, old)
    }
  }
}

import type { Random } from './random.ts'
import { type InsertConditions, NO_CONDITIONS, type WeekState } from './week-state.ts'

/** Up to so many dollars of chance on each dish, so that a search does not always take the same one. */
export interface Noise {
  readonly dollars: number
  readonly random: Random
}

/**
 * Finds the recipe that fits an empty place best. What a dish costs there besides packages takes a few additions, and is
 * worked out for all; only those that could still win have their food priced.
 */
export class DishFinder {
  /** By place in the list that is looked at: what the recipe costs if nothing has to be opened for it. */
  readonly standing: Float64Array
  /** The same, and what has to be opened for it for sure; Infinity where it may not stand there. */
  readonly atLeast: Float64Array
  private readonly state: WeekState
  /** By kin. */
  private readonly likeness: Float64Array
  /** By main protein, from the second: what having it costs beside these neighbors. */
  private readonly nextTo: Float64Array

  constructor(state: WeekState) {
    this.state = state
    this.standing = new Float64Array(state.c.recipes)
    this.atLeast = new Float64Array(state.c.recipes)
    this.likeness = new Float64Array(state.c.kinRecipe.length)
    this.nextTo = new Float64Array(state.c.proteins + 1)
  }

  /**
   * The best of the list; -1 where none may stand there. Knowing one of the list that is good there saves looking closely
   * at most others.
   */
  bestFor(
    cooking: number,
    recipes: Int32Array,
    known = -1,
    conditions = NO_CONDITIONS,
    noise?: Noise,
  ): number {
    const { state, standing, atLeast } = this
    const portions = state.c.portions[cooking] ?? 1
    const saves = state.mayStillSave()
    state.measureDays(cooking)
    const enough =
      known < 0
        ? Number.POSITIVE_INFINITY
        : this.dollarsOf(cooking, known, conditions) + (noise?.dollars ?? 0) + saves
    const promising = this.rate(cooking, recipes, enough, conditions.leftoverCredit)
    if (promising < 0) return -1
    let best = -1
    let least = Number.POSITIVE_INFINITY
    const look = (at: number) => {
      const recipe = recipes[at] ?? 0
      const dollars = state.withFood(recipe, portions, standing[at] ?? 0, least + saves, conditions)
      if (dollars === Number.POSITIVE_INFINITY) return
      const noisy = noise ? dollars + noise.dollars * noise.random.unit() : dollars
      if (noisy < least || (noisy === least && recipe < best)) {
        least = noisy
        best = recipe
      }
    }
    look(promising)
    for (let at = 0; at < recipes.length; at++)
      if (at !== promising && (atLeast[at] ?? 0) < least + saves) look(at)
    return best
  }

  /** On the same scale as `standing`: with the days of the place, not what changes of them. */
  private dollarsOf(cooking: number, recipe: number, conditions: InsertConditions): number {
    return (
      this.state.measuredDelta(cooking, recipe, Number.POSITIVE_INFINITY, conditions) +
      this.state.daysDollars(cooking)
    )
  }

  /** Fills `standing` and `atLeast`, and answers the place of the least, passing over what costs more than `enough`; -1 where no recipe may stand there. */
  private rate(cooking: number, recipes: Int32Array, enough: number, leftoverCredit: number): number {
    const { state, standing, atLeast, likeness } = this
    const { c, hinges, uses, mealUses, opening } = state
    const paid = 1 - leftoverCredit
    this.rateKin(cooking)
    const meal = c.mealOf[cooking] ?? 0
    const cap = c.capOf[cooking] ?? 0
    const portions = c.portions[cooking] ?? 1
    const kind = (c.kindOf[cooking] ?? 0) * c.recipes
    const setup = c.weights.setup * c.eq
    const repeat = c.weights.repeat * c.eq
    let promising = -1
    let least = Number.POSITIVE_INFINITY
    for (let at = 0; at < recipes.length; at++) {
      const recipe = recipes[at] ?? 0
      if ((mealUses[recipe * 4 + meal] ?? 0) >= cap) {
        atLeast[at] = Number.POSITIVE_INFINITY
        continue
      }
      let dollars =
        (c.fixed[kind + recipe] ?? 0) +
        (likeness[c.kinOf[recipe] ?? 0] ?? 0) +
        (c.unstockedUse[recipe] ?? 0) * portions
      const packages = paid * (opening[recipe] ?? 0)
      if (dollars + packages <= enough) dollars += hinges.weightyDollars(recipe)
      if (dollars + packages > enough) {
        atLeast[at] = Number.POSITIVE_INFINITY
        continue
      }
      dollars += hinges.lightDollars(recipe)
      if ((uses[recipe] ?? 0) > 0) dollars += repeat + state.sameDishDollars(cooking, recipe, c.cookings)
      else dollars += setup
      standing[at] = dollars
      atLeast[at] = dollars + packages
      if (dollars + packages < least) {
        least = dollars + packages
        promising = at
      }
    }
    return promising
  }

  /** What it costs a dish there to be like others of the week, for all kinds of likeness. */
  private rateKin(cooking: number): void {
    const { state, likeness, nextTo } = this
    const { c } = state
    nextTo.fill(0)
    for (let at = c.neighborStart[cooking] ?? 0; at < (c.neighborStart[cooking + 1] ?? 0); at++) {
      const beside = state.plan[c.neighborOf[at] ?? 0] ?? -1
      const protein = beside < 0 ? -1 : (c.protein[beside] ?? -1)
      nextTo[protein + 1] = (nextTo[protein + 1] ?? 0) + (c.neighborProtein[at] ?? 0)
    }
    // The first stands for no protein, which is like nothing else.
    nextTo[0] = 0
    for (let kin = 0; kin < likeness.length; kin++) {
      const recipe = c.kinRecipe[kin] ?? 0
      likeness[kin] = (nextTo[(c.protein[recipe] ?? -1) + 1] ?? 0) + state.crowdDollars(cooking, recipe)
    }
  }
}

const GAIN_AT_LEAST = 1e-9

/** Replaces one dish at a time by the best of the list until no replacement helps. */
export function descend(state: WeekState, lists: readonly Int32Array[], stop: () => boolean): void {
  const { cookings, mealOf } = state.c
  const finder = new DishFinder(state)
  for (let since = 0, cooking = 0; since < cookings && !stop(); cooking = (cooking + 1) % cookings, since++) {
    const before = state.score
    const old = state.remove(cooking)
    const list = lists[mealOf[cooking] ?? 0] ?? new Int32Array(0)
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

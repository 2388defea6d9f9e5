import type { Random } from './random.ts'
import { type InsertConditions, NO_CONDITIONS, type WeekState } from './week-state.ts'

/** No cost is below zero. */
const UNKNOWN = -1
/** Larger than the difference between two orders of summing. */
const ROUNDING = 1e-6

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
  /** By position in the list: what the recipe costs if it needs no new package. */
  readonly base: Float64Array
  /** A lower bound that includes the packages it surely needs; Infinity if the recipe may not be used. */
  readonly atLeast: Float64Array
  private readonly state: WeekState
  /** By variety class. */
  private readonly varietyDollars: Float64Array
  /** By main protein plus one: cost of having it next to these neighbors. */
  private readonly nextTo: Float64Array
  /** The same by main starch plus one. */
  private readonly nextToStarch: Float64Array
  private readonly plates: PlateRater

  constructor(state: WeekState) {
    this.state = state
    this.base = new Float64Array(state.c.recipes)
    this.atLeast = new Float64Array(state.c.recipes)
    this.varietyDollars = new Float64Array(state.c.classes)
    this.nextTo = new Float64Array(state.c.proteins + 1)
    this.nextToStarch = new Float64Array(state.c.starches + 1)
    this.plates = new PlateRater(state)
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
    const { state, base, atLeast } = this
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
      const dollars = state.withFood(recipe, portions, base[at] ?? 0, least + saves, conditions)
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

  /** The best recipe of the list that raises the score by less than `below`; -1 if none does. */
  bestBelow(cooking: number, recipes: Int32Array, below: number): number {
    const { state, base, atLeast } = this
    const portions = state.c.portions[cooking] ?? 1
    const saves = state.mayStillSave()
    state.measureDays(cooking)
    let least = below + state.daysDollars(cooking)
    if (this.rate(cooking, recipes, least + saves, 0) < 0) return -1
    let best = -1
    for (let at = 0; at < recipes.length; at++) {
      if ((atLeast[at] ?? 0) >= least + saves) continue
      const dollars = state.withFood(recipes[at] ?? 0, portions, base[at] ?? 0, least + saves)
      if (dollars >= least) continue
      least = dollars
      best = recipes[at] ?? 0
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

  /** Fills `base` and `atLeast`, skipping recipes above `enough`; returns the position of the lowest, or -1. */
  private rate(cooking: number, recipes: Int32Array, enough: number, leftoverCredit: number): number {
    const { state, base, atLeast } = this
    const { c, hinges, uses, opening } = state
    const { fixed, unstockedUse, classOf, dishOf, setupDollars, repeatDollars } = c
    const paid = 1 - leftoverCredit
    this.measureNeighbors(cooking)
    const plates = this.plates.beside(cooking)
    const portions = c.portions[cooking] ?? 1
    const kind = (c.kindOf[cooking] ?? 0) * c.recipes
    const classes = (c.mealOf[cooking] ?? 0) * c.recipes
    // Every other term is at least zero.
    const hopeless = enough + ROUNDING
    let promising = -1
    let least = Number.POSITIVE_INFINITY
    for (let at = 0; at < recipes.length; at++) {
      const recipe = recipes[at] ?? 0
      const own = fixed[kind + recipe] ?? 0
      const use = (unstockedUse[recipe] ?? 0) * portions
      const packages = paid * (opening[recipe] ?? 0)
      if (own + use + packages > hopeless || state.isAtCap(cooking, recipe)) {
        atLeast[at] = Number.POSITIVE_INFINITY
        continue
      }
      const beside = plates.dollarsOf(recipe)
      if (own + use + packages + beside > hopeless) {
        atLeast[at] = Number.POSITIVE_INFINITY
        continue
      }
      let dollars = own + this.classDollars(cooking, recipe, classOf[classes + recipe] ?? 0) + beside + use
      if (dollars + packages <= enough) dollars += hinges.weightyDollars(recipe)
      if (dollars + packages > enough) {
        atLeast[at] = Number.POSITIVE_INFINITY
        continue
      }
      dollars += hinges.lightDollars(recipe)
      if ((uses[dishOf[recipe] ?? 0] ?? 0) > 0)
        dollars += (repeatDollars[recipe] ?? 0) + state.sameDishDollars(cooking, recipe, c.cookings)
      else dollars += setupDollars[recipe] ?? 0
      base[at] = dollars
      atLeast[at] = dollars + packages
      if (dollars + packages < least) {
        least = dollars + packages
        promising = at
      }
    }
    return promising
  }

  private measureNeighbors(cooking: number): void {
    const { state, nextTo, nextToStarch } = this
    const { c } = state
    this.varietyDollars.fill(UNKNOWN)
    nextTo.fill(0)
    nextToStarch.fill(0)
    if ((c.mainOf[cooking] ?? -1) >= 0) return
    for (let at = c.neighborStart[cooking] ?? 0; at < (c.neighborStart[cooking + 1] ?? 0); at++) {
      const beside = state.plan[c.neighborOf[at] ?? 0] ?? -1
      const protein = beside < 0 ? -1 : (c.protein[beside] ?? -1)
      nextTo[protein + 1] = (nextTo[protein + 1] ?? 0) + (c.neighborProtein[at] ?? 0)
      const starch = beside < 0 ? -1 : (c.starch[beside] ?? -1)
      nextToStarch[starch + 1] = (nextToStarch[starch + 1] ?? 0) + (c.neighborStarch[at] ?? 0)
    }
    // Index 0 is for none, which never counts as alike.
    nextTo[0] = 0
    nextToStarch[0] = 0
  }

  /** The variety cost of a recipe in this slot, computed once for its class. */
  private classDollars(cooking: number, recipe: number, id: number): number {
    const known = this.varietyDollars[id] ?? 0
    if (known !== UNKNOWN) return known
    const { state } = this
    const dollars =
      (this.nextTo[(state.c.protein[recipe] ?? -1) + 1] ?? 0) +
      (this.nextToStarch[(state.c.starch[recipe] ?? -1) + 1] ?? 0) +
      state.slowDollars(cooking, recipe, state.c.cookings) +
      state.groupDollars(cooking, recipe)
    this.varietyDollars[id] = dollars
    return dollars
  }
}

/** What recipes cost beside the chosen components of one plate, as `WeekState.plateDollars` has it. */
class PlateRater {
  private readonly state: WeekState
  private isSide = false
  private count = 0
  /** Where the rows of the chosen components start in the pairs. */
  private readonly rows: Int32Array

  constructor(state: WeekState) {
    this.state = state
    this.rows = new Int32Array(state.c.sideAt.length + 1)
  }

  beside(cooking: number): this {
    const { c, plan } = this.state
    const main = c.mainOf[cooking] ?? -1
    this.isSide = main >= 0
    this.count = 0
    if (main >= 0) {
      const dish = plan[main] ?? -1
      if (dish >= 0) this.rows[this.count++] = ((c.sideKindOf[cooking] ?? 0) * c.recipes + dish) * c.sides
      return this
    }
    for (let at = c.sideStart[cooking] ?? 0; at < (c.sideStart[cooking + 1] ?? 0); at++) {
      const place = c.sideAt[at] ?? 0
      const side = plan[place] ?? -1
      if (side < 0) continue
      this.rows[this.count++] = ((c.sideKindOf[place] ?? 0) * c.sides + (c.sideNumber[side] ?? 0)) * c.recipes
    }
    return this
  }

  dollarsOf(recipe: number): number {
    const { rows, count, isSide } = this
    const { pairByMain, pairBySide, pairDollars, sideNumber } = this.state.c
    const pairs = isSide ? pairBySide : pairByMain
    const column = isSide ? (sideNumber[recipe] ?? 0) : recipe
    let dollars = 0
    for (let at = 0; at < count; at++) dollars += pairDollars[pairs[(rows[at] ?? 0) + column] ?? 0] ?? 0
    return dollars
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

import { PlateRater } from './plate-rater.ts'
import type { WeekState } from './week-state.ts'

/** Larger than the difference between two orders of summing. */
const ROUNDING = 1e-6

/**
 * Rates the recipes of a list for an empty slot by everything but the packages that have to be priced exactly. One cost is added
 * after the other for all recipes, cheap ones first, and a recipe that is too dear by then is dropped: no cost is below zero.
 */
export class DishRater {
  /** The recipes that could still be best, in the order of the list, and how many they are. */
  readonly left: Int32Array
  count = 0
  /** By place in `left`: what the recipe costs if it needs no new package. */
  readonly base: Float64Array
  /** A lower bound that includes the packages it surely needs. */
  readonly atLeast: Float64Array
  private readonly state: WeekState
  /** By place in `left`: dollars for packages it surely needs. */
  private readonly packages: Float64Array
  private readonly sums: Float64Array
  /** By main protein plus one: cost of having it next to these neighbors. */
  private readonly nextTo: Float64Array
  /** The same by main starch plus one. */
  private readonly nextToStarch: Float64Array
  private readonly plates: PlateRater

  constructor(state: WeekState) {
    const { recipes, proteins, starches } = state.c
    this.state = state
    this.left = new Int32Array(recipes)
    this.base = new Float64Array(recipes)
    this.atLeast = new Float64Array(recipes)
    this.packages = new Float64Array(recipes)
    this.sums = new Float64Array(recipes)
    this.nextTo = new Float64Array(proteins + 1)
    this.nextToStarch = new Float64Array(starches + 1)
    this.plates = new PlateRater(state)
  }

  /** Drops what may not be cooked there or surely costs more than `enough`; returns the place of the lowest in `left`, or -1. */
  rate(cooking: number, recipes: Int32Array, enough: number, leftoverCredit: number): number {
    this.start(cooking, recipes, enough + ROUNDING, 1 - leftoverCredit)
    this.addPlate(cooking, enough + ROUNDING)
    this.addVariety(cooking, enough)
    this.addWeighty(enough)
    return this.addRest(cooking)
  }

  private start(cooking: number, recipes: Int32Array, enough: number, paid: number): void {
    const { left, packages, sums } = this
    const { c, opening } = this.state
    const { fixed, unstockedUse } = c
    const portions = c.portions[cooking] ?? 1
    const kind = (c.kindOf[cooking] ?? 0) * c.recipes
    let count = 0
    for (let at = 0; at < recipes.length; at++) {
      const recipe = recipes[at] ?? 0
      const dollars = paid * (opening[recipe] ?? 0)
      const sure = (fixed[kind + recipe] ?? 0) + (unstockedUse[recipe] ?? 0) * portions + dollars
      if (sure > enough) continue
      left[count] = recipe
      packages[count] = dollars
      sums[count++] = sure
    }
    this.count = count
  }

  private addPlate(cooking: number, enough: number): void {
    const { left, packages, sums, base, plates } = this
    plates.dollarsBeside(cooking, left, this.count, base)
    let count = 0
    for (let at = 0; at < this.count; at++) {
      const beside = base[at] ?? 0
      if ((sums[at] ?? 0) + beside > enough) continue
      left[count] = left[at] ?? 0
      packages[count] = packages[at] ?? 0
      base[count++] = beside
    }
    this.count = count
  }

  private addVariety(cooking: number, enough: number): void {
    const { left, packages, base, nextTo, nextToStarch } = this
    const { c, crowded } = this.state
    const { fixed, unstockedUse, protein, starch, usesSlowCooker } = c
    const portions = c.portions[cooking] ?? 1
    const kind = (c.kindOf[cooking] ?? 0) * c.recipes
    const meal = (c.mealOf[cooking] ?? 0) * c.recipes
    this.measureNeighbors(cooking)
    const slow = this.state.slowDollars(cooking)
    let count = 0
    for (let at = 0; at < this.count; at++) {
      const recipe = left[at] ?? 0
      const alike =
        (nextTo[(protein[recipe] ?? -1) + 1] ?? 0) +
        (nextToStarch[(starch[recipe] ?? -1) + 1] ?? 0) +
        (usesSlowCooker[recipe] ?? 0) * slow +
        (crowded[meal + recipe] ?? 0)
      const dollars =
        (fixed[kind + recipe] ?? 0) + alike + (base[at] ?? 0) + (unstockedUse[recipe] ?? 0) * portions
      const opened = packages[at] ?? 0
      if (dollars + opened > enough) continue
      left[count] = recipe
      packages[count] = opened
      base[count++] = dollars
    }
    this.count = count
  }

  /** Calories and protein. */
  private addWeighty(enough: number): void {
    const { left, packages, base, sums } = this
    this.state.hinges.weightyDollars(left, this.count, sums)
    let count = 0
    for (let at = 0; at < this.count; at++) {
      const dollars = (base[at] ?? 0) + (sums[at] ?? 0)
      const opened = packages[at] ?? 0
      if (dollars + opened > enough) continue
      left[count] = left[at] ?? 0
      packages[count] = opened
      base[count++] = dollars
    }
    this.count = count
  }

  private addRest(cooking: number): number {
    const { state, left, packages, base, atLeast, sums } = this
    const { c, uses } = state
    const { dishOf, setupDollars, repeatDollars } = c
    state.hinges.lightDollars(left, this.count, sums)
    let count = 0
    let lowest = -1
    let least = Number.POSITIVE_INFINITY
    for (let at = 0; at < this.count; at++) {
      const recipe = left[at] ?? 0
      let dollars = (base[at] ?? 0) + (sums[at] ?? 0)
      if ((uses[dishOf[recipe] ?? 0] ?? 0) > 0) {
        // No cap is below one, so only what the week has can be at it.
        if (state.isAtCap(cooking, recipe)) continue
        dollars += (repeatDollars[recipe] ?? 0) + state.sameDishDollars(cooking, recipe, c.cookings)
      } else dollars += setupDollars[recipe] ?? 0
      const whole = dollars + (packages[at] ?? 0)
      if (whole < least) {
        least = whole
        lowest = count
      }
      left[count] = recipe
      base[count] = dollars
      atLeast[count++] = whole
    }
    this.count = count
    return lowest
  }

  private measureNeighbors(cooking: number): void {
    const { state, nextTo, nextToStarch } = this
    const { c } = state
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
}

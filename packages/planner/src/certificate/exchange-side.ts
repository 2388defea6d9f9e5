import type { Compiled } from '../search/compile.ts'
import { DishFinder } from '../search/refill.ts'
import type { WeekState } from '../search/week-state.ts'

const NONE: readonly number[] = []

/** One of the two emptied slots of an exchange: the cost of each recipe there on its own, ignoring the budget. */
export class ExchangeSide {
  readonly dollars: Float64Array
  /** The part of `dollars` for new packages, which another dish could share. */
  readonly paid: Float64Array
  readonly cents: Float64Array
  /** `dollars` without the nutrition of its days, once asked for. */
  readonly rest: Float64Array
  cooking = 0
  leastDollars = 0
  /** Recipes that could be part of a better pair, cheapest first. */
  priced: number[] = []
  private readonly state: WeekState
  private readonly c: Compiled
  private readonly finder: DishFinder
  private recipes: Int32Array = new Int32Array(0)
  /** By index into the needs: dollars for new packages of that food. */
  private readonly paidAt: Float64Array
  private readonly marked: Float64Array
  private readonly isPriced: Uint8Array
  /** By food: the priced recipes that need new packages of it. Made when first asked for. */
  private users: Map<number, number[]> | null = null

  constructor(state: WeekState) {
    const compiled = state.c
    this.state = state
    this.c = compiled
    this.finder = new DishFinder(state)
    this.dollars = new Float64Array(compiled.recipes)
    this.paid = new Float64Array(compiled.recipes)
    this.cents = new Float64Array(compiled.recipes)
    this.rest = new Float64Array(compiled.recipes)
    this.paidAt = new Float64Array(compiled.needFood.length)
    this.marked = new Float64Array(compiled.foods)
    this.isPriced = new Uint8Array(compiled.recipes)
  }

  /** Sets the slot and its recipes, and finds the cost of the best one on its own. */
  rate(cooking: number, recipes: Int32Array): void {
    const { state, finder } = this
    for (const recipe of this.priced) this.isPriced[recipe] = 0
    this.priced = []
    this.cooking = cooking
    this.recipes = recipes
    state.ignoringBudget(() => {
      const best = finder.bestFor(cooking, recipes)
      this.leastDollars = best < 0 ? Number.POSITIVE_INFINITY : state.insertDelta(cooking, best)
    })
  }

  /** Prices the recipes that could be part of a better pair and sorts them. `saved` is what a pair can save besides packages. */
  keepUseful(room: number, leastOfOther: number, saved: number): void {
    this.state.ignoringBudget(() => this.priceUseful(room, leastOfOther, saved))
    this.priced.sort((a, b) => (this.dollars[a] ?? 0) - (this.dollars[b] ?? 0) || a - b)
    this.users = null
  }

  private priceUseful(room: number, leastOfOther: number, saved: number): void {
    const { state, finder, recipes } = this
    const { atLeast, base } = finder
    const portions = this.c.portions[this.cooking] ?? 1
    const before = state.daysDollars(this.cooking)
    const most = room + saved - leastOfOther
    const saves = state.mayStillSave()
    for (let at = 0; at < recipes.length; at++) {
      if (atLeast[at] === Number.POSITIVE_INFINITY || (base[at] ?? 0) - before - saves >= most) continue
      const recipe = recipes[at] ?? 0
      this.dollars[recipe] =
        state.withFood(recipe, portions, base[at] ?? 0, Number.POSITIVE_INFINITY) - before
      this.pricePackages(recipe)
      if ((this.dollars[recipe] ?? 0) - (this.paid[recipe] ?? 0) >= most) continue
      this.isPriced[recipe] = 1
      this.priced.push(recipe)
    }
  }

  /** Fills `rest`. */
  leaveOutNutrition(): void {
    this.state.measureDays(this.cooking)
    const before = this.state.daysDollars(this.cooking)
    for (const recipe of this.priced)
      this.rest[recipe] = (this.dollars[recipe] ?? 0) + before - this.state.hinges.dollarsWith(recipe)
  }

  hasPriced(recipe: number): boolean {
    return this.isPriced[recipe] === 1
  }

  /** The foods this recipe needs new packages of. */
  stepping(recipe: number): number[] {
    const foods: number[] = []
    const end = this.c.needStart[recipe + 1] ?? 0
    for (let at = this.c.needStart[recipe] ?? 0; at < end; at++)
      if ((this.paidAt[at] ?? 0) > 0) foods.push(this.c.needFood[at] ?? 0)
    return foods
  }

  steppingUsers(food: number): readonly number[] {
    this.users ??= this.indexUsers()
    return this.users.get(food) ?? NONE
  }

  private indexUsers(): Map<number, number[]> {
    const users = new Map<number, number[]>()
    for (const recipe of this.priced)
      for (const food of this.stepping(recipe)) {
        const list = users.get(food)
        if (list) list.push(recipe)
        else users.set(food, [recipe])
      }
    return users
  }

  mark(recipe: number): void {
    const end = this.c.needStart[recipe + 1] ?? 0
    for (let at = this.c.needStart[recipe] ?? 0; at < end; at++)
      this.marked[this.c.needFood[at] ?? 0] = this.paidAt[at] ?? 0
  }

  unmark(recipe: number): void {
    const end = this.c.needStart[recipe + 1] ?? 0
    for (let at = this.c.needStart[recipe] ?? 0; at < end; at++) this.marked[this.c.needFood[at] ?? 0] = 0
  }

  /** A pair that shares several foods is priced only under the first of them. */
  isFirstShared(recipe: number, food: number, other: ExchangeSide): boolean {
    const end = this.c.needStart[recipe + 1] ?? 0
    for (let at = this.c.needStart[recipe] ?? 0; at < end; at++) {
      const shared = this.c.needFood[at] ?? 0
      if ((this.paidAt[at] ?? 0) > 0 && (other.marked[shared] ?? 0) > 0) return shared === food
    }
    return false
  }

  /** The most this recipe and the other side's marked one can save by sharing packages. */
  sharedWith(recipe: number, other: ExchangeSide): number {
    let saved = 0
    const end = this.c.needStart[recipe + 1] ?? 0
    for (let at = this.c.needStart[recipe] ?? 0; at < end; at++) {
      const own = this.paidAt[at] ?? 0
      const theirs = other.marked[this.c.needFood[at] ?? 0] ?? 0
      saved += own < theirs ? own : theirs
    }
    return saved
  }

  private pricePackages(recipe: number): void {
    const { c, state } = this
    const portions = c.portions[this.cooking] ?? 1
    let cents = 0
    let paid = 0
    const end = c.needStart[recipe + 1] ?? 0
    for (let at = c.needStart[recipe] ?? 0; at < end; at++) {
      const food = c.needFood[at] ?? 0
      const bought = (state.needDg[food] ?? 0) + (c.needDg[at] ?? 0) * portions - (c.stockDg[food] ?? 0)
      let step = state.step[food] ?? 0
      const before = c.stepCents[step] ?? 0
      while ((c.stepDg[step] ?? 0) < bought) step++
      const more = (c.stepCents[step] ?? 0) - before
      const dollars = more * (c.payPerCent[food] ?? 0)
      this.paidAt[at] = dollars
      cents += more
      paid += dollars
    }
    this.cents[recipe] = cents
    this.paid[recipe] = paid
  }
}

import type { Compiled } from '../search/compile.ts'
import { DishFinder } from '../search/refill.ts'
import type { WeekState } from '../search/week-state.ts'

const NONE: readonly number[] = []
/** As a share of new packages: a pair may share them. */
const OTHERS_PAY = 1

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

  /** Sets the slot and finds the cost of the best recipe on its own. */
  rate(cooking: number, recipes: Int32Array): void {
    const { state, finder } = this
    this.start(cooking)
    state.ignoringBudget(() => {
      const best = finder.bestFor(cooking, recipes)
      this.leastDollars = best < 0 ? Number.POSITIVE_INFINITY : state.insertDelta(cooking, best)
    })
  }

  /** After `rate`: prices and sorts the recipes that cost less than `most`, if others pay for their packages. */
  keepUseful(most: number): void {
    this.state.ignoringBudget(() => this.priceUseful(most))
    this.sort()
  }

  /** Both at once. Of recipes that cost more, nothing but that is known. */
  rateUseful(cooking: number, recipes: Int32Array, most: number): void {
    const { state, finder } = this
    this.start(cooking)
    this.leastDollars = most
    state.ignoringBudget(() => {
      state.measureDays(cooking)
      const enough = most + state.daysDollars(cooking) + state.mayStillSave()
      finder.rater.rate(cooking, recipes, enough, OTHERS_PAY)
      this.priceUseful(most)
    })
    this.sort()
  }

  private start(cooking: number): void {
    for (const recipe of this.priced) this.isPriced[recipe] = 0
    this.priced = []
    this.users = null
    this.cooking = cooking
  }

  private sort(): void {
    const { dollars } = this
    this.priced.sort((a, b) => (dollars[a] ?? 0) - (dollars[b] ?? 0) || a - b)
  }

  private priceUseful(most: number): void {
    const { state, finder } = this
    const { left, base, count } = finder.rater
    const portions = this.c.portions[this.cooking] ?? 1
    const before = state.daysDollars(this.cooking)
    const saves = state.mayStillSave()
    for (let at = 0; at < count; at++) {
      if ((base[at] ?? 0) - before - saves >= most) continue
      const recipe = left[at] ?? 0
      const dollars = state.withFood(recipe, portions, base[at] ?? 0, Number.POSITIVE_INFINITY) - before
      this.dollars[recipe] = dollars
      if (dollars < this.leastDollars) this.leastDollars = dollars
      this.pricePackages(recipe)
      if (dollars - (this.paid[recipe] ?? 0) >= most) continue
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

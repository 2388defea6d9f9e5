import type { Compiled } from '../search/compile.ts'
import type { WeekState } from '../search/week-state.ts'

const NONE: readonly number[] = []

/** One of the two empty places of an exchange: what every recipe would cost there by itself, budget aside. */
export class ExchangeSide {
  readonly dollars: Float64Array
  /** The part of `dollars` that goes for packages to be opened, and that another dish could share. */
  readonly paid: Float64Array
  readonly cents: Float64Array
  cooking = 0
  size = 0
  leastDollars = 0
  all: readonly number[] = []
  useful: readonly number[] = []
  private readonly c: Compiled
  /** By place in the list of needs: dollars this recipe's food would add in packages. */
  private readonly paidAt: Float64Array
  private readonly marked: Float64Array
  private readonly isHere: Uint8Array
  private users: Map<number, number[]> = new Map()

  constructor(compiled: Compiled) {
    this.c = compiled
    this.dollars = new Float64Array(compiled.recipes)
    this.paid = new Float64Array(compiled.recipes)
    this.cents = new Float64Array(compiled.recipes)
    this.paidAt = new Float64Array(compiled.needFood.length)
    this.marked = new Float64Array(compiled.foods)
    this.isHere = new Uint8Array(compiled.recipes)
  }

  price(state: WeekState, cooking: number, recipes: Int32Array): void {
    for (const recipe of this.all) this.isHere[recipe] = 0
    const weight = state.budgetWeight
    state.budgetWeight = 0
    const all: number[] = []
    this.cooking = cooking
    this.leastDollars = Number.POSITIVE_INFINITY
    for (const recipe of recipes) {
      const dollars = state.insertDelta(cooking, recipe)
      if (dollars === Number.POSITIVE_INFINITY) continue
      this.dollars[recipe] = dollars
      if (dollars < this.leastDollars) this.leastDollars = dollars
      this.pricePackages(state, recipe)
      this.isHere[recipe] = 1
      all.push(recipe)
    }
    state.budgetWeight = weight
    this.all = all
    this.size = all.length
  }

  /** Drops the recipes that no partner can make worth it, sorts the rest, and lists them by the packages they open. */
  keepUseful(room: number, leastOfOther: number): void {
    this.useful = this.all
      .filter((recipe) => (this.dollars[recipe] ?? 0) - (this.paid[recipe] ?? 0) + leastOfOther < room)
      .sort((a, b) => (this.dollars[a] ?? 0) - (this.dollars[b] ?? 0) || a - b)
    this.users = new Map()
    for (const recipe of this.useful)
      for (const food of this.stepping(recipe)) {
        const list = this.users.get(food)
        if (list) list.push(recipe)
        else this.users.set(food, [recipe])
      }
  }

  holds(recipe: number): boolean {
    return this.isHere[recipe] === 1
  }

  /** The foods of which this recipe would open packages. */
  *stepping(recipe: number): Generator<number> {
    const end = this.c.needStart[recipe + 1] ?? 0
    for (let at = this.c.needStart[recipe] ?? 0; at < end; at++)
      if ((this.paidAt[at] ?? 0) > 0) yield this.c.needFood[at] ?? 0
  }

  steppingUsers(food: number): readonly number[] {
    return this.users.get(food) ?? NONE
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

  /** A pair that shares several foods is looked at under the first of them only. */
  isFirstShared(recipe: number, food: number, other: ExchangeSide): boolean {
    for (const shared of this.stepping(recipe)) {
      if ((other.marked[shared] ?? 0) > 0) return shared === food
    }
    return false
  }

  /** The most that this recipe and the marked one of the other side can save by sharing packages. */
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

  private pricePackages(state: WeekState, recipe: number): void {
    const { c } = this
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

import type { WeekState } from './week-state.ts'

const FIRST_SHARE = 0.7
const RESYNC_EVERY = 256

const FIRST_PRICE = 1
const HIGHEST_PRICE = 30
const ADAPT_EVERY = 32
const RISE = { times: 1.3, plus: 0.1 }
const FALL = 0.8

const FIRST_WEIGHT = 2

/**
 * How the budget weighs during a search. Dollars over it cost so much that a search gets stuck where saving on one dish would pay for
 * another. So for most of the search each dollar has the same price, which rises while the week is over the budget and falls while it
 * is within it; then the budget counts in full. For a household that spends its whole budget, its weight rises instead.
 */
export class BudgetPressure {
  private readonly state: WeekState
  private readonly finalWeight: number
  private readonly firstPart: number
  private readonly findsPrice: boolean
  private price = FIRST_PRICE

  constructor(state: WeekState, iterations: number) {
    const { budgetCents, spendAtLeastCents, weights } = state.c
    this.state = state
    this.finalWeight = weights.budget
    this.firstPart = Math.floor(iterations * FIRST_SHARE)
    this.findsPrice = budgetCents < Number.POSITIVE_INFINITY && spendAtLeastCents === 0
  }

  /** Before each iteration. */
  adapt(iteration: number): void {
    if (this.findsPrice && iteration < this.firstPart) this.adaptPrice(iteration)
    else if (iteration % RESYNC_EVERY === 0 || iteration === this.firstPart) {
      const share = this.findsPrice || this.firstPart === 0 ? 1 : Math.min(1, iteration / this.firstPart)
      this.state.setBudgetWeight(FIRST_WEIGHT + (this.finalWeight - FIRST_WEIGHT) * share)
    }
  }

  private adaptPrice(iteration: number): void {
    if (iteration % ADAPT_EVERY !== 0) return
    const { checkoutCents, c } = this.state
    this.price =
      checkoutCents > c.budgetCents
        ? Math.min(HIGHEST_PRICE, this.price * RISE.times + RISE.plus)
        : this.price * FALL
    this.state.setMoneyPrice(this.price)
  }
}

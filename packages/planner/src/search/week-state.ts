import { DAYS_PER_PLAN } from '@pennyplate/domain/limits'
import { CROWDS_AT_MOST } from '../score/crowds.ts'
import type { Compiled } from './compile.ts'
import { DaySums } from './day-sums.ts'

const EMPTY = -1
/** Sums in another order differ by less. */
const ROUNDING = 1e-6

/**
 * A week in the making: which recipe each cooking has, if any, and what follows from it. Putting a recipe in or taking
 * it out costs a few comparisons for each ingredient; `scorePlan` defines what the numbers mean.
 *
 * Typed arrays answer `number | undefined` to the type checker; `?? 0` below never takes effect, as every index is in range.
 */
export class WeekState {
  readonly c: Compiled
  readonly plan: Int32Array
  readonly needDg: Float64Array
  readonly step: Int32Array
  private readonly days: DaySums
  readonly uses: Int32Array
  readonly mealUses: Int32Array
  readonly crowds: Int32Array
  /** Dollars for each dollar outside the budget; the search raises it as it goes. */
  budgetWeight: number
  tillCents = 0
  score = 0
  /** A food no dish may be put in with for now; -1 for none. */
  shunned = -1
  /** The share of what is left of a newly opened package that other dishes are hoped to pay for; only `insertDelta` heeds it. */
  hope = 0
  /** Dollars of food at home that spoils as the week is now. */
  private spoiling = 0

  constructor(compiled: Compiled) {
    this.c = compiled
    this.plan = new Int32Array(compiled.cookings).fill(EMPTY)
    this.needDg = new Float64Array(compiled.foods)
    this.step = compiled.stepStart.slice(0, compiled.foods)
    this.days = new DaySums(compiled)
    this.uses = new Int32Array(compiled.recipes)
    this.mealUses = new Int32Array(compiled.recipes * 4)
    this.crowds = new Int32Array(compiled.crowdMeals.length)
    this.budgetWeight = compiled.weights.budget
    this.resync()
  }

  /** Dollars the score rises by if the recipe is put into the empty place; Infinity if it may not, or once past `limit`. */
  insertDelta(cooking: number, recipe: number, limit = Number.POSITIVE_INFINITY): number {
    const { c } = this
    const meal = c.mealOf[cooking] ?? 0
    if ((this.mealUses[recipe * 4 + meal] ?? 0) >= (c.capOf[cooking] ?? 0)) return Number.POSITIVE_INFINITY
    const portions = c.portions[cooking] ?? 1
    const first = c.firstDay[cooking] ?? 0
    const second = c.secondDay[cooking] ?? -1
    let delta =
      (c.fixed[(c.kindOf[cooking] ?? 0) * c.recipes + recipe] ?? 0) + this.likenessDelta(cooking, recipe)
    delta += this.days.weightyDelta(first, recipe)
    if (second >= 0) delta += this.days.weightyDelta(second, recipe)

    // From here on only these can lower the sum: other nutrients that lack, spoiling food, a budget not yet used up.
    const slack = this.budgetDollars(this.tillCents)
    const atMost =
      limit +
      slack +
      this.spoiling +
      (this.days.lacking[first] ?? 0) +
      (second >= 0 ? (this.days.lacking[second] ?? 0) : 0) +
      ROUNDING
    if (delta > atMost) return Number.POSITIVE_INFINITY
    let cents = 0
    const end = c.needStart[recipe + 1] ?? 0
    for (let at = c.needStart[recipe] ?? 0; at < end; at++) {
      const food = c.needFood[at] ?? 0
      if (food === this.shunned) return Number.POSITIVE_INFINITY
      const before = this.needDg[food] ?? 0
      const after = before + (c.needDg[at] ?? 0) * portions
      const stock = c.stockDg[food] ?? 0
      const expiring = c.expiringDg[food] ?? 0
      if (before < expiring)
        delta -= (c.spoilPerDg[food] ?? 0) * ((after < expiring ? after : expiring) - before)
      if (after <= stock) continue
      const bought = after - stock
      delta += (c.usePerDg[food] ?? 0) * (before > stock ? after - before : bought)
      let step = this.step[food] ?? 0
      if ((c.stepDg[step] ?? 0) < bought) {
        const paid = c.stepCents[step] ?? 0
        do step++
        while ((c.stepDg[step] ?? 0) < bought)
        const more = (c.stepCents[step] ?? 0) - paid
        cents += more
        delta += (c.payPerCent[food] ?? 0) * more
        if (this.hope > 0)
          delta -= this.hope * (c.payPerCent[food] ?? 0) * more * this.unusedShare(food, step, bought)
        if (delta > atMost) return Number.POSITIVE_INFINITY
      }
    }
    delta += this.days.lightDelta(first, recipe)
    if (second >= 0) delta += this.days.lightDelta(second, recipe)
    return delta + this.budgetDollars(this.tillCents + cents) - slack
  }

  /** How much of what was just opened nobody eats yet. */
  private unusedShare(food: number, step: number, bought: number): number {
    const holds = this.c.stepDg[step] ?? 0
    if (holds === Number.POSITIVE_INFINITY) return 0
    const opened = holds - (this.c.stepDg[this.step[food] ?? 0] ?? 0)
    return Math.min(1, (holds - bought) / opened)
  }

  insert(cooking: number, recipe: number): void {
    this.move(cooking, recipe, 1)
    this.plan[cooking] = recipe
  }

  remove(cooking: number): number {
    const recipe = this.plan[cooking] ?? EMPTY
    if (recipe === EMPTY) return EMPTY
    this.plan[cooking] = EMPTY
    this.move(cooking, recipe, -1)
    return recipe
  }

  /** Puts the sums right to the last bit after many changes. */
  resync(): void {
    const { c } = this
    this.days.clear()
    this.score = 0
    for (let cooking = 0; cooking < c.cookings; cooking++) {
      const recipe = this.plan[cooking] ?? EMPTY
      if (recipe === EMPTY) continue
      this.days.add(c.firstDay[cooking] ?? 0, recipe, 1)
      if ((c.secondDay[cooking] ?? -1) >= 0) this.days.add(c.secondDay[cooking] ?? 0, recipe, 1)
      this.score += c.fixed[(c.kindOf[cooking] ?? 0) * c.recipes + recipe] ?? 0
    }
    for (let day = 0; day < DAYS_PER_PLAN; day++) this.score += this.days.dollars(day)
    this.spoiling = 0
    for (let food = 0; food < c.foods; food++) {
      this.score += this.foodDollars(food)
      this.spoiling += this.spoilDollars(food)
    }
    for (let recipe = 0; recipe < c.recipes; recipe++) {
      const uses = this.uses[recipe] ?? 0
      if (uses > 0) this.score += (c.weights.repeat * (uses - 1) + c.weights.setup) * c.eq
    }
    for (let crowd = 0; crowd < this.crowds.length; crowd++)
      this.score +=
        (c.crowdDollars[crowd] ?? 0) * Math.max(0, (this.crowds[crowd] ?? 0) - (c.crowdMeals[crowd] ?? 0))
    for (let cooking = 0; cooking < c.cookings; cooking++)
      if ((this.plan[cooking] ?? EMPTY) !== EMPTY)
        this.score += this.neighborDollars(cooking, this.plan[cooking] ?? 0, cooking)
    this.score += this.budgetDollars(this.tillCents)
  }

  budgetDollars(tillCents: number): number {
    const { budgetCents, spendAtLeastCents, overBudgetCents } = this.c
    // The fixed charge rises with the weight, as cents that are added to what is over.
    if (tillCents > budgetCents)
      return (this.budgetWeight * (tillCents - budgetCents + overBudgetCents)) / 100
    if (tillCents < spendAtLeastCents) return (this.budgetWeight * (spendAtLeastCents - tillCents)) / 100
    return 0
  }

  private likenessDelta(cooking: number, recipe: number): number {
    const { c } = this
    let delta = (this.uses[recipe] ?? 0) > 0 ? c.weights.repeat * c.eq : c.weights.setup * c.eq
    delta += this.neighborDollars(cooking, recipe, c.cookings)
    if (c.isMain[cooking] !== 1) return delta
    for (let at = recipe * CROWDS_AT_MOST; at < (recipe + 1) * CROWDS_AT_MOST; at++) {
      const crowd = c.crowdOf[at] ?? -1
      if (crowd >= 0 && (this.crowds[crowd] ?? 0) >= (c.crowdMeals[crowd] ?? 0))
        delta += c.crowdDollars[crowd] ?? 0
    }
    return delta
  }

  /** What likeness to the neighbors before `below` costs. */
  private neighborDollars(cooking: number, recipe: number, below: number): number {
    const { c } = this
    const protein = c.protein[recipe] ?? -1
    const end = c.neighborStart[cooking + 1] ?? 0
    let dollars = 0
    for (let at = c.neighborStart[cooking] ?? 0; at < end; at++) {
      const other = c.neighborOf[at] ?? 0
      if (other >= below) continue
      const beside = this.plan[other] ?? EMPTY
      if (beside === EMPTY) continue
      if (protein >= 0 && c.protein[beside] === protein) dollars += c.neighborProtein[at] ?? 0
      if (beside === recipe) dollars += c.neighborDish[at] ?? 0
    }
    return dollars
  }

  private foodDollars(food: number): number {
    const { c } = this
    const need = this.needDg[food] ?? 0
    const bought = Math.max(0, need - (c.stockDg[food] ?? 0))
    return (
      (c.payPerCent[food] ?? 0) * (c.stepCents[this.step[food] ?? 0] ?? 0) +
      (c.usePerDg[food] ?? 0) * bought +
      this.spoilDollars(food)
    )
  }

  private spoilDollars(food: number): number {
    const unused = (this.c.expiringDg[food] ?? 0) - (this.needDg[food] ?? 0)
    return unused > 0 ? (this.c.spoilPerDg[food] ?? 0) * unused : 0
  }

  private move(cooking: number, recipe: number, sign: 1 | -1): void {
    const { c } = this
    const isMain = c.isMain[cooking] === 1
    const meal = c.mealOf[cooking] ?? 0
    if (sign < 0) this.count(recipe, meal, isMain, -1)
    this.score +=
      sign *
      (this.likenessDelta(cooking, recipe) + (c.fixed[(c.kindOf[cooking] ?? 0) * c.recipes + recipe] ?? 0))
    if (sign > 0) this.count(recipe, meal, isMain, 1)

    const first = c.firstDay[cooking] ?? 0
    const second = c.secondDay[cooking] ?? -1
    this.score -= this.days.dollars(first) + (second >= 0 ? this.days.dollars(second) : 0)
    this.days.add(first, recipe, sign)
    if (second >= 0) this.days.add(second, recipe, sign)
    this.score += this.days.dollars(first) + (second >= 0 ? this.days.dollars(second) : 0)

    const portions = sign * (c.portions[cooking] ?? 1)
    this.score -= this.budgetDollars(this.tillCents)
    const end = c.needStart[recipe + 1] ?? 0
    for (let at = c.needStart[recipe] ?? 0; at < end; at++)
      this.useFood(c.needFood[at] ?? 0, (c.needDg[at] ?? 0) * portions)
    this.score += this.budgetDollars(this.tillCents)
  }

  private count(recipe: number, meal: number, isMain: boolean, by: 1 | -1): void {
    this.uses[recipe] = (this.uses[recipe] ?? 0) + by
    this.mealUses[recipe * 4 + meal] = (this.mealUses[recipe * 4 + meal] ?? 0) + by
    if (!isMain) return
    for (let at = recipe * CROWDS_AT_MOST; at < (recipe + 1) * CROWDS_AT_MOST; at++) {
      const crowd = this.c.crowdOf[at] ?? -1
      if (crowd >= 0) this.crowds[crowd] = (this.crowds[crowd] ?? 0) + by
    }
  }

  private useFood(food: number, dg: number): void {
    const { c } = this
    this.score -= this.foodDollars(food)
    this.spoiling -= this.spoilDollars(food)
    const need = (this.needDg[food] ?? 0) + dg
    this.needDg[food] = need
    const bought = Math.max(0, need - (c.stockDg[food] ?? 0))
    let step = this.step[food] ?? 0
    const lowest = c.stepStart[food] ?? 0
    this.tillCents -= c.stepCents[step] ?? 0
    while ((c.stepDg[step] ?? 0) < bought) step++
    while (step > lowest && (c.stepDg[step - 1] ?? 0) >= bought) step--
    this.tillCents += c.stepCents[step] ?? 0
    this.step[food] = step
    this.score += this.foodDollars(food)
    this.spoiling += this.spoilDollars(food)
  }
}

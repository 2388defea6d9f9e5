import { DAYS_PER_PLAN } from '@pennyplate/domain/limits'
import { NUTRIENTS } from '../problem.ts'
import { BAND_FIELDS, type Compiled } from './compile.ts'

const N = NUTRIENTS.length
const EMPTY = -1

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
  readonly day: Float64Array
  readonly uses: Int32Array
  readonly mealUses: Int32Array
  readonly cuisineMeals: Int32Array
  /** Dollars for each dollar outside the budget; the search raises it as it goes. */
  budgetWeight: number
  tillCents = 0
  score = 0

  constructor(compiled: Compiled) {
    this.c = compiled
    this.plan = new Int32Array(compiled.cookings).fill(EMPTY)
    this.needDg = new Float64Array(compiled.foods)
    this.step = compiled.stepStart.slice(0, compiled.foods)
    this.day = new Float64Array(DAYS_PER_PLAN * N)
    this.uses = new Int32Array(compiled.recipes)
    this.mealUses = new Int32Array(compiled.recipes * 4)
    this.cuisineMeals = new Int32Array(compiled.cuisines)
    this.budgetWeight = compiled.weights.budget
    this.resync()
  }

  /** Dollars the score rises by if the recipe is put into the empty place; Infinity if it may not, or once past `limit`. */
  insertDelta(cooking: number, recipe: number, limit = Number.POSITIVE_INFINITY): number {
    const { c } = this
    const meal = c.mealOf[cooking] ?? 0
    if ((this.mealUses[recipe * 4 + meal] ?? 0) >= (c.capOf[cooking] ?? 0)) return Number.POSITIVE_INFINITY
    const portions = c.portions[cooking] ?? 1
    let delta =
      (c.fixed[(c.kindOf[cooking] ?? 0) * c.recipes + recipe] ?? 0) + this.likenessDelta(cooking, recipe)
    delta += this.nutritionDelta(c.firstDay[cooking] ?? 0, recipe)
    const second = c.secondDay[cooking] ?? -1
    if (second >= 0) delta += this.nutritionDelta(second, recipe)

    // From here on only spoiling food saved and a budget not yet used up can lower the sum.
    const slack = this.budgetDollars(this.tillCents)
    let cents = 0
    const end = c.needStart[recipe + 1] ?? 0
    for (let at = c.needStart[recipe] ?? 0; at < end; at++) {
      const food = c.needFood[at] ?? 0
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
        if (delta - slack > limit + c.spoilAtMost) return Number.POSITIVE_INFINITY
      }
    }
    return delta + this.budgetDollars(this.tillCents + cents) - slack
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
    this.day.fill(0)
    this.score = 0
    for (let cooking = 0; cooking < c.cookings; cooking++) {
      const recipe = this.plan[cooking] ?? EMPTY
      if (recipe === EMPTY) continue
      this.addToDay(c.firstDay[cooking] ?? 0, recipe, 1)
      if ((c.secondDay[cooking] ?? -1) >= 0) this.addToDay(c.secondDay[cooking] ?? 0, recipe, 1)
      this.score += c.fixed[(c.kindOf[cooking] ?? 0) * c.recipes + recipe] ?? 0
    }
    for (let day = 0; day < DAYS_PER_PLAN; day++) this.score += this.dayDollars(day)
    for (let food = 0; food < c.foods; food++) this.score += this.foodDollars(food)
    for (let recipe = 0; recipe < c.recipes; recipe++) {
      const uses = this.uses[recipe] ?? 0
      if (uses > 0) this.score += (c.weights.repeat * (uses - 1) + c.weights.setup) * c.eq
    }
    for (let cuisine = 0; cuisine < c.cuisines; cuisine++)
      this.score +=
        c.weights.cuisine * c.eq * Math.max(0, (this.cuisineMeals[cuisine] ?? 0) - c.weights.cuisineMeals)
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
    if ((c.isMain[cooking] ?? 0) === 0) return delta
    const cuisine = c.cuisine[recipe] ?? -1
    if (cuisine >= 0 && (this.cuisineMeals[cuisine] ?? 0) >= c.weights.cuisineMeals)
      delta += c.weights.cuisine * c.eq
    return delta + this.neighborDollars(cooking, recipe, c.cookings)
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

  private nutritionDelta(day: number, recipe: number): number {
    const { nutrition, bands } = this.c
    let delta = 0
    for (let n = 0; n < N; n++) {
      const before = this.day[day * N + n] ?? 0
      const after = before + (nutrition[recipe * N + n] ?? 0)
      const at = n * BAND_FIELDS
      const from = bands[at] ?? 0
      if (before < from) {
        delta -= (bands[at + 1] ?? 0) * ((after < from ? after : from) - before)
        const floor = bands[at + 4] ?? 0
        if (before < floor) delta -= (bands[at + 5] ?? 0) * ((after < floor ? after : floor) - before)
      }
      const to = bands[at + 2] ?? 0
      if (after > to) delta += (bands[at + 3] ?? 0) * (after - (before > to ? before : to))
    }
    return delta
  }

  private dayDollars(day: number): number {
    const { bands } = this.c
    let dollars = 0
    for (let n = 0; n < N; n++) {
      const amount = this.day[day * N + n] ?? 0
      const at = n * BAND_FIELDS
      dollars += (bands[at + 1] ?? 0) * Math.max(0, (bands[at] ?? 0) - amount)
      if (amount > (bands[at + 2] ?? 0)) dollars += (bands[at + 3] ?? 0) * (amount - (bands[at + 2] ?? 0))
      dollars += (bands[at + 5] ?? 0) * Math.max(0, (bands[at + 4] ?? 0) - amount)
    }
    return dollars
  }

  private foodDollars(food: number): number {
    const { c } = this
    const need = this.needDg[food] ?? 0
    const bought = Math.max(0, need - (c.stockDg[food] ?? 0))
    const unused = Math.max(0, (c.expiringDg[food] ?? 0) - need)
    return (
      (c.payPerCent[food] ?? 0) * (c.stepCents[this.step[food] ?? 0] ?? 0) +
      (c.usePerDg[food] ?? 0) * bought +
      (c.spoilPerDg[food] ?? 0) * unused
    )
  }

  private move(cooking: number, recipe: number, sign: 1 | -1): void {
    const { c } = this
    const main = c.isMain[cooking] ?? 0
    const cuisine = c.cuisine[recipe] ?? -1
    const meal = c.mealOf[cooking] ?? 0
    if (sign < 0) this.count(recipe, meal, main ? cuisine : -1, -1)
    this.score +=
      sign *
      (this.likenessDelta(cooking, recipe) + (c.fixed[(c.kindOf[cooking] ?? 0) * c.recipes + recipe] ?? 0))
    if (sign > 0) this.count(recipe, meal, main ? cuisine : -1, 1)

    const first = c.firstDay[cooking] ?? 0
    const second = c.secondDay[cooking] ?? -1
    this.score -= this.dayDollars(first) + (second >= 0 ? this.dayDollars(second) : 0)
    this.addToDay(first, recipe, sign)
    if (second >= 0) this.addToDay(second, recipe, sign)
    this.score += this.dayDollars(first) + (second >= 0 ? this.dayDollars(second) : 0)

    const portions = sign * (c.portions[cooking] ?? 1)
    this.score -= this.budgetDollars(this.tillCents)
    const end = c.needStart[recipe + 1] ?? 0
    for (let at = c.needStart[recipe] ?? 0; at < end; at++)
      this.useFood(c.needFood[at] ?? 0, (c.needDg[at] ?? 0) * portions)
    this.score += this.budgetDollars(this.tillCents)
  }

  private count(recipe: number, meal: number, cuisine: number, by: 1 | -1): void {
    this.uses[recipe] = (this.uses[recipe] ?? 0) + by
    this.mealUses[recipe * 4 + meal] = (this.mealUses[recipe * 4 + meal] ?? 0) + by
    if (cuisine >= 0) this.cuisineMeals[cuisine] = (this.cuisineMeals[cuisine] ?? 0) + by
  }

  private useFood(food: number, dg: number): void {
    const { c } = this
    this.score -= this.foodDollars(food)
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
  }

  private addToDay(day: number, recipe: number, sign: 1 | -1): void {
    const { nutrition } = this.c
    for (let n = 0; n < N; n++)
      this.day[day * N + n] = (this.day[day * N + n] ?? 0) + sign * (nutrition[recipe * N + n] ?? 0)
  }
}

import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import { MAX_GROUPS } from '../score/variety-groups.ts'
import type { Compiled } from './compile.ts'
import { DaySums, Hinges } from './day-sums.ts'

/** What the search asks of the next insertion, besides a low score. */
export interface InsertConditions {
  /** The inserted dish may not use this food; -1 for none. */
  readonly excludedFood: number
  /** Share of the unused part of a new package that is not charged, as other dishes may use it. */
  readonly leftoverCredit: number
}

export const NO_CONDITIONS: InsertConditions = { excludedFood: -1, leftoverCredit: 0 }

const EMPTY = -1
const LUNCH = DISH_MEALS.indexOf('lunch')
const DINNER = DISH_MEALS.indexOf('dinner')
/** Larger than the difference between two orders of summing. */
const ROUNDING = 1e-6

/**
 * The week under search: the recipe of each cooking, if any, and all sums that depend on it. Inserting or removing a recipe
 * takes a few comparisons per ingredient. `scorePlan` defines what the numbers mean.
 *
 * `?? 0` below only satisfies the type checker: every index is in range.
 */
export class WeekState {
  readonly c: Compiled
  readonly plan: Int32Array
  readonly needDg: Float64Array
  readonly step: Int32Array
  readonly hinges: Hinges
  private readonly days: DaySums
  private readonly lifted: Int32Array
  /** By dish. */
  readonly uses: Int32Array
  /** By dish and meal; of a side, all its uses count under the first meal. */
  readonly mealUses: Int32Array
  private readonly groups: Int32Array
  /** By meal and recipe: dollars for one more meal of its variety groups. */
  readonly crowded: Float64Array
  /** By recipe: dollars for its foods that no dish of the week uses yet. */
  readonly opening: Float64Array
  checkoutCents = 0
  score = 0
  /** Dollars for each dollar outside the budget. */
  private budgetWeight: number
  /** Dollars for each dollar of the checkout total instead; null while the budget counts. */
  private moneyPrice: number | null = null
  /** Dollars of food at home that expires uneaten. */
  private spoiling = 0

  constructor(compiled: Compiled) {
    this.c = compiled
    this.plan = new Int32Array(compiled.cookings).fill(EMPTY)
    this.needDg = new Float64Array(compiled.foods)
    this.step = compiled.stepStart.slice(0, compiled.foods)
    this.days = new DaySums(compiled)
    this.hinges = new Hinges(compiled)
    this.uses = new Int32Array(compiled.recipes)
    this.mealUses = new Int32Array(compiled.recipes * 4)
    this.groups = new Int32Array(compiled.groupMeals.length)
    this.crowded = new Float64Array(DISH_MEALS.length * compiled.recipes)
    this.opening = new Float64Array(compiled.recipes)
    this.lifted = new Int32Array(compiled.cookings)
    this.budgetWeight = compiled.weights.budget
    this.resync()
  }

  /** How much the score rises if the recipe fills the empty slot; Infinity if it is not allowed or above `limit`. */
  insertDelta(cooking: number, recipe: number, limit = Number.POSITIVE_INFINITY): number {
    this.measureDays(cooking)
    return this.measuredDelta(cooking, recipe, limit)
  }

  /** The same, after `measureDays` was called for this slot and nothing changed since. */
  measuredDelta(
    cooking: number,
    recipe: number,
    limit = Number.POSITIVE_INFINITY,
    conditions = NO_CONDITIONS,
  ): number {
    const { c } = this
    if (this.isAtCap(cooking, recipe)) return Number.POSITIVE_INFINITY
    const portions = c.portions[cooking] ?? 1
    const base =
      (c.fixed[(c.kindOf[cooking] ?? 0) * c.recipes + recipe] ?? 0) +
      this.varietyDelta(cooking, recipe) +
      this.plateDollars(cooking, recipe) +
      this.hinges.dollarsWith(recipe) -
      this.daysDollars(cooking) +
      (c.unstockedUse[recipe] ?? 0) * portions
    return this.withFood(recipe, portions, base, limit + this.mayStillSave(), conditions)
  }

  /** Whether the recipe may not be cooked once more there. */
  isAtCap(cooking: number, recipe: number): boolean {
    const { c } = this
    const dish = c.dishOf[recipe] ?? 0
    const sideCap = c.sideCap[recipe] ?? -1
    if (sideCap >= 0) return (this.mealUses[dish * 4] ?? 0) >= sideCap
    const meal = c.mealOf[cooking] ?? 0
    const dishCap = c.dishCap[recipe] ?? 0
    if ((this.mealUses[dish * 4 + meal] ?? 0) >= Math.min(c.capOf[cooking] ?? 0, dishCap)) return true
    if (meal !== LUNCH && meal !== DINNER) return false
    const mains = (this.mealUses[dish * 4 + LUNCH] ?? 0) + (this.mealUses[dish * 4 + DINNER] ?? 0)
    return mains >= Math.min(c.problem.mainCap, dishCap)
  }

  /** What the recipe costs beside the other components on its plate, as far as they are chosen. */
  plateDollars(cooking: number, recipe: number): number {
    const { c, plan } = this
    const main = c.mainOf[cooking] ?? -1
    if (main >= 0) {
      const dish = plan[main] ?? EMPTY
      return dish === EMPTY ? 0 : this.pairDollars(cooking, recipe, dish)
    }
    let dollars = 0
    for (let at = c.sideStart[cooking] ?? 0; at < (c.sideStart[cooking + 1] ?? 0); at++) {
      const place = c.sideAt[at] ?? 0
      const side = plan[place] ?? EMPTY
      if (side !== EMPTY) dollars += this.pairDollars(place, side, recipe)
    }
    return dollars
  }

  pairDollars(place: number, side: number, main: number): number {
    const { c } = this
    const row = (c.sideKindOf[place] ?? 0) * c.sides + (c.sideNumber[side] ?? 0)
    return c.pairDollars[c.pairByMain[row * c.recipes + main] ?? 0] ?? 0
  }

  /** While a main dish is chosen, its day is rated as if this side were still eaten. */
  expect(cooking: number, recipe: number, sign: 1 | -1): void {
    if (recipe === EMPTY) return
    this.days.expect(this.c.firstDay[cooking] ?? 0, recipe, sign)
    const second = this.c.secondDay[cooking] ?? -1
    if (second >= 0) this.days.expect(second, recipe, sign)
  }

  expectNothing(): void {
    this.days.expectNothing()
  }

  /** Prepares the hinges for a slot: the cost of its days with one more dish. */
  measureDays(cooking: number, into = this.hinges): void {
    into.clear()
    this.days.addHinges(this.c.firstDay[cooking] ?? 0, into)
    const second = this.c.secondDay[cooking] ?? -1
    if (second >= 0) this.days.addHinges(second, into)
  }

  /** The nutrition cost of a slot's days as they are. */
  daysDollars(cooking: number): number {
    const second = this.c.secondDay[cooking] ?? -1
    return (
      (this.days.dollars[this.c.firstDay[cooking] ?? 0] ?? 0) +
      (second >= 0 ? (this.days.dollars[second] ?? 0) : 0)
    )
  }

  /** The most that one dish's food can lower the score: food that would expire, and an unspent budget. */
  mayStillSave(): number {
    const { checkoutCents } = this
    // Over the budget, more food never costs less.
    const unspent = checkoutCents < this.c.spendAtLeastCents ? this.budgetDollars(checkoutCents) : 0
    return unspent + this.spoiling + ROUNDING
  }

  /**
   * `base` (everything else, with `unstockedUse`) plus the recipe's food; Infinity once above `atMost`.
   */
  withFood(
    recipe: number,
    portions: number,
    base: number,
    atMost: number,
    conditions = NO_CONDITIONS,
  ): number {
    const { c } = this
    const { excludedFood, leftoverCredit } = conditions
    let delta = base
    let cents = 0
    const end = c.needStart[recipe + 1] ?? 0
    for (let at = c.needStart[recipe] ?? 0; at < end; at++) {
      const food = c.needFood[at] ?? 0
      if (food === excludedFood) return Number.POSITIVE_INFINITY
      const before = this.needDg[food] ?? 0
      let bought = before + (c.needDg[at] ?? 0) * portions
      const stock = c.stockDg[food] ?? 0
      if (stock > 0) {
        const expiring = c.expiringDg[food] ?? 0
        if (before < expiring)
          delta -= (c.spoilPerDg[food] ?? 0) * ((bought < expiring ? bought : expiring) - before)
        if (bought <= stock) continue
        delta += (c.usePerDg[food] ?? 0) * (bought - (before > stock ? before : stock))
        bought -= stock
      }
      let step = this.step[food] ?? 0
      if ((c.stepDg[step] ?? 0) < bought) {
        const paid = c.stepCents[step] ?? 0
        do step++
        while ((c.stepDg[step] ?? 0) < bought)
        const more = (c.stepCents[step] ?? 0) - paid
        cents += more
        delta += (c.payPerCent[food] ?? 0) * more
        if (leftoverCredit > 0)
          delta -= leftoverCredit * (c.payPerCent[food] ?? 0) * more * this.unusedShare(food, step, bought)
        if (delta > atMost) return Number.POSITIVE_INFINITY
      }
    }
    return delta + this.budgetDollars(this.checkoutCents + cents) - this.budgetDollars(this.checkoutCents)
  }

  /** The checkout total once the recipe fills the empty slot. */
  checkoutWith(cooking: number, recipe: number): number {
    const { c } = this
    const portions = c.portions[cooking] ?? 1
    let cents = this.checkoutCents
    const end = c.needStart[recipe + 1] ?? 0
    for (let at = c.needStart[recipe] ?? 0; at < end; at++) {
      const food = c.needFood[at] ?? 0
      const bought = (this.needDg[food] ?? 0) + (c.needDg[at] ?? 0) * portions - (c.stockDg[food] ?? 0)
      const paid = this.step[food] ?? 0
      let step = paid
      while ((c.stepDg[step] ?? 0) < bought) step++
      cents += (c.stepCents[step] ?? 0) - (c.stepCents[paid] ?? 0)
    }
    return cents
  }

  /** The unused share of the new packages. */
  private unusedShare(food: number, step: number, bought: number): number {
    const holds = this.c.stepDg[step] ?? 0
    if (holds === Number.POSITIVE_INFINITY) return 0
    const opened = holds - (this.c.stepDg[this.step[food] ?? 0] ?? 0)
    return Math.min(1, (holds - bought) / opened)
  }

  insert(cooking: number, recipe: number): void {
    // Nothing fits this place: it stays empty.
    if (recipe === EMPTY) return
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

  /**
   * Swaps the dishes of cookings of the same place and portions, each of the first with the one across from it in the second.
   * The checkout total and the number of dishes stay the same, so only days, neighbors and plates are recomputed.
   */
  exchange(these: readonly number[], those: readonly number[]): void {
    const { plan } = this
    this.score -= this.placesDollars(these, those)
    for (let at = 0; at < these.length; at++) {
      const a = these[at] ?? 0
      const b = those[at] ?? 0
      const first = plan[a] ?? EMPTY
      const second = plan[b] ?? EMPTY
      if (first === second) continue
      this.moveDay(a, first, -1)
      this.moveDay(b, second, -1)
      plan[a] = second
      plan[b] = first
      this.moveDay(a, second, 1)
      this.moveDay(b, first, 1)
    }
    this.score += this.placesDollars(these, those)
  }

  /** The cost of these cookings, without food and the number of dishes. */
  private placesDollars(these: readonly number[], those: readonly number[]): number {
    const { c, plan, lifted } = this
    let dollars = 0
    let count = 0
    // Lifted one after the other, so that what two of them cost together counts once.
    for (let at = 0; at < 2 * these.length; at++) {
      const cooking = (at < these.length ? these[at] : those[at - these.length]) ?? 0
      const recipe = plan[cooking] ?? EMPTY
      lifted[count++] = recipe
      dollars +=
        (c.fixed[(c.kindOf[cooking] ?? 0) * c.recipes + recipe] ?? 0) +
        this.neighborDollars(cooking, recipe, c.cookings) +
        this.plateDollars(cooking, recipe)
      plan[cooking] = EMPTY
    }
    for (let at = 0; at < count; at++) {
      const cooking = (at < these.length ? these[at] : those[at - these.length]) ?? 0
      plan[cooking] = lifted[at] ?? EMPTY
    }
    for (let day = 0; day < DAYS_PER_PLAN; day++) dollars += this.days.dollars[day] ?? 0
    return dollars
  }

  private moveDay(cooking: number, recipe: number, sign: 1 | -1): void {
    const second = this.c.secondDay[cooking] ?? -1
    this.days.add(this.c.firstDay[cooking] ?? 0, recipe, sign)
    if (second >= 0) this.days.add(second, recipe, sign)
  }

  /** Recomputes all sums, to remove rounding errors. */
  resync(): void {
    const { c } = this
    this.days.clear()
    this.score = 0
    this.opening.fill(0)
    for (let food = 0; food < c.foods; food++) if (this.needDg[food] === 0) this.open(food, 1)
    for (let cooking = 0; cooking < c.cookings; cooking++) {
      const recipe = this.plan[cooking] ?? EMPTY
      if (recipe === EMPTY) continue
      this.moveDay(cooking, recipe, 1)
      this.score += c.fixed[(c.kindOf[cooking] ?? 0) * c.recipes + recipe] ?? 0
    }
    for (let day = 0; day < DAYS_PER_PLAN; day++) this.score += this.days.dollars[day] ?? 0
    this.crowded.fill(0)
    for (let group = 0; group < this.groups.length; group++)
      if ((this.groups[group] ?? 0) >= (c.groupMeals[group] ?? 0)) this.crowd(group, 1)
    this.spoiling = 0
    for (let food = 0; food < c.foods; food++) {
      this.score += this.foodDollars(food)
      this.spoiling += this.spoilDollars(food)
    }
    for (let recipe = 0; recipe < c.recipes; recipe++) {
      const uses = this.uses[recipe] ?? 0
      if (uses > 0) this.score += (c.repeatDollars[recipe] ?? 0) * (uses - 1) + (c.setupDollars[recipe] ?? 0)
    }
    for (let group = 0; group < this.groups.length; group++)
      this.score +=
        (c.groupDollars[group] ?? 0) * Math.max(0, (this.groups[group] ?? 0) - (c.groupMeals[group] ?? 0))
    for (let cooking = 0; cooking < c.cookings; cooking++)
      if ((this.plan[cooking] ?? EMPTY) !== EMPTY) {
        const recipe = this.plan[cooking] ?? 0
        this.score += this.neighborDollars(cooking, recipe, cooking)
        if ((c.mainOf[cooking] ?? -1) >= 0) this.score += this.plateDollars(cooking, recipe)
      }
    this.score += this.budgetDollars(this.checkoutCents)
  }

  /** The search raises the weight as it goes. */
  setBudgetWeight(weight: number): void {
    this.budgetWeight = weight
    this.moneyPrice = null
    this.resync()
  }

  /** Each dollar of the checkout total costs the same, within the budget and over it, until the next `setBudgetWeight`. */
  setMoneyPrice(price: number): void {
    this.moneyPrice = price
    this.resync()
  }

  /** Runs `work` as if the budget cost nothing. `work` must not change the plan. */
  ignoringBudget(work: () => void): void {
    const { budgetWeight, moneyPrice } = this
    this.budgetWeight = 0
    this.moneyPrice = null
    work()
    this.budgetWeight = budgetWeight
    this.moneyPrice = moneyPrice
  }

  /** The score as it would be with this budget weight. */
  scoreAtBudgetWeight(weight: number): number {
    const { score, checkoutCents } = this
    return score - this.budgetDollars(checkoutCents) + this.outsideBudget(checkoutCents, weight)
  }

  budgetDollars(checkoutCents: number): number {
    if (this.moneyPrice !== null) return (this.moneyPrice * checkoutCents) / 100
    return this.outsideBudget(checkoutCents, this.budgetWeight)
  }

  private outsideBudget(checkoutCents: number, weight: number): number {
    const { budgetCents, spendAtLeastCents, overBudgetCents } = this.c
    // The fixed charge is expressed as cents over the budget, so that it rises with the weight.
    if (checkoutCents > budgetCents) return (weight * (checkoutCents - budgetCents + overBudgetCents)) / 100
    if (checkoutCents < spendAtLeastCents) return (weight * (spendAtLeastCents - checkoutCents)) / 100
    return 0
  }

  /** Repeat, setup and variety cost of one more cooking of the recipe. */
  private varietyDelta(cooking: number, recipe: number): number {
    const { c } = this
    const isRepeated = (this.uses[c.dishOf[recipe] ?? 0] ?? 0) > 0
    return (
      ((isRepeated ? c.repeatDollars[recipe] : c.setupDollars[recipe]) ?? 0) +
      this.neighborDollars(cooking, recipe, c.cookings) +
      (this.crowded[(c.mealOf[cooking] ?? 0) * c.recipes + recipe] ?? 0)
    )
  }

  /** One more meal of the group costs something from now on, or no longer does. */
  private crowd(group: number, sign: 1 | -1): void {
    const { c, crowded } = this
    const dollars = sign * (c.groupDollars[group] ?? 0)
    const end = c.memberStart[group + 1] ?? 0
    for (let at = c.memberStart[group] ?? 0; at < end; at++) {
      const member = c.memberAt[at] ?? 0
      crowded[member] = (crowded[member] ?? 0) + dollars
    }
  }

  /** The cost of being like the neighbors with an index below `below`. */
  private neighborDollars(cooking: number, recipe: number, below: number): number {
    const { c } = this
    return (
      this.proteinDollars(cooking, recipe, below) +
      this.starchDollars(cooking, recipe, below) +
      (c.usesSlowCooker[recipe] === 1 ? this.slowDollars(cooking, below) : 0) +
      this.sameDishDollars(cooking, recipe, below)
    )
  }

  private proteinDollars(cooking: number, recipe: number, below: number): number {
    const { c } = this
    const protein = c.protein[recipe] ?? -1
    if (protein < 0) return 0
    const end = c.neighborStart[cooking + 1] ?? 0
    let dollars = 0
    for (let at = c.neighborStart[cooking] ?? 0; at < end; at++) {
      const other = c.neighborOf[at] ?? 0
      const beside = this.plan[other] ?? EMPTY
      if (other < below && beside !== EMPTY && c.protein[beside] === protein)
        dollars += c.neighborProtein[at] ?? 0
    }
    return dollars
  }

  private starchDollars(cooking: number, recipe: number, below: number): number {
    const { c } = this
    const starch = c.starch[recipe] ?? -1
    if (starch < 0) return 0
    const end = c.neighborStart[cooking + 1] ?? 0
    let dollars = 0
    for (let at = c.neighborStart[cooking] ?? 0; at < end; at++) {
      const other = c.neighborOf[at] ?? 0
      const beside = this.plan[other] ?? EMPTY
      if (other < below && beside !== EMPTY && c.starch[beside] === starch)
        dollars += c.neighborStarch[at] ?? 0
    }
    return dollars
  }

  /** What a dish for the slow cooker costs there, as far as neighbors with an index below `below` take it. */
  slowDollars(cooking: number, below = this.c.cookings): number {
    const { c } = this
    const end = c.neighborStart[cooking + 1] ?? 0
    let dollars = 0
    for (let at = c.neighborStart[cooking] ?? 0; at < end; at++) {
      const other = c.neighborOf[at] ?? 0
      const beside = this.plan[other] ?? EMPTY
      if (other < below && beside !== EMPTY && c.usesSlowCooker[beside] === 1)
        dollars += c.neighborSlow[at] ?? 0
    }
    return dollars
  }

  sameDishDollars(cooking: number, recipe: number, below: number): number {
    const { c } = this
    const end = c.neighborStart[cooking + 1] ?? 0
    const dish = c.dishOf[recipe]
    let dollars = 0
    for (let at = c.neighborStart[cooking] ?? 0; at < end; at++) {
      const other = c.neighborOf[at] ?? 0
      const beside = this.plan[other] ?? EMPTY
      if (other < below && beside !== EMPTY && c.dishOf[beside] === dish) dollars += c.neighborDish[at] ?? 0
    }
    return dollars * (c.sameDishFactor[recipe] ?? 1)
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
    if (sign < 0) this.count(cooking, recipe, -1)
    this.score +=
      sign *
      (this.varietyDelta(cooking, recipe) +
        this.plateDollars(cooking, recipe) +
        (c.fixed[(c.kindOf[cooking] ?? 0) * c.recipes + recipe] ?? 0))
    if (sign > 0) this.count(cooking, recipe, 1)

    this.score -= this.daysDollars(cooking)
    this.moveDay(cooking, recipe, sign)
    this.score += this.daysDollars(cooking)

    const portions = sign * (c.portions[cooking] ?? 1)
    this.score -= this.budgetDollars(this.checkoutCents)
    const end = c.needStart[recipe + 1] ?? 0
    for (let at = c.needStart[recipe] ?? 0; at < end; at++)
      this.useFood(c.needFood[at] ?? 0, (c.needDg[at] ?? 0) * portions)
    this.score += this.budgetDollars(this.checkoutCents)
  }

  private count(cooking: number, recipe: number, by: 1 | -1): void {
    const { c } = this
    const meal = c.mealOf[cooking] ?? 0
    const dish = c.dishOf[recipe] ?? 0
    const usesAt = dish * 4 + ((c.mainOf[cooking] ?? -1) >= 0 ? 0 : meal)
    this.uses[dish] = (this.uses[dish] ?? 0) + by
    this.mealUses[usesAt] = (this.mealUses[usesAt] ?? 0) + by
    const from = (meal * c.recipes + recipe) * MAX_GROUPS
    for (let at = from; at < from + MAX_GROUPS; at++) {
      const group = c.groupOf[at] ?? -1
      if (group < 0) break
      const meals = (this.groups[group] ?? 0) + by
      this.groups[group] = meals
      const free = c.groupMeals[group] ?? 0
      if (by > 0 ? meals === free : meals === free - 1) this.crowd(group, by)
    }
  }

  private open(food: number, sign: 1 | -1): void {
    const { c, opening } = this
    const dollars = sign * (c.openDollars[food] ?? 0)
    if (dollars === 0) return
    const end = c.userStart[food + 1] ?? 0
    for (let at = c.userStart[food] ?? 0; at < end; at++) {
      const recipe = c.userRecipe[at] ?? 0
      opening[recipe] = (opening[recipe] ?? 0) + dollars
    }
  }

  private useFood(food: number, dg: number): void {
    const { c } = this
    this.score -= this.foodDollars(food)
    this.spoiling -= this.spoilDollars(food)
    const before = this.needDg[food] ?? 0
    const need = before + dg
    this.needDg[food] = need
    if (before === 0) this.open(food, -1)
    else if (need === 0) this.open(food, 1)
    const bought = Math.max(0, need - (c.stockDg[food] ?? 0))
    let step = this.step[food] ?? 0
    const lowest = c.stepStart[food] ?? 0
    this.checkoutCents -= c.stepCents[step] ?? 0
    while ((c.stepDg[step] ?? 0) < bought) step++
    while (step > lowest && (c.stepDg[step - 1] ?? 0) >= bought) step--
    this.checkoutCents += c.stepCents[step] ?? 0
    this.step[food] = step
    this.score += this.foodDollars(food)
    this.spoiling += this.spoilDollars(food)
  }
}

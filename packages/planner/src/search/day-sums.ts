import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { WISH_NUTRIENTS } from '@pennyplate/domain/diet/health-wishes'
import { plannedDays } from '../problem/problem.ts'
import { BAND_FIELDS, type Compiled } from './compile.ts'

const N = WISH_NUTRIENTS.length
/** Calories and protein come first among the nutrients. */
const WEIGHTY = 2
/** Under, over and floor of each nutrient, for two days. */
const HINGES_AT_MOST = 2 * 3 * N

/** Nutrition of one adult for each day of the week under search, and its cost in dollars. */
export class DaySums {
  /** By day. */
  readonly dollars = new Float64Array(DAYS_PER_PLAN)
  private readonly sums = new Float64Array(DAYS_PER_PLAN * N)
  /** Of dishes that are not there yet: counted by hinges only. */
  private readonly expected = new Float64Array(DAYS_PER_PLAN * N)
  private readonly c: Compiled
  private readonly planned: ReadonlySet<number>

  constructor(compiled: Compiled) {
    this.c = compiled
    this.planned = plannedDays(compiled.problem)
  }

  clear(): void {
    this.sums.fill(0)
    this.dollars.fill(0)
    for (const day of this.planned) this.dollars[day] = this.dollarsOf(day)
  }

  add(day: number, recipe: number, sign: 1 | -1): void {
    const { nutrition } = this.c
    for (let n = 0; n < N; n++)
      this.sums[day * N + n] = (this.sums[day * N + n] ?? 0) + sign * (nutrition[recipe * N + n] ?? 0)
    this.dollars[day] = this.dollarsOf(day)
  }

  expect(day: number, recipe: number, sign: 1 | -1): void {
    const { nutrition } = this.c
    for (let n = 0; n < N; n++)
      this.expected[day * N + n] = (this.expected[day * N + n] ?? 0) + sign * (nutrition[recipe * N + n] ?? 0)
  }

  expectNothing(): void {
    this.expected.fill(0)
  }

  /** Adds the day's cost with one more dish as hinges: zero up to a start, then linear. */
  addHinges(day: number, into: Hinges): void {
    const { bands } = this.c
    for (let n = 0; n < N; n++) {
      const at = n * BAND_FIELDS
      const amount = (this.sums[day * N + n] ?? 0) + (this.expected[day * N + n] ?? 0)
      into.add(n, (bands[at] ?? 0) - amount, -1, bands[at + 1] ?? 0)
      into.add(n, amount - (bands[at + 2] ?? 0), 1, bands[at + 3] ?? 0)
      into.add(n, (bands[at + 4] ?? 0) - amount, -1, bands[at + 5] ?? 0)
    }
  }

  private dollarsOf(day: number): number {
    const { bands } = this.c
    let dollars = 0
    for (let n = 0; n < N; n++) {
      const amount = this.sums[day * N + n] ?? 0
      const at = n * BAND_FIELDS
      dollars += (bands[at + 1] ?? 0) * Math.max(0, (bands[at] ?? 0) - amount)
      if (amount > (bands[at + 2] ?? 0)) dollars += (bands[at + 3] ?? 0) * (amount - (bands[at + 2] ?? 0))
      dollars += (bands[at + 5] ?? 0) * Math.max(0, (bands[at + 4] ?? 0) - amount)
    }
    return dollars
  }
}

/** The nutrition cost of adding dishes to one or two days, with only the terms that can be above zero. */
export class Hinges {
  private count = 0
  /** How many of the first hinges are for calories or protein. */
  private weighty = 0
  private readonly nutrient = new Int32Array(HINGES_AT_MOST)
  private readonly start = new Float64Array(HINGES_AT_MOST)
  private readonly slope = new Float64Array(HINGES_AT_MOST)
  private readonly c: Compiled

  private readonly dishes: number

  /** `dishes` is how many dishes will be added, one or two. */
  constructor(compiled: Compiled, dishes = 1) {
    this.c = compiled
    this.dishes = dishes
  }

  clear(): void {
    this.count = 0
    this.weighty = 0
  }

  /** max(0, `rate` x (`amount` + `sign` x the recipe's nutrient)). */
  add(nutrient: number, amount: number, sign: 1 | -1, rate: number): void {
    const isPossible =
      sign < 0 ? amount > 0 : amount + this.dishes * (this.c.mostNutrition[nutrient] ?? 0) > 0
    if (rate === 0 || !isPossible) return
    const place = nutrient < WEIGHTY ? this.weighty++ : this.count
    this.nutrient[this.count] = this.nutrient[place] ?? 0
    this.start[this.count] = this.start[place] ?? 0
    this.slope[this.count] = this.slope[place] ?? 0
    this.nutrient[place] = nutrient
    this.start[place] = rate * amount
    this.slope[place] = rate * sign
    this.count++
  }

  dollarsWith(recipe: number): number {
    return this.sum(recipe, 0, this.weighty) + this.sum(recipe, this.weighty, this.count)
  }

  private sum(recipe: number, from: number, to: number): number {
    const { nutrition } = this.c
    const { nutrient, start, slope } = this
    const row = recipe * N
    // max(0, x) = (x + |x|) / 2, without a branch to mispredict.
    let twice = 0
    for (let hinge = from; hinge < to; hinge++) {
      const value = (start[hinge] ?? 0) + (slope[hinge] ?? 0) * (nutrition[row + (nutrient[hinge] ?? 0)] ?? 0)
      twice += value + Math.abs(value)
    }
    return twice / 2
  }

  /** Of the first `count` recipes, what calories and protein cost, usually the largest part. */
  weightyDollars(recipes: Int32Array, count: number, into: Float64Array): void {
    this.sumAll(recipes, count, 0, this.weighty, into)
  }

  lightDollars(recipes: Int32Array, count: number, into: Float64Array): void {
    this.sumAll(recipes, count, this.weighty, this.count, into)
  }

  private sumAll(recipes: Int32Array, count: number, from: number, to: number, into: Float64Array): void {
    const { nutrition } = this.c
    into.fill(0, 0, count)
    for (let hinge = from; hinge < to; hinge++) {
      const start = this.start[hinge] ?? 0
      const slope = this.slope[hinge] ?? 0
      const nutrient = this.nutrient[hinge] ?? 0
      for (let at = 0; at < count; at++) {
        const value = start + slope * (nutrition[(recipes[at] ?? 0) * N + nutrient] ?? 0)
        // max(0, x) = (x + |x|) / 2, without a branch to mispredict.
        into[at] = (into[at] ?? 0) + (value + Math.abs(value)) / 2
      }
    }
  }

  dollarsWithBoth(first: number, second: number): number {
    const { nutrition } = this.c
    const { count, nutrient, start, slope } = this
    let twice = 0
    for (let hinge = 0; hinge < count; hinge++) {
      const n = nutrient[hinge] ?? 0
      const amount = (nutrition[first * N + n] ?? 0) + (nutrition[second * N + n] ?? 0)
      const value = (start[hinge] ?? 0) + (slope[hinge] ?? 0) * amount
      twice += value + Math.abs(value)
    }
    return twice / 2
  }
}

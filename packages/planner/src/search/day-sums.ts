import { DAYS_PER_PLAN } from '@pennyplate/domain/limits'
import { NUTRIENTS } from '../problem.ts'
import { BAND_FIELDS, type Compiled } from './compile.ts'

const N = NUTRIENTS.length
/** Calories and protein come first: they decide most about a dish. */
const WEIGHTY = 2

/** What one adult eats on each day of a week in the making, and what that costs. */
export class DaySums {
  /** By day: the most that a dish could still save there on nutrients other than the weighty two. */
  readonly lacking = new Float64Array(DAYS_PER_PLAN)
  private readonly sums = new Float64Array(DAYS_PER_PLAN * N)
  private readonly c: Compiled

  constructor(compiled: Compiled) {
    this.c = compiled
  }

  clear(): void {
    this.sums.fill(0)
    for (let day = 0; day < DAYS_PER_PLAN; day++) this.measureLack(day)
  }

  weightyDelta(day: number, recipe: number): number {
    return this.nutritionDelta(day, recipe, 0, WEIGHTY)
  }

  lightDelta(day: number, recipe: number): number {
    return this.nutritionDelta(day, recipe, WEIGHTY, N)
  }

  private nutritionDelta(day: number, recipe: number, from: number, to: number): number {
    const { nutrition, bands } = this.c
    let delta = 0
    for (let n = from; n < to; n++) {
      const before = this.sums[day * N + n] ?? 0
      const after = before + (nutrition[recipe * N + n] ?? 0)
      const at = n * BAND_FIELDS
      const least = bands[at] ?? 0
      if (before < least) {
        delta -= (bands[at + 1] ?? 0) * ((after < least ? after : least) - before)
        const floor = bands[at + 4] ?? 0
        if (before < floor) delta -= (bands[at + 5] ?? 0) * ((after < floor ? after : floor) - before)
      }
      const most = bands[at + 2] ?? 0
      if (after > most) delta += (bands[at + 3] ?? 0) * (after - (before > most ? before : most))
    }
    return delta
  }

  dollars(day: number): number {
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

  add(day: number, recipe: number, sign: 1 | -1): void {
    const { nutrition } = this.c
    for (let n = 0; n < N; n++)
      this.sums[day * N + n] = (this.sums[day * N + n] ?? 0) + sign * (nutrition[recipe * N + n] ?? 0)
    this.measureLack(day)
  }

  private measureLack(day: number): void {
    const { bands } = this.c
    let lacking = 0
    for (let n = WEIGHTY; n < N; n++) {
      const least = bands[n * BAND_FIELDS] ?? 0
      const short = least - (this.sums[day * N + n] ?? 0)
      if (short > 0) lacking += (bands[n * BAND_FIELDS + 1] ?? 0) * short
    }
    this.lacking[day] = lacking
  }
}

import { Hinges } from '../search/day-sums.ts'
import { DishFinder } from '../search/refill.ts'
import type { WeekState } from '../search/week-state.ts'
import { ExchangeSide } from './exchange-side.ts'

export interface ExchangeProof {
  /** Proven by enumeration: no change of one or two dishes improves the week. */
  readonly proven: boolean
  /** How many better weeks were found; the state holds the last one. */
  readonly improvements: number
  readonly looks: number
}

const GAIN_AT_LEAST = 1e-7
/** Rounding errors of this many pairs are far below `GAIN_AT_LEAST`. */
const RESYNC_EVERY = 32

/**
 * Checks every pair of cookings against every pair of recipes without pricing each. Two insertions can cost less than the
 * sum of both alone only through shared packages, because all other terms are convex. So a pair whose sum minus the shared
 * packages is not below the present cost cannot help. The remaining pairs are priced exactly.
 */
export function proveTwoExchange(
  state: WeekState,
  limits: { readonly looksAtMost: number; readonly stop?: () => boolean },
): ExchangeProof {
  const { c } = state
  const left = new ExchangeSide(state)
  const right = new ExchangeSide(state)
  const finder = new DishFinder(state)
  const joint = new Hinges(c, 2)
  const pairs: (readonly [number, number])[] = []
  for (let a = 0; a < c.cookings; a++) for (let b = a + 1; b < c.cookings; b++) pairs.push([a, b])
  let looks = 0
  let improvements = 0
  for (let since = 0, at = 0; since < pairs.length; since++, at = (at + 1) % pairs.length) {
    if (looks >= limits.looksAtMost || limits.stop?.()) return { proven: false, improvements, looks }
    const [a, b] = pairs[at] ?? [0, 0]
    if (at % RESYNC_EVERY === 0) state.resync()
    const best = state.score
    const oldA = state.remove(a)
    const oldB = state.remove(b)
    const room = best - (state.score - state.budgetDollars(state.checkoutCents))
    rateBoth(state, [left, a], [right, b], room)
    const found = isOneDay(state, a, b)
      ? bestPairOfDay(state, left, right, room, best, finder, joint)
      : bestPair(state, left, right, room, best)
    looks += found.looks
    state.insert(a, found.a < 0 ? oldA : found.a)
    state.insert(b, found.a < 0 ? oldB : found.b)
    if (found.a >= 0) {
      improvements++
      since = -1
    }
  }
  state.resync()
  return { proven: true, improvements, looks }
}

const NONE = new Int32Array(0)

/** Prices what could be part of a better pair. The slot with fewer recipes is rated first, and its best one limits the other. */
function rateBoth(
  { c }: WeekState,
  one: readonly [ExchangeSide, number],
  other: readonly [ExchangeSide, number],
  room: number,
): void {
  const recipesOf = (cooking: number) => c.fitting[c.placeOf[cooking] ?? 0] ?? NONE
  const isShorter = recipesOf(one[1]).length <= recipesOf(other[1]).length
  const [first, at] = isShorter ? one : other
  const [second, where] = isShorter ? other : one
  first.rate(at, recipesOf(at))
  // The same dish in both slots pays setup once.
  second.rateUseful(where, recipesOf(where), room + c.mostSetup - first.leastDollars)
  first.keepUseful(room + c.mostSetup - second.leastDollars)
}

function bestPair(state: WeekState, left: ExchangeSide, right: ExchangeSide, room: number, best: number) {
  const found = { a: -1, b: -1, looks: 0 }
  let least = best - GAIN_AT_LEAST
  // Taken before pricing, which may put one of the two dishes back in.
  const money = { checkoutCents: state.checkoutCents, state }
  if (left.priced.length === 0 || right.priced.length === 0) return found
  const setup = state.c.mostSetup
  found.looks += left.priced.length + right.priced.length
  let placed = -1
  const look = (a: number, b: number) => {
    found.looks++
    // Many pairs share their first dish, so it stays inserted.
    if (placed !== a) {
      if (placed >= 0) state.remove(left.cooking)
      state.insert(left.cooking, a)
      state.measureDays(right.cooking)
      placed = a
    }
    const total = state.score + state.measuredDelta(right.cooking, b, least - state.score)
    if (total < least) {
      least = total
      found.a = a
      found.b = b
    }
  }
  const lift = () => {
    if (placed >= 0) state.remove(left.cooking)
    placed = -1
  }
  for (const recipe of left.priced) {
    if (!right.hasPriced(recipe)) continue
    const saved = setup + Math.min(left.paid[recipe] ?? 0, right.paid[recipe] ?? 0)
    if ((left.dollars[recipe] ?? 0) + (right.dollars[recipe] ?? 0) - saved < room) look(recipe, recipe)
  }
  lift()

  for (const a of left.priced) {
    const dollarsA = left.dollars[a] ?? 0
    const paidA = left.paid[a] ?? 0
    for (const b of right.priced) {
      const sum = dollarsA + (right.dollars[b] ?? 0)
      if (sum >= room) break
      // They share at most what the cheaper of the two pays.
      const saved = Math.min(paidA, right.paid[b] ?? 0)
      if (a === b || sum - saved >= room) continue
      if (!isOverBudget(left, right, a, b, room, saved, money)) look(a, b)
    }
    if (paidA > 0) {
      left.mark(a)
      for (const food of left.stepping(a)) {
        for (const b of right.steppingUsers(food)) {
          const sum = dollarsA + (right.dollars[b] ?? 0)
          if (sum - paidA >= room) break
          // Pairs below `room` were checked above.
          if (sum < room || a === b || !right.isFirstShared(b, food, left)) continue
          const saved = right.sharedWith(b, left)
          if (sum - saved < room && !isOverBudget(left, right, a, b, room, saved, money)) look(a, b)
        }
      }
      left.unmark(a)
    }
    lift()
  }
  return found
}

/**
 * Two dishes of one day share its nutrition, so the sum of both alone says little: most days lack what either would give. So
 * each dish of the shorter list is put in, unless the nutrition of both rules every other out, and the best for the other place is
 * found beside it.
 */
function bestPairOfDay(
  state: WeekState,
  left: ExchangeSide,
  right: ExchangeSide,
  room: number,
  best: number,
  finder: DishFinder,
  joint: Hinges,
) {
  const found = { a: -1, b: -1, looks: 0 }
  let least = best - GAIN_AT_LEAST
  if (left.priced.length === 0 || right.priced.length === 0) return found
  const isLeftShorter = left.priced.length <= right.priced.length
  const [outer, inner] = isLeftShorter ? [left, right] : [right, left]
  const others = Int32Array.from(inner.priced)
  const mayHelp = helpersOfDay(state, outer, inner, joint, room)
  for (const first of outer.priced) {
    found.looks++
    if (!mayHelp(first)) continue
    state.insert(outer.cooking, first)
    const second = finder.bestBelow(inner.cooking, others, least - state.score)
    if (second >= 0) {
      least = state.score + state.insertDelta(inner.cooking, second)
      found.a = isLeftShorter ? first : second
      found.b = isLeftShorter ? second : first
    }
    state.remove(outer.cooking)
  }
  return found
}

/**
 * Whether a dish could help with any dish beside it: what both cost without nutrition, less the packages they may share, and
 * the nutrition of both.
 */
function helpersOfDay(
  state: WeekState,
  outer: ExchangeSide,
  inner: ExchangeSide,
  joint: Hinges,
  room: number,
): (first: number) => boolean {
  const { c } = state
  const [a, b] = [outer.cooking, inner.cooking]
  if (c.firstDay[a] !== c.firstDay[b] || c.secondDay[a] !== c.secondDay[b]) return () => true
  outer.leaveOutNutrition()
  inner.leaveOutNutrition()
  joint.clear()
  state.measureDays(a, joint)
  const most = room + state.daysDollars(a) + c.mostSetup
  const least = (second: number) => (inner.rest[second] ?? 0) - (inner.paid[second] ?? 0)
  const seconds = inner.priced.toSorted((one, other) => least(one) - least(other))
  return (first) => {
    const rest = outer.rest[first] ?? 0
    const paid = outer.paid[first] ?? 0
    for (const second of seconds) {
      const without = rest + (inner.rest[second] ?? 0)
      const shares = inner.paid[second] ?? 0
      if (without - shares >= most) return false
      const both = without - (paid < shares ? paid : shares)
      if (both < most && both + joint.dollarsWithBoth(first, second) < most) return true
    }
    return false
  }
}

function isOneDay({ c }: WeekState, one: number, other: number): boolean {
  const days = (cooking: number) => [c.firstDay[cooking] ?? -1, c.secondDay[cooking] ?? -1]
  return days(one).some((day) => day >= 0 && days(other).includes(day))
}

/** Whether the budget penalty alone rules the pair out. */
function isOverBudget(
  left: ExchangeSide,
  right: ExchangeSide,
  a: number,
  b: number,
  room: number,
  saved: number,
  { checkoutCents, state }: { readonly checkoutCents: number; readonly state: WeekState },
): boolean {
  const centsA = left.cents[a] ?? 0
  const centsB = right.cents[b] ?? 0
  const most = checkoutCents + centsA + centsB
  const fewest = most - Math.min(centsA, centsB)
  const outside = Math.max(
    fewest > state.c.budgetCents ? state.budgetDollars(fewest) : 0,
    most < state.c.spendAtLeastCents ? state.budgetDollars(most) : 0,
  )
  return (left.dollars[a] ?? 0) + (right.dollars[b] ?? 0) - saved + outside >= room
}

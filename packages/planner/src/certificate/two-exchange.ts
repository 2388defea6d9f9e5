import { Hinges } from '../search/day-sums.ts'
import { candidatesOf } from '../search/pools.ts'
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
  const lists = candidatesOf(c)
  const left = new ExchangeSide(state)
  const right = new ExchangeSide(state)
  const pairs: (readonly [number, number])[] = []
  for (let a = 0; a < c.cookings; a++) for (let b = a + 1; b < c.cookings; b++) pairs.push([a, b])
  let looks = 0
  let improvements = 0
  for (let since = 0, at = 0; since < pairs.length; since++, at = (at + 1) % pairs.length) {
    if (looks >= limits.looksAtMost || limits.stop?.()) return { proven: false, improvements, looks }
    const [a, b] = pairs[at] ?? [0, 0]
    state.resync()
    const best = state.score
    const oldA = state.remove(a)
    const oldB = state.remove(b)
    left.rate(a, lists[c.mealOf[a] ?? 0] ?? NONE)
    right.rate(b, lists[c.mealOf[b] ?? 0] ?? NONE)
    const room = best - (state.score - state.budgetDollars(state.checkoutCents))
    const found = bestPair(state, left, right, room, best)
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

function bestPair(state: WeekState, left: ExchangeSide, right: ExchangeSide, room: number, best: number) {
  const found = { a: -1, b: -1, looks: 0 }
  let least = best - GAIN_AT_LEAST
  // Taken before pricing, which may put one of the two dishes back in.
  const money = { checkoutCents: state.checkoutCents, state }
  // The same dish in both slots pays setup once.
  const setup = state.c.weights.setup * state.c.eq
  left.keepUseful(room, right.leastDollars, setup)
  right.keepUseful(room, left.leastDollars, setup)
  found.looks += left.priced.length + right.priced.length
  const clash = dayClash(state, left.cooking, right.cooking)
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
      if (a === b || sum + clash(a, b) - saved >= room) continue
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
          if (sum + clash(a, b) - saved < room && !isOverBudget(left, right, a, b, room, saved, money))
            look(a, b)
        }
      }
      left.unmark(a)
    }
    lift()
  }
  return found
}

/** How much more two dishes of one day cost together than alone: nutrition the first supplies, the second does not need to. */
function dayClash(state: WeekState, one: number, other: number): (a: number, b: number) => number {
  const { firstDay, secondDay } = state.c
  const isOneDay = firstDay[one] === firstDay[other] && secondDay[one] === -1 && secondDay[other] === -1
  if (!isOneDay) return () => 0
  const hinges = new Hinges(state.c, 2)
  state.measureDays(one, hinges)
  const before = state.daysDollars(one)
  const alone = new Float64Array(state.c.recipes).fill(Number.NaN)
  const aloneWith = (recipe: number) => {
    if (Number.isNaN(alone[recipe])) alone[recipe] = hinges.dollarsWith(recipe)
    return alone[recipe] ?? 0
  }
  return (a, b) => hinges.dollarsWithBoth(a, b) - aloneWith(a) - aloneWith(b) + before
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

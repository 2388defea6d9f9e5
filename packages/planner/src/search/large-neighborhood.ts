import { type Random, seededRandom } from './random.ts'
import { bestFor } from './refill.ts'
import type { WeekState } from './week-state.ts'

export interface Run {
  readonly iterations: number
  readonly seed: number
  readonly stop: () => boolean
  /** Where the losses it accepts begin, in dollars per adult. */
  readonly hot: number
  readonly onIteration?: (iteration: number) => void
}

const EJECT_AT_MOST = 6
const OPEN_FOOD_CHANCE = 0.4
/** Where each distinct dish costs, whole batches are exchanged this often. */
const BATCH_CHANCE = 0.4
const NOISE_DOLLARS = 0.25
/** The search accepts losses of about this many dollars per adult at the end. */
const COLD = 0.02
const BUDGET_WEIGHT_FIRST = 2
const BUDGET_RAMP_SHARE = 0.7
const RESYNC_EVERY = 256

/**
 * Takes a few dishes out, puts the best ones in, and keeps the week if it is better or nearly so. The weight of the budget
 * rises as it goes: at full weight from the start the search gets stuck. Leaves the best week found in the state.
 */
export function searchAround(state: WeekState, pools: readonly Int32Array[], run: Run): void {
  const { c } = state
  const random = seededRandom(run.seed)
  const usersOf = recipesByFood(state, pools)
  const finalWeight = c.weights.budget
  state.budgetWeight = finalWeight
  state.resync()
  fillEmpty(state, pools, random)
  let best = state.plan.slice()
  let bestScore = state.score
  const ramped = Math.floor(run.iterations * BUDGET_RAMP_SHARE)
  let temperature = run.hot * c.eq
  const cooling = nthRoot(COLD / run.hot, Math.max(1, run.iterations))
  const out: number[] = []
  const old: number[] = []

  for (let iteration = 0; iteration < run.iterations && !run.stop(); iteration++) {
    if (iteration % RESYNC_EVERY === 0) {
      const share = ramped === 0 ? 1 : Math.min(1, iteration / ramped)
      state.budgetWeight = BUDGET_WEIGHT_FIRST + (finalWeight - BUDGET_WEIGHT_FIRST) * share
      state.resync()
    }
    temperature *= cooling
    const before = state.score
    old.length = 0
    const isBatchMove = c.weights.setup > 0 && random.unit() < BATCH_CHANCE
    if (isBatchMove) chooseBatch(state, random, out)
    else chooseOut(state, random, out)
    for (const cooking of out) old.push(state.remove(cooking))
    if (isBatchMove) cookOneForAll(state, pools, out, random)
    const noise = random.unit() < 0.5 ? NOISE_DOLLARS * c.eq * random.unit() : 0
    if (!isBatchMove && random.unit() < OPEN_FOOD_CHANCE) openFood(state, pools, usersOf, out, random)
    let complete = true
    for (const cooking of out) {
      if ((state.plan[cooking] ?? -1) >= 0) continue
      const recipe = bestFor(state, cooking, pools[c.mealOf[cooking] ?? 0] ?? EMPTY, noise, random)
      if (recipe < 0) complete = false
      else state.insert(cooking, recipe)
    }
    if (complete && state.score - before <= temperature * random.exponential()) {
      const real = state.score - state.budgetDollars(state.tillCents) * (1 - finalWeight / state.budgetWeight)
      if (real < bestScore - 1e-9) {
        bestScore = real
        best = state.plan.slice()
      }
    } else {
      for (const cooking of out) state.remove(cooking)
      for (const [at, cooking] of out.entries()) if ((old[at] ?? -1) >= 0) state.insert(cooking, old[at] ?? 0)
    }
    run.onIteration?.(iteration)
  }
  state.budgetWeight = finalWeight
  load(state, best)
}

const EMPTY = new Int32Array(0)

export function load(state: WeekState, plan: ArrayLike<number>): void {
  for (let cooking = 0; cooking < state.c.cookings; cooking++) state.remove(cooking)
  for (let cooking = 0; cooking < state.c.cookings; cooking++) {
    const recipe = plan[cooking] ?? -1
    if (recipe >= 0) state.insert(cooking, recipe)
  }
  state.resync()
}

function fillEmpty(state: WeekState, pools: readonly Int32Array[], random: Random): void {
  const places = Array.from({ length: state.c.cookings }, (_, cooking) => cooking)
  for (let at = places.length - 1; at > 0; at--) {
    const other = random.below(at + 1)
    const held = places[at] ?? 0
    places[at] = places[other] ?? 0
    places[other] = held
  }
  for (const cooking of places) {
    if ((state.plan[cooking] ?? -1) >= 0) continue
    const recipe = bestFor(state, cooking, pools[state.c.mealOf[cooking] ?? 0] ?? EMPTY, 0, random)
    if (recipe >= 0) state.insert(cooking, recipe)
  }
}

/** All dishes of one food, of one day, or any; at most six. */
function chooseOut(state: WeekState, random: Random, out: number[]): void {
  const { c } = state
  out.length = 0
  const size = 1 + random.below(EJECT_AT_MOST)
  const draw = random.unit()
  const seedCooking = random.below(c.cookings)
  if (draw < 0.35) {
    const recipe = state.plan[seedCooking] ?? -1
    const first = c.needStart[Math.max(0, recipe)] ?? 0
    const count = recipe < 0 ? 0 : (c.needStart[recipe + 1] ?? 0) - first
    const food = count > 0 ? (c.needFood[first + random.below(count)] ?? -1) : -1
    const shift = random.below(c.cookings)
    for (let at = 0; at < c.cookings && out.length < EJECT_AT_MOST; at++) {
      const cooking = (at + shift) % c.cookings
      if (usesFood(state, cooking, food)) out.push(cooking)
    }
  } else if (draw < 0.6) {
    const day = c.firstDay[seedCooking] ?? 0
    for (let cooking = 0; cooking < c.cookings && out.length < EJECT_AT_MOST; cooking++)
      if (c.firstDay[cooking] === day || c.secondDay[cooking] === day) out.push(cooking)
  }
  for (let tries = 0; out.length < size && tries < 3 * size; tries++) {
    const cooking = random.below(c.cookings)
    if (!out.includes(cooking)) out.push(cooking)
  }
}

/** Every place of one dish at one meal. */
function chooseBatch({ c, plan }: WeekState, random: Random, out: number[]): void {
  out.length = 0
  const one = random.below(c.cookings)
  for (let cooking = 0; cooking < c.cookings; cooking++)
    if (plan[cooking] === plan[one] && c.mealOf[cooking] === c.mealOf[one]) out.push(cooking)
}

function cookOneForAll(
  state: WeekState,
  pools: readonly Int32Array[],
  out: readonly number[],
  random: Random,
): void {
  const pool = pools[state.c.mealOf[out[0] ?? 0] ?? 0] ?? EMPTY
  const recipe = pool[random.below(Math.max(1, pool.length))]
  if (recipe === undefined) return
  for (const cooking of out)
    if (state.insertDelta(cooking, recipe) < Number.POSITIVE_INFINITY) state.insert(cooking, recipe)
}

function usesFood(state: WeekState, cooking: number, food: number): boolean {
  const { c } = state
  const recipe = state.plan[cooking] ?? -1
  if (recipe < 0 || food < 0) return false
  for (let at = c.needStart[recipe] ?? 0; at < (c.needStart[recipe + 1] ?? 0); at++)
    if (c.needFood[at] === food) return true
  return false
}

/** Buys a food that is not in the basket, by putting in the dish that makes the most of it. */
function openFood(
  state: WeekState,
  pools: readonly Int32Array[],
  usersOf: readonly (readonly Int32Array[])[],
  out: readonly number[],
  random: Random,
): void {
  const { c } = state
  const cooking = out[random.below(out.length)]
  if (cooking === undefined) return
  const meal = c.mealOf[cooking] ?? 0
  const pool = pools[meal] ?? EMPTY
  for (let tries = 0; tries < 8 && pool.length > 0; tries++) {
    const recipe = pool[random.below(pool.length)] ?? 0
    const first = c.needStart[recipe] ?? 0
    const count = (c.needStart[recipe + 1] ?? 0) - first
    if (count === 0) continue
    const food = c.needFood[first + random.below(count)] ?? 0
    if ((state.needDg[food] ?? 0) > 0) continue
    const chosen = bestFor(state, cooking, usersOf[meal]?.[food] ?? EMPTY, 0, random)
    if (chosen >= 0) state.insert(cooking, chosen)
    return
  }
}

function recipesByFood({ c }: WeekState, pools: readonly Int32Array[]): Int32Array[][] {
  return pools.map((pool) => {
    const users: number[][] = Array.from({ length: c.foods }, () => [])
    for (const recipe of pool)
      for (let at = c.needStart[recipe] ?? 0; at < (c.needStart[recipe + 1] ?? 0); at++)
        users[c.needFood[at] ?? 0]?.push(recipe)
    return users.map((list) => Int32Array.from(list))
  })
}

/** By bisection: basic operations only, so that every engine gets the same bits. */
function nthRoot(value: number, n: number): number {
  let low = 0
  let high = 1
  for (let halving = 0; halving < 60; halving++) {
    const middle = (low + high) / 2
    let power = 1
    let factor = middle
    for (let left = n; left > 0; left = Math.floor(left / 2)) {
      if (left % 2 === 1) power *= factor
      factor *= factor
    }
    if (power < value) low = middle
    else high = middle
  }
  return (low + high) / 2
}

import { BudgetPressure } from './budget-pressure.ts'
import type { Compiled } from './compile.ts'
import { cookOneForAll, openFood } from './put-in.ts'
import { type Random, seededRandom } from './random.ts'
import { DishFinder } from './refill.ts'
import { swapDays } from './swap-days.ts'
import { takeOutAny, takeOutBatch, takeOutFood } from './take-out.ts'
import type { WeekState } from './week-state.ts'

export interface Run {
  readonly iterations: number
  readonly seed: number
  readonly stop: () => boolean
  /** Starting temperature, in dollars per adult. */
  readonly hot: number
  readonly onIteration?: (iteration: number) => void
}

/** What refilling may choose from. */
export interface DishPools {
  /** By place. */
  readonly pools: readonly Int32Array[]
  /** By place and food: the recipes of the pool that need the food. */
  readonly usersOf: readonly (readonly Int32Array[])[]
}

/** How often a move stops buying a food, and how often it starts buying one. */
const CLOSE_FOOD_CHANCE = 0.4
const OPEN_FOOD_CHANCE = 0.4
/** How often a move replaces all cookings of a dish, when each distinct dish costs setup. */
const BATCH_CHANCE = 0.4
/** How often insertions get a leftover credit, and the most it is. */
const CREDIT_CHANCE = 0.5
const MAX_CREDIT = 0.8
const SWAPS_EACH = 8
const NOISE_DOLLARS = 0.25
/** Final temperature, in dollars per adult. */
const COLD = 0.02

/**
 * Large neighborhood search with simulated annealing: removes a few dishes, refills the slots, and keeps the week if it is
 * better or nearly so. Leaves the best week found in the state.
 */
export function searchAround(state: WeekState, { pools, usersOf }: DishPools, run: Run): void {
  const { c } = state
  const random = seededRandom(run.seed)
  const finder = new DishFinder(state)
  const finalWeight = c.weights.budget
  const hasSides = c.sideAt.length > 0
  state.setBudgetWeight(finalWeight)
  fillEmpty(state, finder, pools, random)
  let best = state.plan.slice()
  let bestScore = state.score
  const pressure = new BudgetPressure(state, run.iterations)
  let temperature = run.hot * c.eq
  const cooling = nthRoot(COLD / run.hot, Math.max(1, run.iterations))
  const out: number[] = []
  const old: number[] = []

  const keepBest = () => {
    const real = state.scoreAtBudgetWeight(finalWeight)
    if (real >= bestScore - 1e-9) return
    bestScore = real
    best = state.plan.slice()
  }

  for (let iteration = 0; iteration < run.iterations && !run.stop(); iteration++) {
    pressure.adapt(iteration)
    temperature *= cooling
    const before = state.score
    old.length = 0
    const isBatchMove = c.weights.setup > 0 && random.unit() < BATCH_CHANCE
    let excludedFood = -1
    if (isBatchMove) takeOutBatch(state, random, out)
    else if (random.unit() < CLOSE_FOOD_CHANCE) excludedFood = takeOutFood(state, random, out)
    else takeOutAny(state, random, out)
    if (c.hasKept) leaveKept(c, out)
    if (hasSides) mainsFirst(c, out)
    for (const cooking of out) {
      const recipe = state.remove(cooking)
      old.push(recipe)
      if (isSideAt(c, cooking)) state.expect(cooking, recipe, 1)
    }
    const leftoverCredit = random.unit() < CREDIT_CHANCE ? random.unit() * MAX_CREDIT : 0
    const conditions = { excludedFood, leftoverCredit }
    if (isBatchMove) cookOneForAll(state, pools, out, random)
    else if (random.unit() < OPEN_FOOD_CHANCE)
      openFood(state, finder, pools, usersOf, out, random, conditions)
    const noise = random.unit() < 0.5 ? { dollars: NOISE_DOLLARS * c.eq * random.unit(), random } : undefined
    let isComplete = true
    for (const [at, cooking] of out.entries()) {
      if (isSideAt(c, cooking)) state.expect(cooking, old[at] ?? -1, -1)
      if ((state.plan[cooking] ?? -1) >= 0) continue
      const pool = pools[c.placeOf[cooking] ?? 0] ?? EMPTY
      const recipe = finder.bestFor(cooking, pool, old[at], conditions, noise)
      if (recipe < 0) isComplete = false
      else state.insert(cooking, recipe)
    }
    if (hasSides) state.expectNothing()
    if (!isComplete || state.score - before > temperature * random.exponential()) {
      for (const cooking of out) state.remove(cooking)
      for (const [at, cooking] of out.entries()) if ((old[at] ?? -1) >= 0) state.insert(cooking, old[at] ?? 0)
    }
    keepBest()
    for (let swap = 0; swap < SWAPS_EACH; swap++) swapDays(state, random, temperature)
    keepBest()
    run.onIteration?.(iteration)
  }
  state.setBudgetWeight(finalWeight)
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

function fillEmpty(state: WeekState, finder: DishFinder, pools: readonly Int32Array[], random: Random): void {
  const { c, plan } = state
  const places = Array.from({ length: c.cookings }, (_, cooking) => cooking)
  shuffle(places, random)
  mainsFirst(c, places)
  const known = plan.slice()
  const fill = () => {
    for (const cooking of places) {
      if ((plan[cooking] ?? -1) >= 0) continue
      const recipe = finder.bestFor(cooking, pools[c.placeOf[cooking] ?? 0] ?? EMPTY)
      if (recipe >= 0) state.insert(cooking, recipe)
    }
  }
  fill()
  if (!plan.includes(-1)) return
  // The few dishes that fit one place were used up elsewhere, so that place comes first.
  for (const cooking of places) if (known[cooking] === -1) state.remove(cooking)
  const choices = (cooking: number) => pools[c.placeOf[cooking] ?? 0]?.length ?? 0
  places.sort((a, b) => choices(a) - choices(b))
  mainsFirst(c, places)
  fill()
}

function shuffle(places: number[], random: Random): void {
  for (let at = places.length - 1; at > 0; at--) {
    const other = random.below(at + 1)
    const held = places[at] ?? 0
    places[at] = places[other] ?? 0
    places[other] = held
  }
}

function isSideAt(c: Compiled, cooking: number): boolean {
  return (c.mainOf[cooking] ?? -1) >= 0
}

/** A meal that is kept stays in the week. */
function leaveKept(c: Compiled, cookings: number[]): void {
  const left = cookings.filter((cooking) => c.isKept[cooking] !== 1)
  cookings.splice(0, cookings.length, ...left)
}

/** A side is chosen for its dish, so the dish comes first. */
function mainsFirst(c: Compiled, cookings: number[]): void {
  cookings.sort((a, b) => Number(isSideAt(c, a)) - Number(isSideAt(c, b)))
}

/** By bisection, using only operations that every JavaScript engine rounds alike. */
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

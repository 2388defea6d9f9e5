import type { Compiled } from './compile.ts'
import type { Random } from './random.ts'
import type { WeekState } from './week-state.ts'

const TAKEN_AT_MOST = 6
const OF_ONE_FOOD_CHANCE = 0.35
const OF_ONE_DAY_CHANCE = 0.25

/** How often a main dish takes its sides along. */
const WHOLE_PLATE_CHANCE = 0.5

/** Picks up to six dishes, and the sides of some: those with one food, those of one day, or random ones. */
export function takeOutAny(state: WeekState, random: Random, out: number[]): void {
  const { c } = state
  out.length = 0
  const size = 1 + random.below(TAKEN_AT_MOST)
  const draw = random.unit()
  const seedCooking = anyCooking(c, random)
  if (draw < OF_ONE_FOOD_CHANCE) {
    const recipe = state.plan[seedCooking] ?? -1
    const first = c.needStart[Math.max(0, recipe)] ?? 0
    const count = recipe < 0 ? 0 : (c.needStart[recipe + 1] ?? 0) - first
    const food = count > 0 ? (c.needFood[first + random.below(count)] ?? -1) : -1
    const shift = random.below(c.cookings)
    for (let at = 0; at < c.cookings && out.length < TAKEN_AT_MOST; at++) {
      const cooking = (at + shift) % c.cookings
      if (usesFood(state, cooking, food)) out.push(cooking)
    }
  } else if (draw < OF_ONE_FOOD_CHANCE + OF_ONE_DAY_CHANCE) {
    const day = c.firstDay[seedCooking] ?? 0
    for (let cooking = 0; cooking < c.cookings && out.length < TAKEN_AT_MOST; cooking++)
      if (c.firstDay[cooking] === day || c.secondDay[cooking] === day) out.push(cooking)
  }
  addAny(state, random, out, size)
  takeSidesAlong(state, random, out)
}

function takeSidesAlong({ c }: WeekState, random: Random, out: number[]): void {
  if (c.sideAt.length === 0) return
  for (let at = out.length - 1; at >= 0; at--) {
    const cooking = out[at] ?? 0
    const from = c.sideStart[cooking] ?? 0
    const to = c.sideStart[cooking + 1] ?? 0
    if (from === to || random.unit() >= WHOLE_PLATE_CHANCE) continue
    for (let place = from; place < to; place++) {
      const side = c.sideAt[place] ?? 0
      if (!out.includes(side)) out.push(side)
    }
  }
}

/** Places for sides are many, so half of the time it is a main dish. */
function anyCooking({ cookings, mains }: Compiled, random: Random): number {
  if (mains.length === cookings || random.unit() < 0.5) return random.below(cookings)
  return mains[random.below(mains.length)] ?? 0
}

const USERS_AT_MOST = 7
const DRAWS = 40

/**
 * Picks every dish of a food that few dishes use, so that the week can do without it, and returns that food. Each bought
 * food is equally likely, however few dishes use it: those are the ones worth dropping. Picks any dishes and returns -1 if
 * there is no such food.
 */
export function takeOutFood(state: WeekState, random: Random, out: number[]): number {
  const { c } = state
  out.length = 0
  let food = -1
  for (let draw = 0; draw < DRAWS && food < 0; draw++) {
    const drawn = random.below(c.foods)
    if ((state.step[drawn] ?? 0) > (c.stepStart[drawn] ?? 0)) food = drawn
  }
  for (let cooking = 0; cooking < c.cookings && food >= 0; cooking++)
    if (usesFood(state, cooking, food)) out.push(cooking)
  if (out.length === 0 || out.length > USERS_AT_MOST) {
    takeOutAny(state, random, out)
    return -1
  }
  addAny(state, random, out, out.length + random.below(2))
  return food
}

/** Picks every cooking of one dish for one meal. */
export function takeOutBatch({ c, plan }: WeekState, random: Random, out: number[]): void {
  out.length = 0
  const one = anyCooking(c, random)
  for (let cooking = 0; cooking < c.cookings; cooking++)
    if (plan[cooking] === plan[one] && c.placeOf[cooking] === c.placeOf[one]) out.push(cooking)
}

function addAny({ c }: WeekState, random: Random, out: number[], size: number): void {
  for (let tries = 0; out.length < size && tries < 3 * size; tries++) {
    const cooking = anyCooking(c, random)
    if (!out.includes(cooking)) out.push(cooking)
  }
}

function usesFood(state: WeekState, cooking: number, food: number): boolean {
  const { c } = state
  const recipe = state.plan[cooking] ?? -1
  if (recipe < 0 || food < 0) return false
  for (let at = c.needStart[recipe] ?? 0; at < (c.needStart[recipe + 1] ?? 0); at++)
    if (c.needFood[at] === food) return true
  return false
}

import type { Compiled } from './compile.ts'
import type { Random } from './random.ts'
import type { DishFinder } from './refill.ts'
import type { InsertConditions, WeekState } from './week-state.ts'

const EMPTY = new Int32Array(0)

/** Puts one random dish into all the emptied slots. */
export function cookOneForAll(
  state: WeekState,
  pools: readonly Int32Array[],
  out: readonly number[],
  random: Random,
): void {
  const pool = pools[state.c.placeOf[out[0] ?? 0] ?? 0] ?? EMPTY
  const recipe = pool[random.below(Math.max(1, pool.length))]
  if (recipe === undefined) return
  for (const cooking of out)
    if (state.insertDelta(cooking, recipe) < Number.POSITIVE_INFINITY) state.insert(cooking, recipe)
}

/** Starts buying a random food by inserting the best dish that uses it. */
export function openFood(
  state: WeekState,
  finder: DishFinder,
  pools: readonly Int32Array[],
  usersOf: readonly (readonly Int32Array[])[],
  out: readonly number[],
  random: Random,
  conditions: InsertConditions,
): void {
  const { c } = state
  const cooking = out[random.below(out.length)]
  if (cooking === undefined) return
  const place = c.placeOf[cooking] ?? 0
  const pool = pools[place] ?? EMPTY
  for (let tries = 0; tries < 8 && pool.length > 0; tries++) {
    const recipe = pool[random.below(pool.length)] ?? 0
    const first = c.needStart[recipe] ?? 0
    const count = (c.needStart[recipe + 1] ?? 0) - first
    if (count === 0) continue
    const food = c.needFood[first + random.below(count)] ?? 0
    if ((state.needDg[food] ?? 0) > 0) continue
    const chosen = finder.bestFor(cooking, usersOf[place]?.[food] ?? EMPTY, -1, conditions)
    if (chosen >= 0) state.insert(cooking, chosen)
    return
  }
}

export function recipesByFood(c: Compiled, pools: readonly Int32Array[]): Int32Array[][] {
  return pools.map((pool) => {
    const users: number[][] = Array.from({ length: c.foods }, () => [])
    for (const recipe of pool)
      for (let at = c.needStart[recipe] ?? 0; at < (c.needStart[recipe + 1] ?? 0); at++)
        users[c.needFood[at] ?? 0]?.push(recipe)
    return users.map((list) => Int32Array.from(list))
  })
}

import type { Assignment, Problem } from '../problem/problem.ts'
import { isNeverBeside, plateDollars } from '../score/plate-dollars.ts'

/** A main dish with what is served beside it, in a week that may get another. */

type SidesWanted = {
  readonly only?: readonly number[]
  readonly hasUsualSides?: boolean
}

/** The sides a new dish may get in a place. */
export function sidesWanted(
  problem: Problem,
  { only, hasUsualSides }: SidesWanted,
  [main, cooking]: readonly [main: number, cooking: number],
  fitting: Int32Array,
): Int32Array {
  if (hasUsualSides) return usualOf(problem, main, cooking, fitting)
  return only ? askedFor(problem, main, fitting) : fitting
}

/** Nothing beside the dish is a side of no role. */
export function isNoSide({ recipes }: Problem, side: number): boolean {
  return (recipes[side]?.side?.role ?? null) === null
}

/** Of the sides for a place, those that suit the dish best. */
function usualOf(problem: Problem, main: number, cooking: number, sides: Int32Array): Int32Array {
  const dish = problem.recipes[main]
  const place = problem.cookings[cooking]
  if (!dish || !place) return sides
  const dollarsOf = (index: number) => {
    const side = problem.recipes[index]
    return side ? plateDollars(dish, side, place) : Number.POSITIVE_INFINITY
  }
  const least = Math.min(...[...sides].map(dollarsOf))
  return sides.filter((index) => dollarsOf(index) === least)
}

/** The sides that the dish names or wants, and none. */
function askedFor(problem: Problem, main: number, sides: Int32Array): Int32Array {
  const { recipes } = problem
  const { wants = [], goesWith = [], refuses = [] } = recipes[main]?.plate ?? {}
  return sides.filter((side) => {
    const { role = null, id = '', onlyNamed = false } = recipes[side]?.side ?? {}
    return (
      isNoSide(problem, side) ||
      goesWith.includes(id) ||
      (role !== null && wants.includes(role) && !onlyNamed && !refuses.includes(id))
    )
  })
}

/** Where the dish is first eaten: leftovers keep their sides. */
export function besideOf({ cookings }: Problem, main: number): number[] {
  const first = cookings[main]
  return cookings.flatMap(({ day, meal, beside }, index) =>
    beside?.main === main && day === first?.day && meal === first.meal ? [index] : [],
  )
}

/** Sides that stay may be such as never stand beside the new dish. */
export function mayStandTogether({ recipes, cookings }: Problem, plan: Int32Array, main: number): boolean {
  const dish = recipes[plan[main] ?? -1]
  return cookings.every(({ beside }, index) => {
    const side = beside?.main === main ? recipes[plan[index] ?? -1] : undefined
    return !dish || !side || !isNeverBeside(dish, side)
  })
}

/** What is made of its leftovers goes with it. */
export function remadeOf({ cookings, recipes }: Problem, plan: Assignment, main: number): number[] {
  return cookings.flatMap(({ beside }, index) =>
    beside?.main === main && recipes[plan[index] ?? -1]?.side?.remakes !== undefined ? [index] : [],
  )
}

/** A dish with its sides: for one adult. The sides are made meanwhile. */
export function plateOf(problem: Problem, plan: Assignment, main: number) {
  const dishes = [main, ...besideOf(problem, main)].flatMap((at) => problem.recipes[plan[at] ?? -1] ?? [])
  return {
    calories: dishes.reduce((sum, { nutrition }) => sum + nutrition.calories, 0),
    protein: dishes.reduce((sum, { nutrition }) => sum + nutrition.protein, 0),
    // Until it is ready: a slow cooker dish of little work is not quick.
    minutes: Math.max(0, ...dishes.map(({ minutes, waitMinutes = 0 }) => minutes + waitMinutes)),
  }
}

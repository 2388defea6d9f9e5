import type { Assignment, Problem } from '../problem/problem.ts'
import { compile } from '../search/compile.ts'
import { load } from '../search/large-neighborhood.ts'
import { DishFinder } from '../search/refill.ts'
import { WeekState } from '../search/week-state.ts'
import type { Alternative } from './alternatives.ts'
import { besideOf, isNoSide, mayStandTogether } from './plates.ts'

/** A dish that keeps the budget because another meal changes along with it. The differences are of both. */
export interface Pair extends Alternative {
  readonly along: { readonly cooking: number; readonly recipe: number }
}

export interface PairsWanted {
  /** The cooking whose dish is to be another. */
  readonly cooking: number
  /** Dishes for it that cost too much alone, best first. */
  readonly over: readonly Alternative[]
  /** Cookings of one meal each whose dish may change along. */
  readonly open: readonly number[]
  readonly exclude: readonly number[]
  /** The bill may not rise by more. */
  readonly roomCents: number
  readonly limit: number
}

/** Of the dishes that cost too much alone, the best and the cheapest are tried. */
const BEST_TRIED = 10
const CHEAPEST_TRIED = 14
/** A breakfast that changes along with a dinner disturbs more than another dinner. Dollars for one adult. */
const OTHER_MEAL_DOLLARS = 0.5

/** Dishes with the one other change that suits the week best and keeps the bill within the budget, best first. */
export function findPairs(problem: Problem, plan: Assignment, wanted: PairsWanted): Pair[] {
  const { over, limit } = wanted
  if (wanted.open.length === 0 || over.length === 0) return []
  const state = new WeekState(compile(problem))
  // The budget is a limit here, and costs nothing below it.
  state.setBudgetWeight(0)
  load(state, plan)
  const before = { score: state.score, mostCents: state.checkoutCents + wanted.roomCents }
  const finder = new DishFinder(state)
  const found: { one: Alternative; change: Change }[] = []
  for (const one of worthTrying(over)) {
    load(state, one.plan)
    const change = bestAlong(problem, state, finder, {
      ...wanted,
      old: plan,
      one,
      mostCents: before.mostCents,
    })
    if (change) found.push({ one, change })
    if (found.length >= limit) break
  }
  return found
    .toSorted((a, b) => a.change.dollars - b.change.dollars)
    .map(({ one, change }) => ({
      ...one,
      plan: change.plan,
      along: { cooking: change.cooking, recipe: change.recipe },
      delta: {
        ...one.delta,
        scoreDollars: change.score - before.score,
        checkoutCents: change.checkoutCents - (before.mostCents - wanted.roomCents),
      },
    }))
}

function worthTrying(over: readonly Alternative[]): Set<Alternative> {
  const cheapest = over.toSorted((a, b) => a.delta.checkoutCents - b.delta.checkoutCents)
  return new Set([...over.slice(0, BEST_TRIED), ...cheapest.slice(0, CHEAPEST_TRIED)])
}

type Change = {
  readonly cooking: number
  readonly recipe: number
  readonly plan: number[]
  readonly score: number
  /** With what it disturbs. */
  readonly dollars: number
  readonly checkoutCents: number
}
type Looking = PairsWanted & {
  readonly old: Assignment
  readonly one: Alternative
  readonly mostCents: number
}

/** The best other change with which the week, which has the new dish, stays within the budget. */
function bestAlong(
  problem: Problem,
  state: WeekState,
  finder: DishFinder,
  looking: Looking,
): Change | undefined {
  const meal = problem.cookings[looking.cooking]?.meal
  let best: Change | undefined
  for (const cooking of looking.open) {
    const places = [cooking, ...besideOf(problem, cooking)]
    const old = places.map((place) => state.remove(place))
    if (state.checkoutCents <= looking.mostCents && fill(problem, state, finder, looking, places)) {
      const isOther = problem.cookings[cooking]?.meal !== meal
      const dollars = state.score + (isOther ? OTHER_MEAL_DOLLARS * problem.adultEquivalents : 0)
      if (dollars < (best?.dollars ?? Number.POSITIVE_INFINITY)) {
        const { score, checkoutCents } = state
        best = {
          cooking,
          recipe: state.plan[cooking] ?? -1,
          plan: [...state.plan],
          score,
          dollars,
          checkoutCents,
        }
      }
    }
    for (const place of places) state.remove(place)
    places.forEach((place, at) => {
      state.insert(place, old[at] ?? -1)
    })
  }
  return best
}

/** Puts the best other dish with its sides into the places, within the budget. Returns whether there is one. */
function fill(
  problem: Problem,
  state: WeekState,
  finder: DishFinder,
  { old, one, exclude, mostCents }: Looking,
  places: readonly number[],
): boolean {
  const [main] = places
  const excluded = new Set([...exclude, one.recipe, ...(main === undefined ? [] : [old[main] ?? -1])])
  for (const place of places) {
    const isAllowed = (recipe: number) =>
      !excluded.has(recipe) || (place !== main && isNoSide(problem, recipe))
    const fitting = state.c.fitting[state.c.placeOf[place] ?? 0] ?? new Int32Array(0)
    const affordable = fitting.filter(
      (recipe) => isAllowed(recipe) && state.checkoutWith(place, recipe) <= mostCents,
    )
    const best = finder.bestFor(place, affordable)
    if (best < 0) return false
    state.insert(place, best)
  }
  return main !== undefined && mayStandTogether(problem, state.plan, main)
}

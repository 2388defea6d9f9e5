import highsLoader from 'highs'
import { describe, expect, it } from 'vitest'
import { relaxedWeek } from '../src/bound/lower-bound.ts'
import { proveTwoExchange } from '../src/certificate/two-exchange.ts'
import { cheapestProblem } from '../src/problem/cheapest-problem.ts'
import type { Assignment, Problem } from '../src/problem/problem.ts'
import { lunchAfter, type SecondSitting, withLeftovers } from '../src/problem/week-layout.ts'
import { scorePlan } from '../src/score/score-plan.ts'
import { compile } from '../src/search/compile.ts'
import { load } from '../src/search/large-neighborhood.ts'
import { searchWeek } from '../src/search/search-week.ts'
import { WeekState } from '../src/search/week-state.ts'
import { generateProblem } from './generate-problem.ts'
import { withSides } from './problem-with-sides.ts'

const FIRST_DAY = 5
const MOST = { lunches: 1, dinners: 0 }
const LAYOUTS: readonly (readonly SecondSitting[])[] = [[], [lunchAfter(FIRST_DAY)]]
const SIDES = 3

/** Two days left of a week, with a few dishes and sides and at most one leftover: few enough weeks to try them all. */
function smallWeeks(seed: number, budgetCents: number | null): Problem[] {
  const library = generateProblem({
    recipes: 60,
    adultEquivalents: 1 + (seed % 3),
    seed,
    meals: ['lunch', 'dinner'],
    budgetCents,
    weekdayMinutes: seed % 2 === 0 ? 40 : 60,
  })
  const at = (meal: 'lunch' | 'dinner', count: number) =>
    library.recipes.filter(({ meals }) => meals[0] === meal).slice(0, count)
  const recipes = [...at('lunch', 2), ...at('dinner', 3)].map((recipe) => ({ ...recipe, keepsDays: 2 }))
  const cookings = library.cookings.filter(({ day }) => day >= FIRST_DAY)
  const problem = { ...withSides({ ...library, recipes, cookings }, SIDES, seed), leftovers: MOST }
  return LAYOUTS.map((leftovers) => ({ ...withLeftovers(problem, leftovers), leftovers: MOST }))
}

interface EveryWeek {
  readonly least: number
  /** Of the weeks within the budget. */
  readonly leastWithin: number
  readonly best: Assignment
  readonly count: number
  /** How many places the closest week differs in that is better than this one; Infinity if none is. */
  readonly nearestBetter: number
}

function everyWeek(problem: Problem, than: { readonly plan: Assignment; readonly score: number }): EveryWeek {
  const c = compile(problem)
  const state = new WeekState(c)
  let least = Number.POSITIVE_INFINITY
  let leastWithin = Number.POSITIVE_INFINITY
  let best: Assignment = []
  let count = 0
  let nearestBetter = Number.POSITIVE_INFINITY
  const place = (cooking: number, changed: number) => {
    if (cooking === c.cookings) {
      count++
      if (state.score < than.score - 1e-6) nearestBetter = Math.min(nearestBetter, changed)
      if (state.checkoutCents <= c.budgetCents) leastWithin = Math.min(leastWithin, state.score)
      if (state.score >= least) return
      least = state.score
      best = [...state.plan]
      return
    }
    for (const recipe of c.fitting[c.placeOf[cooking] ?? 0] ?? []) {
      if (state.insertDelta(cooking, recipe) === Number.POSITIVE_INFINITY) continue
      state.insert(cooking, recipe)
      place(cooking + 1, changed + Number(recipe !== than.plan[cooking]))
      state.remove(cooking)
    }
  }
  place(0, 0)
  return { least, leastWithin, best, count, nearestBetter }
}

const NOTHING_KNOWN = { plan: [], score: Number.NEGATIVE_INFINITY }

const lowest = async (problem: Problem) =>
  (await highsLoader()).solve(relaxedWeek(problem).toString(), { output_flag: false }).ObjectiveValue

describe('every week of a small library, with sides and leftovers', () => {
  it.each([
    { seed: 1, budgetCents: null },
    { seed: 2, budgetCents: 6000 },
    { seed: 3, budgetCents: null },
  ])('agrees with what is claimed of one: %j', async ({ seed, budgetCents }) => {
    const weeks = smallWeeks(seed, budgetCents)
    const tried = weeks.map((problem) => {
      const rough = searchWeek(problem, { seed, iterations: 1 })
      const state = new WeekState(compile(problem))
      load(state, rough.plan)
      const { proven } = proveTwoExchange(state, { looksAtMost: 1e9 })
      const every = everyWeek(problem, { plan: [...state.plan], score: state.score })
      expect(every.count).toBeGreaterThan(1000)
      // Two-exchange: no better week differs in one or two dishes or sides.
      expect(proven).toBe(true)
      expect(every.nearestBetter).toBeGreaterThan(2)
      // The scorer of the search agrees with the definition.
      expect(scorePlan(problem, every.best).total).toBeCloseTo(every.least, 8)
      expect(state.score).toBeGreaterThan(every.least - 1e-6)
      return every
    })
    // The bound leaves open where the leftovers are.
    const [first] = weeks
    if (!first) throw new Error('there are two layouts')
    const bound = await lowest(first)
    expect(bound).toBeGreaterThan(0)
    expect(bound).toBeLessThanOrEqual(Math.min(...tried.map(({ leastWithin }) => leastWithin)) + 1e-6)
    const cheapest = weeks.map((problem) => everyWeek(cheapestProblem(problem), NOTHING_KNOWN).least)
    expect(await lowest(cheapestProblem(first))).toBeLessThanOrEqual(Math.min(...cheapest) + 1e-6)
  })
})

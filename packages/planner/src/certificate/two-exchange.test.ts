import { describe, expect, it } from 'vitest'
import { generateProblem } from '../../test/generate-problem.ts'
import type { Problem } from '../problem.ts'
import { mealsOverCap, scorePlan } from '../score/score-plan.ts'
import { load } from '../search/large-neighborhood.ts'
import { searchWeek } from '../search/search-week.ts'
import { WeekState } from '../search/week-state.ts'
import { proveTwoExchange } from './two-exchange.ts'

const households = [
  { recipes: 45, adultEquivalents: 1, seed: 1, stocked: true },
  { recipes: 45, adultEquivalents: 3.4, seed: 2, budgetCents: 9000 },
  { recipes: 45, adultEquivalents: 2, seed: 3, budgetCents: 12000, spendsWholeBudget: true },
  { recipes: 45, adultEquivalents: 2, seed: 4, style: 'Weekly Meal Prep' },
  { recipes: 45, adultEquivalents: 2, seed: 5, style: 'Cook Once Daily' },
] as const

/** Every change of two dishes, priced one by one through the state that the reference scorer vouches for. */
function bestOfAllPairs(problem: Problem, state: WeekState): number {
  const fitting = problem.cookings.map(({ meal }) =>
    problem.recipes.flatMap((recipe, index) => (recipe.meals.includes(meal) ? [index] : [])),
  )
  let least = state.score
  for (let a = 0; a < problem.cookings.length; a++)
    for (let b = a + 1; b < problem.cookings.length; b++) {
      const oldA = state.remove(a)
      const oldB = state.remove(b)
      for (const r of fitting[a] ?? []) {
        if (state.insertDelta(a, r) === Number.POSITIVE_INFINITY) continue
        state.insert(a, r)
        for (const s of fitting[b] ?? []) least = Math.min(least, state.score + state.insertDelta(b, s))
        state.remove(a)
      }
      state.insert(a, oldA)
      state.insert(b, oldB)
    }
  return least
}

describe('the two-exchange proof', () => {
  it.each(households)('agrees with trying every pair for %j', (household) => {
    const problem = generateProblem(household)
    const rough = searchWeek(problem, { seed: 1, iterations: 40 })
    const state = new WeekState(rough.compiled)
    load(state, rough.plan)
    const proof = proveTwoExchange(state, { looksAtMost: 1e9 })
    expect(proof.proven).toBe(true)
    expect(bestOfAllPairs(problem, state)).toBeGreaterThan(state.score - 1e-6)
    const reference = scorePlan(problem, [...state.plan])
    expect(reference.total).toBeCloseTo(state.score, 8)
    expect(mealsOverCap(problem, [...state.plan])).toBe(0)
    expect(state.score).toBeLessThanOrEqual(rough.score + 1e-9)
  })

  it('does not claim a proof it had no time for', () => {
    const problem = generateProblem({ recipes: 45, adultEquivalents: 1, seed: 1 })
    const rough = searchWeek(problem, { seed: 1, iterations: 10 })
    const state = new WeekState(rough.compiled)
    load(state, rough.plan)
    expect(proveTwoExchange(state, { looksAtMost: 10 }).proven).toBe(false)
  })
})

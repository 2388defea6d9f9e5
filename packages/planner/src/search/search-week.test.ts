import { rounds } from '@pennyplate/domain/testing/rounds'
import highsLoader from 'highs'
import { describe, expect, it } from 'vitest'
import { generateProblem } from '../../test/generate-problem.ts'
import { withGoals } from '../../test/problem-with-goals.ts'
import { relaxedWeek } from '../bound/lower-bound.ts'
import type { Problem } from '../problem/problem.ts'
import { mealsOverCap, scorePlan } from '../score/score-plan.ts'
import { compile } from './compile.ts'
import { searchWeek } from './search-week.ts'
import { WeekState } from './week-state.ts'

/** Few enough dinners to try every week. */
function enumerable(seed: number, adultEquivalents: number, budgetCents: number | null): Problem {
  const problem = generateProblem({
    recipes: 40,
    adultEquivalents,
    seed,
    meals: ['dinner'],
    stocked: seed % 2 === 0,
    budgetCents,
  })
  const dinners = problem.recipes.filter(({ meals }) => meals.includes('dinner')).slice(0, 5)
  return { ...problem, recipes: dinners, caps: { breakfast: 3, lunch: 2, dinner: 3, snack: 4 } }
}

function bestByTryingAll(problem: Problem): number {
  const state = new WeekState(compile(problem))
  let least = Number.POSITIVE_INFINITY
  const place = (cooking: number) => {
    if (cooking === problem.cookings.length) {
      least = Math.min(least, state.score)
      return
    }
    for (let recipe = 0; recipe < problem.recipes.length; recipe++) {
      if (state.insertDelta(cooking, recipe) === Number.POSITIVE_INFINITY) continue
      state.insert(cooking, recipe)
      place(cooking + 1)
      state.remove(cooking)
    }
  }
  place(0)
  return least
}

/** The first three include a stocked pantry and a budget. */
const tiny = Array.from({ length: rounds(3, 6) }, (_, at) => at + 1).map((seed) => ({
  seed,
  adultEquivalents: 1 + (seed % 3),
  budgetCents: seed % 3 === 0 ? 4500 : null,
}))

describe('the search', () => {
  it.each(tiny)(
    'finds the best of all weeks of a tiny library (%j)',
    ({ seed, adultEquivalents, budgetCents }) => {
      const problem = enumerable(seed, adultEquivalents, budgetCents)
      const found = searchWeek(problem, { seed: 5, iterations: 1500 })
      expect(found.score).toBeCloseTo(bestByTryingAll(problem), 6)
    },
  )

  it('gives the same plan for the same seed and effort', () => {
    const problem = generateProblem({ recipes: 120, adultEquivalents: 2, seed: 8 })
    const once = searchWeek(problem, { seed: 3, iterations: 300 })
    expect(searchWeek(problem, { seed: 3, iterations: 300 }).plan).toEqual(once.plan)
  })

  it('finds better weeks with more effort', () => {
    const problem = generateProblem({ recipes: 120, adultEquivalents: 2, seed: 8 })
    const meanScore = (iterations: number) =>
      [1, 2, 3, 4].reduce((sum, seed) => sum + searchWeek(problem, { seed, iterations }).score, 0) / 4
    expect(meanScore(3000)).toBeLessThan(meanScore(150))
  })

  it('keeps the caps and agrees with the reference score', () => {
    const problem = generateProblem({ recipes: 120, adultEquivalents: 2, seed: 8, budgetCents: 9000 })
    const found = searchWeek(problem, { seed: 3, iterations: 500 })
    expect(mealsOverCap(problem, found.plan)).toBe(0)
    expect(scorePlan(problem, found.plan).total).toBeCloseTo(found.score, 8)
  })

  it('scores about the same for recipes in another order', () => {
    const problem = generateProblem({ recipes: 60, adultEquivalents: 2, seed: 11 })
    const turned = { ...problem, recipes: problem.recipes.toReversed() }
    const scores = [problem, turned].map((one) => searchWeek(one, { seed: 1, iterations: 4000 }).score)
    expect(Math.max(...scores) / Math.min(...scores)).toBeLessThan(1.02)
  })
})

describe('the lower bound', () => {
  it.each(tiny)('is below the best of all weeks of a tiny library (%j)', async (one) => {
    const problem = enumerable(one.seed, one.adultEquivalents, null)
    const highs = await highsLoader()
    const best = bestByTryingAll(problem)
    const relaxed = highs.solve(relaxedWeek(problem).toString(), { output_flag: false })
    const whole = highs.solve(relaxedWeek(problem, 'integer').toString(), { output_flag: false })
    expect(relaxed.Status).toBe('Optimal')
    expect(relaxed.ObjectiveValue).toBeGreaterThan(0)
    expect(relaxed.ObjectiveValue).toBeLessThanOrEqual(best + 1e-6)
    expect(whole.ObjectiveValue).toBeLessThanOrEqual(best + 1e-6)
    expect(whole.ObjectiveValue).toBeGreaterThanOrEqual(relaxed.ObjectiveValue - 1e-6)
  })

  it('is below the best of all weeks of a household that tracks its nutrition', async () => {
    const problem = withGoals(enumerable(1, 2, null))
    const highs = await highsLoader()
    const { ObjectiveValue } = highs.solve(relaxedWeek(problem).toString(), { output_flag: false })
    expect(ObjectiveValue).toBeGreaterThan(0)
    expect(ObjectiveValue).toBeLessThanOrEqual(bestByTryingAll(problem) + 1e-6)
  })

  it('is below the score the search finds for a whole week, by less than half', async () => {
    const problem = generateProblem({ recipes: 150, adultEquivalents: 4, seed: 2, stocked: true })
    const highs = await highsLoader()
    const { ObjectiveValue } = highs.solve(relaxedWeek(problem).toString(), { output_flag: false })
    const { score } = searchWeek(problem, { seed: 1, iterations: 3000 })
    expect(ObjectiveValue).toBeLessThan(score)
    expect(ObjectiveValue).toBeGreaterThan(score * 0.5)
  })
})

import highsLoader from 'highs'
import { describe, expect, it } from 'vitest'
import { generateProblem, withSomeLeftovers } from '../../test/generate-problem.ts'
import { withSides } from '../../test/problem-with-sides.ts'
import { cheapestProblem } from '../problem/cheapest-problem.ts'
import { scorePlan } from '../score/score-plan.ts'
import { searchWeek } from '../search/search-week.ts'
import { boundModels, NOTHING_PROVEN, provenOf } from './week-bounds.ts'

const solved = async (model: string) =>
  (await highsLoader()).solve(model, { output_flag: false }).ObjectiveValue

describe('the proven bounds of a week', () => {
  it('are never beaten by the search, in score or checkout total', async () => {
    const problem = generateProblem({ recipes: 60, adultEquivalents: 2, seed: 3, stocked: true })
    const models = boundModels(problem)
    const bounds = { score: await solved(models.score), checkout: await solved(models.checkout) }
    const found = searchWeek(problem, { seed: 1, iterations: 200 })
    const better = searchWeek(problem, { seed: 2, iterations: 2000 })
    const cheapest = searchWeek(cheapestProblem(problem), { seed: 2, iterations: 2000 })
    const proven = provenOf(bounds, { scoreDollars: found.score, concessions: [] })
    expect(proven.betterCents).toBeGreaterThanOrEqual(100 * (found.score - better.score))
    expect(proven.boundCents).toBeLessThanOrEqual(cheapest.checkoutCents)
    expect(proven.boundCents).toBeGreaterThan(cheapest.checkoutCents / 2)
  }, 60_000)

  it('hold for leftovers of any days, wherever this week has them', async () => {
    const most = { lunches: 2, dinners: 1 }
    const bare = withSides(generateProblem({ recipes: 60, adultEquivalents: 2, seed: 3, stocked: true }))
    const weeks = [1, 2, 3, 4].map((seed) => withSomeLeftovers(bare, most, seed))
    const [first = bare] = weeks
    const models = boundModels(first)
    expect(weeks.map(boundModels)).toEqual(weeks.map(() => models))
    const bounds = { score: await solved(models.score), checkout: await solved(models.checkout) }
    for (const problem of [...weeks, bare]) {
      const found = searchWeek(problem, { seed: 2, iterations: 1000 })
      const cheapest = searchWeek(cheapestProblem(problem), { seed: 2, iterations: 1000 })
      expect(bounds.score).toBeLessThanOrEqual(found.score)
      expect(bounds.checkout).toBeLessThanOrEqual(cheapest.checkoutCents / 100)
    }
    expect(bounds.checkout).toBeGreaterThan(0)
  }, 60_000)

  it('hold for the days left of a week that has begun', async () => {
    const whole = generateProblem({ recipes: 60, adultEquivalents: 2, seed: 3, stocked: true })
    const problem = { ...whole, cookings: whole.cookings.filter(({ day }) => day >= 4) }
    const models = boundModels(problem)
    const bounds = { score: await solved(models.score), checkout: await solved(models.checkout) }
    const found = searchWeek(problem, { seed: 2, iterations: 2000 })
    expect(found.score).toBeCloseTo(scorePlan(problem, found.plan).total, 6)
    expect(bounds.score).toBeLessThanOrEqual(found.score)
    expect(bounds.score).toBeGreaterThan(0)
  }, 60_000)

  it('are rounded conservatively and never negative', () => {
    const found = { scoreDollars: 10, concessions: [] }
    expect(provenOf({ score: 8, checkout: 5 }, found)).toEqual({ boundCents: 499, betterCents: 201 })
    expect(provenOf({ score: 10.2, checkout: -1 }, found)).toEqual({ boundCents: 0, betterCents: 0 })
  })

  it('are empty if the solver did not finish or the week has concessions', () => {
    const found = { scoreDollars: 10, concessions: [] }
    expect(provenOf({ score: null, checkout: null }, found)).toEqual(NOTHING_PROVEN)
    const conceding = { scoreDollars: 10, concessions: ['more-repeats' as const] }
    expect(provenOf({ score: 8, checkout: 5 }, conceding)).toEqual(NOTHING_PROVEN)
  })
})

import { describe, expect, it } from 'vitest'
import { generateProblem } from '../../test/generate-problem.ts'
import type { Problem } from '../problem/problem.ts'
import { planProblem } from './plan-problem.ts'
import { priceOfTaste } from './price-of-taste.ts'

const effort = { seed: 4, iterations: 400 }
const problem = generateProblem({ recipes: 120, adultEquivalents: 2, seed: 21 })

function planned(one: Problem) {
  const week = planProblem(one, { ...effort, prove: false })
  if (week.outcome !== 'planned') throw new Error(`not planned: ${week.outcome}`)
  return { plan: week.plan, totalCents: week.score.checkoutCents, concessions: week.concessions }
}

const withTaste = (taste: number): Problem => ({ ...problem, weights: { ...problem.weights, taste } })

describe('the price of taste', () => {
  it('is high for a household to which taste is worth more than money', () => {
    const dear = planned(withTaste(60))
    const cheapest = priceOfTaste(withTaste(60), dear, effort) ?? 0
    expect(cheapest).toBeLessThan(0.95 * dear.totalCents)
    expect(cheapest).toBeGreaterThan(0.5 * dear.totalCents)
  })

  it('never says that the cheapest week costs more than the planned one', () => {
    const week = planned(withTaste(0))
    expect(priceOfTaste(problem, week, { seed: 3, iterations: 20 })).toBeLessThanOrEqual(week.totalCents)
  })

  it('keeps the rhythm of the week: a cheaper week of slow weekday breakfasts is none', () => {
    const slow = problem.recipes.map((dish, index) => ({ ...dish, activeMinutes: index % 10 === 0 ? 5 : 30 }))
    const priced = (slowBreakfast: number) => {
      const one = { ...problem, recipes: slow, weights: { ...problem.weights, slowBreakfast, taste: 60 } }
      return priceOfTaste(one, planned(one), effort) ?? 0
    }
    expect(priced(1000)).toBeGreaterThan(priced(0))
  })

  it.each(['more-repeats', 'nutrition-floor'] as const)('is not told of a week with %s', (concession) => {
    expect(priceOfTaste(problem, { ...planned(problem), concessions: [concession] }, effort)).toBeNull()
  })
})

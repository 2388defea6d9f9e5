import { describe, expect, it } from 'vitest'
import { generateProblem } from '../../test/generate-problem.ts'
import { cheapestProblem } from '../problem/cheapest-problem.ts'
import type { Problem } from '../problem/problem.ts'
import { seededRandom } from '../search/random.ts'
import { planProblem } from './plan-problem.ts'
import { sureFigure, weekDifference } from './week-difference.ts'

const DINNERS = 7
const POINT_DOLLARS = 3

/** Every dish has a food of its own, sold by the portion, so the best seven dinners are the first seven of a sorted list. */
function countableProblem(seed: number): Problem {
  const random = seededRandom(seed)
  const drawn = generateProblem({ recipes: 300, adultEquivalents: 1, seed, meals: ['dinner'] })
  const foods = drawn.recipes.map((_, index) => ({
    id: `food-${index}`,
    packages: [{ edibleG: 100, priceCents: 100 + random.below(400) }],
    stockG: 0,
    expiringG: 0,
    keepShare: 0,
  }))
  const recipes = drawn.recipes.map((dish, food) => ({
    ...dish,
    needs: [{ food, gramsPerAdult: 100 }],
    nutrition: drawn.targets,
    dietPoints: random.unit(),
  }))
  return cheapestProblem({ ...drawn, foods, recipes })
}

const payingForDiet = (problem: Problem): Problem => ({
  ...problem,
  weights: { ...problem.weights, dietPoint: POINT_DOLLARS },
})

/** The bill and the points of the best week, by sorting. */
function bestWeek({ recipes, foods, weights }: Problem) {
  const dinners = recipes
    .filter(({ meals }) => meals.includes('dinner'))
    .map(({ needs, dietPoints: points = 0 }) => {
      const cents = foods[needs[0]?.food ?? -1]?.packages[0]?.priceCents ?? 0
      return { cents, points, worth: cents / 100 - weights.dietPoint * points }
    })
    .toSorted((a, b) => a.worth - b.worth)
    .slice(0, DINNERS)
  return {
    cents: dinners.reduce((sum, { cents }) => sum + cents, 0),
    points: dinners.reduce((sum, { points }) => sum + points, 0),
  }
}

const figuresIn =
  ({ recipes }: Problem) =>
  ({ plan, checkoutCents }: { readonly plan: readonly number[]; readonly checkoutCents: number }) => ({
    cents: checkoutCents,
    points: plan.reduce((sum, recipe) => sum + (recipes[recipe]?.dietPoints ?? 0), 0),
  })

function planned(problem: Problem) {
  const week = planProblem(problem, { seed: 4, iterations: 400, prove: false })
  if (week.outcome !== 'planned') throw new Error(`not planned: ${week.outcome}`)
  return week.plan
}

describe('what a change of the problem does to a week', () => {
  it.each(Array.from({ length: 6 }, (_, index) => index + 1))('is what sorting says (%i)', (seed) => {
    const problem = countableProblem(seed)
    const changed = payingForDiet(problem)
    const found = weekDifference(problem, changed, figuresIn(problem), { from: planned(problem), seed })
    const [before, after] = [bestWeek(problem), bestWeek(changed)]
    expect(after.cents).toBeGreaterThan(before.cents)
    expect(found && sureFigure(found.cents)).toBeCloseTo(after.cents - before.cents, -1)
    expect(found && sureFigure(found.points)).toBeCloseTo(after.points - before.points, 1)
  })

  const problem = generateProblem({ recipes: 120, adultEquivalents: 2, seed: 21 })
  const from = planned(problem)
  const dearerFood = (food: number): Problem => ({ ...problem, weights: { ...problem.weights, food } })
  const moreTaste: Problem = { ...problem, weights: { ...problem.weights, taste: 2 * problem.weights.taste } }
  const differenceAt = (food: number, seed: number) =>
    weekDifference(problem, dearerFood(food), figuresIn(problem), { from, seed })

  it('is not given if luck may be all of it', () => {
    const cents = weekDifference(problem, moreTaste, figuresIn(problem), { from, seed: 1 })?.cents
    expect(cents).toMatchObject({ low: expect.any(Number) })
    expect(cents && cents.high - cents.low).toBeGreaterThan(0)
    expect(cents && sureFigure(cents)).toBeNull()
  })

  it('is exactly nothing if nothing was changed: both searches of a pair have the same luck', () => {
    expect(differenceAt(1, 1)?.cents).toEqual({ mean: 0, low: 0, high: 0 })
  })

  it('is the same for the same seed, and another for another', () => {
    expect(differenceAt(3, 7)).toEqual(differenceAt(3, 7))
    expect(differenceAt(3, 7)).not.toEqual(differenceAt(3, 8))
  })

  it('is unknown once time is up, or if no week is within the budget', () => {
    const options = { from, seed: 1 }
    expect(
      weekDifference(problem, dearerFood(3), figuresIn(problem), { ...options, stop: () => true }),
    ).toBeNull()
    expect(weekDifference(problem, { ...problem, budgetCents: 100 }, figuresIn(problem), options)).toBeNull()
  })
})

describe('a figure that is sure', () => {
  it.each([
    [{ mean: 100, low: 50, high: 150 }, 100],
    [{ mean: -100, low: -149, high: -51 }, -100],
    [{ mean: 100, low: 49, high: 151 }, null],
    [{ mean: 0, low: -1, high: 1 }, null],
    [{ mean: 0, low: 0, high: 0 }, 0],
  ])('%j is %s', (difference, figure) => {
    expect(sureFigure(difference)).toBe(figure)
  })
})

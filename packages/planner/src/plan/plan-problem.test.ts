import { rounds } from '@pennyplate/domain/testing/rounds'
import { describe, expect, it } from 'vitest'
import { generateProblem } from '../../test/generate-problem.ts'
import { liftCaps } from '../problem/caps.ts'
import { cheapestProblem } from '../problem/cheapest-problem.ts'
import type { Problem } from '../problem/problem.ts'
import { meetsFloors } from '../score/nutrition-floors.ts'
import { scorePlan } from '../score/score-plan.ts'
import { planProblem } from './plan-problem.ts'
import type { PlanOptions } from './plan-run.ts'

const ITERATIONS = rounds(700, 1500)

function planned(problem: Problem, options: Partial<PlanOptions> = {}) {
  const outcome = planProblem(problem, { seed: 2, iterations: ITERATIONS, ...options })
  if (outcome.outcome !== 'planned') throw new Error(`not planned: ${outcome.outcome}`)
  return outcome
}

const small = { recipes: 150, adultEquivalents: 2, seed: 21 } as const

const quick = { seed: 1, iterations: 200, prove: false }

/** A household whose budget only the cheapest weeks fit, with the cheapest week. */
function scarce(seed: number) {
  const problem = generateProblem({ recipes: 60, adultEquivalents: 3, seed })
  const cheapest = planned(cheapestProblem(liftCaps(problem)), quick)
  const budgetCents = Math.round(cheapest.score.checkoutCents * 1.06)
  return { problem: { ...problem, budgetCents }, budgetCents, cheapest }
}

describe('planning a week', () => {
  it('stays within the budget and feeds everybody', () => {
    const free = planned(generateProblem(small))
    const budgetCents = Math.round(free.score.checkoutCents * 0.9)
    const tight = planned(generateProblem({ ...small, budgetCents }))
    expect(tight.score.checkoutCents).toBeLessThanOrEqual(budgetCents)
    expect(meetsFloors(generateProblem(small), tight.plan)).toBe(true)
    expect(free.isTwoExchangeOptimal).toBe(true)
  })

  it.each([8, 11])(
    'finds a better week than the cheapest on a budget that only cheap weeks fit, seed %i',
    (seed) => {
      const { problem, budgetCents, cheapest } = scarce(seed)
      const { plan, score, concessions } = planned(problem, quick)
      const worth = (week: readonly number[]) => scorePlan(liftCaps(problem), week).total
      expect(concessions).toContain('more-repeats')
      expect(score.checkoutCents).toBeLessThanOrEqual(budgetCents)
      expect(worth(plan)).toBeLessThan(worth(cheapest.plan))
    },
  )

  it('offers more variety for slightly more money, and a new search confirms it', () => {
    const { problem, budgetCents } = scarce(11)
    const { plan, score, forMore } = planned(problem, quick)
    expect(forMore?.dishesNow).toBe(new Set(plan).size)
    const moreCents = forMore?.budgetCents ?? 0
    expect(moreCents).toBeGreaterThan(budgetCents)
    const richer = planned({ ...problem, budgetCents: moreCents }, { ...quick, seed: 7 })
    expect(new Set(richer.plan).size).toBeGreaterThanOrEqual(forMore?.dishes ?? Number.POSITIVE_INFINITY)
    expect(richer.score.total).toBeLessThan(score.total)
  })

  it('makes no such offer when the week needs no repeats', () => {
    expect(planned(generateProblem(small)).forMore).toBeNull()
  })

  it('spends 95 to 100 percent of the budget when the household sticks to it', () => {
    const free = planned(generateProblem(small))
    for (const factor of [1.1, 1.5]) {
      const budgetCents = Math.round(free.score.checkoutCents * factor)
      const { score, concessions } = planned(
        generateProblem({ ...small, budgetCents, spendsWholeBudget: true }),
      )
      expect(score.checkoutCents).toBeLessThanOrEqual(budgetCents)
      expect(score.checkoutCents).toBeGreaterThanOrEqual(0.95 * budgetCents)
      expect(concessions).toEqual([])
    }
  })

  it('is never worse with more money, nor more expensive with more in the pantry', () => {
    // Few enough dinners that the search finds the best week.
    const { recipes, ...rest } = generateProblem({ ...small, meals: ['dinner'] })
    const dinners = recipes.filter(({ meals }) => meals.includes('dinner')).slice(0, 9)
    const third = (amount: number) => amount * 0.3
    const { targets } = rest
    const problem = {
      ...rest,
      recipes: dinners,
      targets: { ...targets, calories: third(targets.calories), protein: third(targets.protein) },
    }
    const best = planned(problem).score
    const scores = [1, 0.97, 0.94].flatMap((factor) => {
      const outcome = planProblem(
        { ...problem, budgetCents: Math.round(best.checkoutCents * factor) },
        { seed: 2, iterations: ITERATIONS },
      )
      return outcome.outcome === 'planned' && outcome.concessions.length === 0 ? [outcome.score.total] : []
    })
    expect(scores[0]).toBeCloseTo(best.total, 6)
    expect(scores).toEqual(scores.toSorted((a, b) => a - b))
    const stocked = { ...problem, foods: problem.foods.map((food) => ({ ...food, stockG: 300 })) }
    expect(planned(cheapestProblem(stocked)).score.checkoutCents).toBeLessThan(
      planned(cheapestProblem(problem)).score.checkoutCents,
    )
  })

  it('uses up food that expires', () => {
    const problem = generateProblem(small)
    const spoiling = problem.foods.map((food, index) =>
      index === 2 ? { ...food, stockG: 400, expiringG: 400 } : food,
    )
    const { score } = planned({ ...problem, foods: spoiling })
    expect(score.terms.expiring).toBeLessThan(0.2)
  })

  it('repeats no dinner unless it has to, and reports it', () => {
    const problem = generateProblem(small)
    const dinners = (plan: readonly number[]) =>
      problem.cookings.flatMap(({ meal }, index) => (meal === 'dinner' ? [plan[index]] : []))
    expect(new Set(dinners(planned(problem).plan)).size).toBe(7)
    let kept = 0
    const few = problem.recipes.filter(({ meals }) => !meals.includes('dinner') || kept++ < 3)
    expect(planned({ ...problem, recipes: few }).concessions).toContain('more-repeats')
  })

  it('returns a whole week when time runs out', () => {
    let now = 0
    const outcome = planProblem(generateProblem(small), {
      seed: 1,
      iterations: 100_000,
      budgetMs: 50,
      now: () => now++,
    })
    expect(outcome).toMatchObject({ outcome: 'planned' })
  })

  it('reports progress', () => {
    const stages = new Set<string>()
    planProblem(generateProblem(small), {
      seed: 1,
      iterations: 200,
      onProgress: ({ stage }) => stages.add(stage),
    })
    expect([...stages]).toEqual(['search', 'proof'])
  })
})

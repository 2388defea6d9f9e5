import { rounds } from '@pennyplate/domain/testing/rounds'
import { describe, expect, it } from 'vitest'
import { generateProblem } from '../../test/generate-problem.ts'
import { liftCaps } from '../problem/caps.ts'
import { cheapestProblem } from '../problem/cheapest-problem.ts'
import type { Problem } from '../problem/problem.ts'
import { capsFor } from '../problem/week-layout.ts'
import { weightsFor } from '../problem/weights.ts'
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

  it.each([3, 8])(
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
    const { problem, budgetCents } = scarce(2)
    const { plan, score, forMore } = planned(problem, quick)
    expect(forMore?.dishesNow).toBe(new Set(plan).size)
    const moreCents = forMore?.budgetCents ?? 0
    expect(moreCents).toBeGreaterThan(budgetCents)
    const richer = planned({ ...problem, budgetCents: moreCents }, { ...quick, seed: 7 })
    expect(new Set(richer.plan).size).toBeGreaterThanOrEqual(forMore?.dishes ?? Number.POSITIVE_INFINITY)
    // The total says less: how often a dish may come is a rule, not a matter of its worth.
    expect(richer.score.terms.repeat).toBeLessThan(score.terms.repeat)
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

  it.each([
    [13, 3],
    [16, 3],
  ])('cooks with food that expires on Monday by then, seed %d', (seed, food) => {
    const problem = generateProblem({ recipes: 60, adultEquivalents: 2, seed })
    const foods = problem.foods.map((known, index) =>
      index === food ? { ...known, stockG: 400, expiringG: 400, goodUntil: 1 } : known,
    )
    const { plan } = planned({ ...problem, foods }, { iterations: 400 })
    const days = problem.cookings.flatMap(({ day }, index) =>
      problem.recipes[plan[index] ?? -1]?.needs.some((need) => need.food === food) ? [day] : [],
    )
    expect(days.length).toBeGreaterThan(0)
    expect(Math.max(...days)).toBeLessThanOrEqual(1)
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

  it('has at most one meal of a new dish, or says that too few others are left', () => {
    const problem = generateProblem({ ...small, seed: 22 })
    const withNew = (isNew: (index: number) => boolean): Problem => ({
      ...problem,
      recipes: problem.recipes.map((recipe, index) => ({
        ...recipe,
        tastes: Object.fromEntries(
          recipe.meals.map((meal) => [
            meal,
            { appeal: isNew(index) ? 1 : 0.5, isNew: isNew(index), isStrange: false, origin: null },
          ]),
        ),
      })),
    })
    const someNew = withNew((index) => index % 3 === 0)
    const { plan, concessions } = planned(someNew, quick)
    const newMeals = plan.filter(
      (recipe, at) => someNew.recipes[recipe]?.tastes[someNew.cookings[at]?.meal ?? 'dinner']?.isNew,
    )
    expect(newMeals.length).toBeLessThanOrEqual(1)
    expect(concessions).toEqual([])
    expect(
      planned(
        withNew(() => true),
        quick,
      ).concessions,
    ).toEqual(['unfamiliar-dishes'])
  })

  it('never has the same lunch and dinner, nor two slow cooker dishes, on one day', () => {
    const problem = generateProblem({ ...small, seed: 23 })
    const loved = problem.recipes.findIndex(
      ({ meals }) => meals.includes('lunch') && meals.includes('dinner'),
    )
    const recipes = problem.recipes.map((recipe, index) => ({
      ...recipe,
      // Cheap, and the best at every meal.
      needs: index === loved ? [] : recipe.needs,
      usesSlowCooker: index % 2 === 0,
    }))
    for (const prepStyle of ['Cook Every Meal', 'Weekly Meal Prep'] as const) {
      const styled = { ...problem, recipes, ...capsFor(prepStyle), weights: weightsFor(prepStyle, false) }
      const { plan } = planned(styled, quick)
      for (let day = 0; day < 7; day++) {
        const dishes = plan.filter((_, at) => styled.cookings[at]?.day === day)
        const at = (meal: string) =>
          plan[styled.cookings.findIndex((cooking) => cooking.day === day && cooking.meal === meal)]
        expect(at('lunch')).not.toBe(at('dinner'))
        expect(dishes.filter((dish) => recipes[dish]?.usesSlowCooker).length).toBeLessThanOrEqual(1)
      }
    }
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

import { describe, expect, it } from 'vitest'
import { generateProblem } from '../../test/generate-problem.ts'
import { scorePlan } from '../score/score-plan.ts'
import { searchWeek } from '../search/search-week.ts'
import { alternatives, cookingAt, sameDishElsewhere } from './alternatives.ts'

const problem = generateProblem({
  recipes: 120,
  adultEquivalents: 2,
  seed: 4,
  stocked: true,
  budgetCents: 18000,
})
const { plan } = searchWeek(problem, { seed: 1, iterations: 400 })
const before = scorePlan(problem, plan)

describe('alternatives to a dish', () => {
  it('change the plan by exactly the stated differences', () => {
    const cooking = cookingAt(problem, 3, 'dinner') ?? 0
    const found = alternatives(problem, plan, { cookings: [cooking] })
    expect(found.length).toBeGreaterThan(3)
    for (const { plan: changed, delta, recipe } of found) {
      const after = scorePlan(problem, changed)
      expect(changed[cooking]).toBe(recipe)
      expect(recipe).not.toBe(plan[cooking])
      expect(after.checkoutCents - before.checkoutCents).toBe(delta.checkoutCents)
      expect(after.total - before.total).toBeCloseTo(delta.scoreDollars, 8)
    }
    const scores = found.map(({ delta }) => delta.scoreDollars)
    expect(scores).toEqual(scores.toSorted((a, b) => a - b))
  })

  it('leave out excluded recipes', () => {
    const cooking = cookingAt(problem, 1, 'lunch') ?? 0
    const [first] = alternatives(problem, plan, { cookings: [cooking], limit: 1 })
    const again = alternatives(problem, plan, { cookings: [cooking], exclude: [first?.recipe ?? -1] })
    expect(again.map(({ recipe }) => recipe)).not.toContain(first?.recipe)
  })

  it('replace a dish in all its slots of a meal', () => {
    const repeated = problem.cookings.findIndex(
      (_, index) => sameDishElsewhere(problem, plan, index).length > 0,
    )
    expect(repeated).toBeGreaterThanOrEqual(0)
    const all = [repeated, ...sameDishElsewhere(problem, plan, repeated)]
    const meal = problem.cookings[repeated]?.meal
    for (const { plan: changed } of alternatives(problem, plan, { cookings: all }))
      expect(
        changed.filter(
          (recipe, cooking) => recipe === plan[repeated] && problem.cookings[cooking]?.meal === meal,
        ),
      ).toEqual([])
  })

  it('give reasons, such as food that is already bought', () => {
    const reasons = problem.cookings.flatMap((_, cooking) =>
      alternatives(problem, plan, { cookings: [cooking], limit: 3 }).flatMap((one) => one.reasons),
    )
    expect(reasons.map(({ code }) => code)).toContain('uses-bought')
  })

  it('call a dish liked only if the household likes it', () => {
    const cooking = cookingAt(problem, 2, 'dinner') ?? 0
    const [best] = alternatives(problem, plan, { cookings: [cooking], limit: 1 })
    const reasonsIf = (isLiked: boolean) => {
      const recipes = problem.recipes.map((recipe) => ({ ...recipe, tastes: {}, isLiked }))
      const found = alternatives({ ...problem, recipes }, plan, { cookings: [cooking] })
      return found.flatMap(({ reasons }) => reasons.map(({ code }) => code))
    }
    expect(best).toBeDefined()
    expect(reasonsIf(true)).toContain('liked')
    expect(reasonsIf(false)).not.toContain('liked')
  })

  it('treat a leftover lunch as part of the dinner before', () => {
    const once = generateProblem({ recipes: 60, adultEquivalents: 2, seed: 4, style: 'Cook Once Daily' })
    expect(cookingAt(once, 3, 'lunch')).toBe(cookingAt(once, 2, 'dinner'))
    expect(cookingAt(once, 9, 'lunch')).toBeNull()
  })
})

import { rounds } from '@pennyplate/domain/testing/rounds'
import { expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { submittedWeek } from '../../test/submitted-week.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { checkPlan } from '../referee/check-plan.ts'
import { planHousehold } from './plan-household.ts'

const catalog = ownCatalog('72762')
const SEEDS = Array.from({ length: rounds(2, 14) }, (_, at) => at + 1)

it.each(['kosher', 'no meat with dairy'])('no plate of a week of %s has meat and dairy', (restriction) => {
  const request = household({
    adults: 2,
    kids: 2,
    kidAges: [6, 9],
    weeklyBudget: 220,
    mealDifficulty: 'Complex (30+ min)',
    dietaryRestrictions: [restriction],
  })
  let sides = 0
  for (const seed of SEEDS) {
    const outcome = planHousehold(request, catalog, { seed, iterations: 300, prove: false })
    if (outcome.outcome !== 'planned') throw new Error(outcome.outcome)
    const { problem, forms } = outcome.built
    for (const [main, cooking] of problem.cookings.entries()) {
      if (cooking.beside) continue
      const plate = problem.cookings.flatMap(({ beside }, at) =>
        at === main || beside?.main === main ? [at] : [],
      )
      const traits = plate.flatMap((at) => {
        const { ingredients = [] } = forms[outcome.plan[at] ?? -1] ?? {}
        return ingredients.flatMap(({ food }) => food.traits)
      })
      sides += plate.length - 1
      const hasMeat = traits.includes('meat') || traits.includes('poultry')
      expect([hasMeat, traits.includes('dairy')]).not.toEqual([true, true])
    }
    expect(checkPlan(submittedWeek(outcome.built, outcome.plan), request, catalog).violations).toEqual([])
  }
  expect(sides).toBeGreaterThan(14)
})

import { isEatenUp } from '@pennyplate/domain/recipe/least-batch'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { submittedWeek } from '../../test/submitted-week.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { buildProblem } from '../problem/build-problem.ts'
import { checkPlan } from '../referee/check-plan.ts'
import { planHousehold } from './plan-household.ts'

const catalog = ownCatalog('72762')
const SEEDS = Array.from({ length: rounds(2, 14) }, (_, at) => at + 1)
const COUPLE = { adults: 2, weeklyBudget: 150, mealDifficulty: 'Complex (30+ min)' }

it.each([
  ['one person', { ...COUPLE, adults: 1, weeklyBudget: 90 }],
  ['a couple', COUPLE],
  ['a couple without leftovers', { ...COUPLE, leftovers: 'No leftovers' }],
  ['a family', { ...COUPLE, kids: 2, kidAges: [6, 9], weeklyBudget: 220 }],
])('a week of %s eats up every whole batch that it cooks', (_, profile) => {
  const request = household(profile)
  for (const seed of SEEDS) {
    const outcome = planHousehold(request, catalog, { seed, iterations: 300, prove: false })
    if (outcome.outcome !== 'planned') throw new Error(outcome.outcome)
    const { problem, forms, servingsPerAdult } = outcome.built
    for (const [at, { beside, eaten }] of problem.cookings.entries()) {
      const recipe = forms[outcome.plan[at] ?? -1]?.recipe
      if (!recipe || beside) continue
      const servings = servingsPerAdult(recipe) * problem.adultEquivalents * eaten.length
      expect([recipe.id, isEatenUp(recipe, servings)]).toEqual([recipe.id, true])
    }
    expect(checkPlan(submittedWeek(outcome.built, outcome.plan), request, catalog).violations).toEqual([])
  }
})

it('one person gets no pie, nor a couple half of one each, three get one that lasts for two meals, and five one at once', () => {
  const pieFor = (profile: Readonly<Record<string, unknown>>) => {
    const { problem, servingsPerAdult } = buildProblem(household({ ...COUPLE, ...profile }), catalog)
    const pie = problem.recipes.find(({ id }) => id === 'chicken-pot-pie')
    const compiled = catalog.recipes.find(({ recipe }) => recipe.id === 'chicken-pot-pie')
    if (!pie || !compiled) return null
    const meals = pie.leastMeals ?? 1
    return { meals, servings: servingsPerAdult(compiled.recipe) * problem.adultEquivalents * meals }
  }
  expect(pieFor({ adults: 1 })).toBeNull()
  expect(pieFor({ adults: 2 })).toBeNull()
  expect(pieFor({ adults: 3 })).toEqual({ meals: 2, servings: 6 })
  expect(pieFor({ adults: 5 })).toEqual({ meals: 1, servings: 6 })
})

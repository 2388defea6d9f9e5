import { PORTION_AT_MOST } from '@pennyplate/domain/recipe/portion-limit'
import { expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { submittedWeek } from '../../test/submitted-week.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { checkPlan } from '../referee/check-plan.ts'
import { plannedNutrition } from '../score/score-plan.ts'
import { placeDishes } from './place-dishes.ts'
import { planHousehold } from './plan-household.ts'

const catalog = ownCatalog('72762')
const teenager = { adults: 1, weeklyBudget: 140, nutritionalTargets: { dailyCalories: 3200 } }

it.each([
  ['3,200 kcal', teenager],
  [
    '3,200 kcal and snacks on a small budget',
    { ...teenager, weeklyBudget: 85, snackTypes: ['Homemade Snacks'] },
  ],
  ['keto', { adults: 2, weeklyBudget: 200, dietType: 'Keto' }],
  ['carnivore', { adults: 2, weeklyBudget: 250, dietType: 'Carnivore' }],
])('a week of %s has no main above the largest portion, and enough to eat', (_, profile) => {
  const request = household(profile)
  const outcome = planHousehold(request, catalog, { seed: 1, prove: false })
  if (outcome.outcome !== 'planned') throw new Error(outcome.outcome)
  const { built, plan, concessions } = outcome
  const portions = placeDishes(built, plan).map(({ servingsPerAdult }) => servingsPerAdult)
  expect(Math.max(...portions)).toBeLessThanOrEqual(PORTION_AT_MOST + 1e-6)
  const { calories } = built.problem.targets
  for (const { amounts } of plannedNutrition(built.problem, plan))
    expect((amounts[0] ?? 0) / calories).toBeGreaterThan(0.9 - 1e-6)
  expect(concessions).not.toContain('nutrition-floor')
  expect(checkPlan(submittedWeek(built, plan), request, catalog).violations).toEqual([])
})

import { allRecipes } from '@pennyplate/catalog/recipes/recipes'
import { allSides } from '@pennyplate/catalog/recipes/sides'
import { dietPoints, healthyEatingIndex, POINTS } from '@pennyplate/domain/food/healthy-eating-index'
import { expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { eatenDiet } from './eaten-diet.ts'
import { placeDishes } from './place-dishes.ts'
import { planHousehold } from './plan-household.ts'

const [recipe] = allRecipes().values()
const [side] = allSides().values()
if (!recipe || !side) throw new Error('no recipes')
const dish = { form: recipe.forms[0], servingsPerAdult: 1, sides: [] }
const beside = { form: side.forms[0], servingsPerAdult: 2, recipe: 0 }

it('adds up what is eaten of a dish and its sides', () => {
  const [main, both] = [eatenDiet([dish]), eatenDiet([{ ...dish, sides: [beside] }])]
  const alone = eatenDiet([{ ...beside, sides: [] }])
  expect(both.energyKcal).toBeCloseTo(main.energyKcal + alone.energyKcal, 6)
  expect(both.saturatedFatG).toBeCloseTo(main.saturatedFatG + alone.saturatedFatG, 6)
  expect(alone.energyKcal).toBeCloseTo(
    eatenDiet([{ ...beside, servingsPerAdult: 1, sides: [] }]).energyKcal * 2,
    6,
  )
})

const planned = (profile: Readonly<Record<string, unknown>> = {}) => {
  const request = household({ adults: 2, weeklyBudget: 140, ...profile })
  const outcome = planHousehold(request, ownCatalog('72762'), { seed: 1, iterations: 1500, prove: false })
  if (outcome.outcome !== 'planned') throw new Error(outcome.outcome)
  return { eaten: eatenDiet(placeDishes(outcome.built, outcome.plan)), built: outcome.built }
}

it('counts all that a planned week eats, so that one adult has a day of calories seven times', () => {
  const { eaten, built } = planned()
  expect(eaten.energyKcal / 7 / built.problem.targets.calories).toBeCloseTo(1, 1)
  expect(dietPoints(eaten)).not.toBeNull()
})

it('is better than the 58 points that Americans eat, and better still with Extra Healthy', () => {
  const indexOf = (profile?: Readonly<Record<string, unknown>>) =>
    healthyEatingIndex(dietPoints(planned(profile).eaten) ?? POINTS)
  expect(indexOf()).toBeGreaterThan(66)
  expect(indexOf({ foodGoals: ['Extra Healthy'] })).toBeGreaterThan(80)
})

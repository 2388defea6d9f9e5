import { describe, expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { buildProblem } from '../problem/build-problem.ts'
import { mealsWithoutRecipes } from '../problem/caps.ts'
import { findKeptAnswers, findOpenings } from './find-openings.ts'
import { planHousehold } from './plan-household.ts'

const catalog = ownCatalog('72762')
const options = { seed: 5, iterations: 200, prove: false }
const NO_DINNER = household({
  weeklyBudget: 150,
  mealTypes: ['Lunch', 'Dinner'],
  dietType: 'Carnivore',
  mealDifficulty: 'Medium (15-30 min)',
  cookingTools: ['Instant Pot'],
})
const VEGAN_GRILL = household({
  mealTypes: ['Dinner'],
  dietType: 'Gluten-Free',
  allergies: ['animal products'],
  mealDifficulty: 'Easy (5-10 min)',
  cookingTools: ['Grill'],
})

describe('a meal that no dish fits', () => {
  const ways = findOpenings(NO_DINNER, catalog, options)

  it('gets answers that each give it dishes, the cheapest week first', () => {
    expect(ways.length).toBeGreaterThan(1)
    const totals = ways.map(({ totalCents }) => totalCents)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    for (const { profile, also } of ways) {
      expect(mealsWithoutRecipes(buildProblem({ ...NO_DINNER, profile }, catalog).problem)).toEqual([])
      expect(also).toBeUndefined()
    }
  })

  it('is planned after any of the changes, within the named budget', () => {
    for (const { profile, budgetCents, totalCents } of ways) {
      const changed = { ...NO_DINNER, profile: { ...profile, weeklyBudget: budgetCents / 100 } }
      const outcome = planHousehold(changed, catalog, { ...options, seed: 9 })
      expect(outcome.outcome).toBe('planned')
      expect(totalCents).toBeLessThanOrEqual(budgetCents)
    }
  })

  it('gets two changes if no single one helps', () => {
    const roasts = catalog.recipes.filter(
      ({ recipe: { otherMethods, tools, activeMinutes } }) =>
        otherMethods.length === 0 && tools.length === 1 && tools[0]?.join() === 'Oven' && activeMinutes > 15,
    )
    const microwave = household({
      mealTypes: ['Dinner'],
      mealDifficulty: 'Easy (5-10 min)',
      cookingTools: ['Microwave'],
    })
    const pairs = findOpenings(microwave, { ...catalog, recipes: roasts }, options)
    expect(pairs.map(({ change, also }) => [change, also])).toEqual([
      [{ code: 'allow-harder-dishes' }, { code: 'add-tool', tool: 'Oven' }],
    ])
  })

  it('is never opened by dropping an allergy or a diet for health, which are named', () => {
    expect(findKeptAnswers(VEGAN_GRILL, catalog)).toEqual([
      { field: 'allergies', word: 'animal products' },
      { field: 'dietType', word: 'Gluten-Free' },
    ])
    for (const { change } of findOpenings(VEGAN_GRILL, catalog, options)) expect(change.code).toBe('add-tool')
  })
})

it('a week of few dishes that serve both lunch and dinner is filled', () => {
  const { profile } = NO_DINNER
  const few = {
    ...NO_DINNER,
    profile: { ...profile, cookingTools: [...profile.cookingTools, 'Grill' as const] },
  }
  expect(planHousehold(few, catalog, options).outcome).toBe('planned')
})

import { expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { planHousehold } from './plan-household.ts'

const catalog = ownCatalog('72762')
const TARGETS = {
  trackNutrition: true,
  dailyCalories: 2200,
  dailyProtein: 140,
  dailyCarbs: 150,
  dailyFat: 80,
  dailyFiber: 38,
  dailySugar: 50,
  dailySodium: 1500,
  dailyCholesterol: 200,
}

it('targets that no budget meets get a good week for the money, not the cheapest that feeds', {
  timeout: 240_000,
}, () => {
  for (const seed of [4, 6]) {
    const weeklyBudget = 150
    const request = household({ adults: 2, weeklyBudget, nutritionalTargets: TARGETS })
    const outcome = planHousehold(request, catalog, { seed, prove: false })
    if (outcome.outcome !== 'planned') throw new Error(outcome.outcome)
    expect(outcome.score.checkoutCents, `seed ${seed}`).toBeGreaterThan(97 * weeklyBudget)
  }
})

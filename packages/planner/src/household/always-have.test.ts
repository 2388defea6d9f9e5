import { STAPLES } from '@pennyplate/domain/food/staples'
import { describe, expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { submittedWeek } from '../../test/submitted-week.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { planHousehold } from '../plan/plan-household.ts'
import { buildProblem, type PlanningRequest } from '../problem/build-problem.ts'
import { checkPlan } from '../referee/check-plan.ts'
import { pantryStock } from './pantry-stock.ts'

const catalog = ownCatalog('72762')
const ALL = STAPLES.map(({ id }) => id)
const FAMILY = { adults: 2, kids: 2, kidAges: [7, 10], weeklyBudget: 231 }

const stockOf = (profile: Readonly<Record<string, unknown>>, id: string) =>
  buildProblem(household(profile), catalog).problem.foods.find((food) => food.id === id)?.stockG

describe('staples that are always at home', () => {
  it('are enough for any week, and only if the household chose them', () => {
    expect(stockOf({ alwaysHave: ['olive-oil'] }, 'olive-oil')).toBeGreaterThan(100_000)
    expect(stockOf({ alwaysHave: ['salt'] }, 'olive-oil')).toBe(0)
    expect(stockOf({}, 'olive-oil')).toBe(0)
  })

  it('cost nothing, and the referee agrees to the cent', () => {
    const request = household({ ...FAMILY, alwaysHave: ALL })
    const outcome = planHousehold(request, catalog, { seed: 1, iterations: 300, prove: false })
    if (outcome.outcome !== 'planned') throw new Error(outcome.outcome)
    const week = submittedWeek(outcome.built, outcome.plan)
    const verdict = checkPlan(week, request, catalog)
    expect(verdict.violations).toEqual([])
    expect(verdict.totals.checkoutCents).toBe(outcome.score.checkoutCents)
    const withoutStaples = checkPlan(week, household(FAMILY), catalog)
    expect(withoutStaples.totals.checkoutCents).toBeGreaterThan(verdict.totals.checkoutCents)
  })

  it('stay forbidden where a rule forbids them', () => {
    const noodles = { name: 'Noodles', ingredients: ['2 tbsp soy sauce', '2 cups white rice'], servings: 1 }
    const asked = household({
      mealTypes: ['Dinner'],
      mealDifficulty: 'Complex (30+ min)',
      allergies: ['soy'],
      alwaysHave: ALL,
    })
    const verdict = checkPlan(
      Array.from({ length: 7 }, () => ({ dinner: noodles })),
      asked,
      catalog,
    )
    expect(verdict.violations.map(({ code }) => code)).toContain('forbidden-food')
  })

  it('are not bought in their quick form, unless the household has that or likes the dish', () => {
    const dinners = { mealTypes: ['Lunch', 'Dinner'], mealDifficulty: 'Complex (30+ min)' }
    const offered = (
      alwaysHave: string[],
      more: Partial<PlanningRequest> = {},
    ): ReadonlySet<string | undefined> => {
      const { forms } = buildProblem(household({ ...dinners, alwaysHave }, more), catalog)
      return new Set(forms.map(({ recipe }) => recipe.id))
    }
    expect(offered([])).toContain('bean-burritos')
    expect(offered(['rice'])).not.toContain('bean-burritos')
    expect(offered(['rice'])).toContain('arroz-con-pollo')
    expect(offered(['rice'], { likes: ['bean-burritos'] })).toContain('bean-burritos')
    expect(offered(['rice'], { pantry: [{ name: 'Instant rice', quantity: '1 box' }] })).toContain(
      'bean-burritos',
    )
  })

  it('do not count where no package of them suits the household', () => {
    const packagesOf = (id: string) => (id === 'soy-sauce' ? [] : catalog.packagesOf(id))
    const stock = pantryStock([], { ...catalog, packagesOf }, household({}).week, ['soy-sauce', 'rice'])
    expect([...stock.keys()]).toEqual(['white-rice', 'soy-sauce-low-sodium'])
  })
})

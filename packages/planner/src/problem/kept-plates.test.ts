import { describe, expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { placeDishes } from '../plan/place-dishes.ts'
import { planHousehold } from '../plan/plan-household.ts'
import { plannedNeeds } from '../score/score-plan.ts'
import { buildProblem, type PlanningRequest } from './build-problem.ts'
import type { KeptPlate } from './kept-plates.ts'

const catalog = ownCatalog('72762')
const COUPLE = { adults: 2, weeklyBudget: 130 }

function plate(recipeId: string, place: Pick<KeptPlate, 'day' | 'meal'>): KeptPlate {
  const { forms, servingsPerAdult } = buildProblem(household(COUPLE), catalog)
  const form = forms.find(({ recipe }) => recipe.id === recipeId)
  if (!form) throw new Error(`no ${recipeId}`)
  return {
    ...place,
    index: 0,
    dishes: [{ form, servingsPerAdult: servingsPerAdult(form.recipe) }],
    needsFood: true,
    isLeftover: false,
  }
}

function planned(request: PlanningRequest) {
  const outcome = planHousehold(request, catalog, { seed: 1, iterations: 600, prove: false })
  if (outcome.outcome !== 'planned') throw new Error(outcome.outcome)
  return outcome
}

const [dinner = ''] = buildProblem(household(COUPLE), catalog).problem.recipes.flatMap(({ id, meals }) =>
  meals.includes('dinner') ? [id] : [],
)

describe('a week with meals that are kept', () => {
  it('plans every other slot, and buys the food of the kept meals with the rest', () => {
    const kept = [plate(dinner, { day: 5, meal: 'dinner' })]
    const { built, plan, score } = planned(household(COUPLE, { fromDay: 3, kept }))
    const dishes = placeDishes(built, plan)
    const slots = dishes.map(({ day, slot }) => `${day} ${slot}`)
    expect(slots).not.toContain('5 dinner')
    expect(slots.filter((slot) => slot.endsWith('dinner'))).toEqual(['3 dinner', '4 dinner', '6 dinner'])
    const recipe = built.problem.recipes.find(({ id }) => id === 'kept 5 dinner 0')
    const needs = plannedNeeds(built.problem, plan)
    expect(recipe?.needs.length).toBeGreaterThan(0)
    for (const { food, gramsPerAdult } of recipe?.needs ?? [])
      expect(needs[food]).toBeGreaterThanOrEqual(Math.floor(gramsPerAdult * 2 * 10))
    expect(score.checkoutCents).toBeLessThanOrEqual(13_000)
  })

  it('needs no food for what was cooked, and only what is left of the budget is spent', () => {
    const cooked = { ...plate(dinner, { day: 3, meal: 'dinner' }), needsFood: false }
    const request = household(COUPLE, { fromDay: 3, kept: [cooked], spentCents: 8000 })
    const { problem } = buildProblem(request, catalog)
    expect(problem.budgetCents).toBe(5000)
    expect(problem.recipes.find(({ id }) => id === 'kept 3 dinner 0')?.needs).toEqual([])
    expect(planned(request).score.checkoutCents).toBeLessThanOrEqual(5000)
  })

  it('eats no breakfast at six in the evening, and the dinner does not make up for it', () => {
    const request = household(COUPLE, { fromDay: 6, mealsGone: ['breakfast', 'lunch'] })
    const { built, plan, concessions } = planned(request)
    const [only, ...others] = placeDishes(built, plan)
    expect(others).toEqual([])
    expect(only?.slot).toBe('dinner')
    expect(concessions).toEqual([])
  })

  it('leaves leftovers only where a dinner and the meal after it are open', () => {
    const lunches = [4, 5].map((day) => ({ ...plate(dinner, { day, meal: 'lunch' }), dishes: [] }))
    const request = household({ ...COUPLE, leftovers: 'For lunches' }, { fromDay: 3, kept: lunches })
    const { built, plan } = planned(request)
    const leftovers = placeDishes(built, plan).filter(({ isLeftover }) => isLeftover)
    for (const { day } of leftovers) expect(day).toBe(6)
  })

  it('lets two meals stand beside each other that no plan would put there', () => {
    const kept = (['lunch', 'dinner'] as const).map((meal) => plate(dinner, { day: 6, meal }))
    const { built, plan } = planned(household(COUPLE, { fromDay: 6, kept }))
    expect(placeDishes(built, plan).map(({ slot }) => slot)).toEqual(['breakfast'])
  })
})

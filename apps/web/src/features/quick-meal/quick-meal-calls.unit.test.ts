import { describe, expect, it } from 'vitest'
import { mealForPlan, readQuickMeal } from './quick-meal-calls.ts'

const bare = {
  meal: { name: 'Toast' },
  recipe: { ingredients: ['2 slices bread'], instructions: ['Toast.'] },
}

describe('a suggestion', () => {
  it('without facts takes 20 minutes, costs five dollars for four, and is for any slot', () => {
    const quick = readQuickMeal(bare)
    expect(quick.recipe).toMatchObject({ cookingTime: 20, servings: 4, cost: 5 })
    expect(quick.slots).toEqual(['breakfast', 'lunch', 'dinner', 'snacks'])
    expect(quick).toMatchObject({ covered: null, missing: [], isStartedOver: false })
    expect(mealForPlan(quick).estimatedCost).toBe(1.25)
  })

  it('keeps its facts, and its slots in the order of the day', () => {
    const quick = readQuickMeal({
      meal: { name: 'Rice', estimatedCost: 0.8 },
      recipe: { ...bare.recipe, cookingTime: 12, servings: 2, cost: 1.6 },
      mealTypes: ['dinner', 'lunch', 'brunch'],
      match: {
        covered: 0.75,
        have: [{ name: 'White rice', foodId: 'rice' }],
        expiring: [{ name: 'Spinach', foodId: 'spinach', expiryDate: '2026-11-24' }],
        missing: [{ name: 'Peanuts', foodId: 'peanuts', cents: 212 }],
        missingCents: 212,
        startedOver: true,
      },
    })
    expect(quick.slots).toEqual(['lunch', 'dinner'])
    expect(quick).toMatchObject({
      covered: 0.75,
      have: ['White rice'],
      expiring: [{ name: 'Spinach', expiryDate: '2026-11-24' }],
      missing: [{ name: 'Peanuts', cents: 212 }],
      missingCents: 212,
      isStartedOver: true,
    })
    expect(mealForPlan(quick).estimatedCost).toBe(0.8)
  })

  it('says who wrote it, and why the language model did not', () => {
    expect(readQuickMeal({ ...bare, engine: 'chat' })).toMatchObject({
      isWritten: true,
      aiFailure: undefined,
    })
    const instead = { ...bare, engine: 'builtin', aiFailure: { error: 'api_error', status: 503 } }
    expect(readQuickMeal(instead)).toMatchObject({
      isWritten: false,
      aiFailure: { code: 'api_error', status: 503 },
    })
  })

  it.each([{}, { meal: { name: 'X' } }, { meal: {}, recipe: bare.recipe }])(
    '%o is not a suggestion',
    (answer) => {
      expect(() => readQuickMeal(answer)).toThrow()
    },
  )
})

import { type QuickMealAnswer, quickMealAnswer } from '@pennyplate/contract/ai/quick-meal'
import { describe, expect, it } from 'vitest'
import { mealForPlan, slotsOf } from './quick-meal-calls.ts'

const nutrition = {
  calories: 410,
  protein: 9,
  carbs: 80,
  fat: 6,
  fiber: 3,
  sugar: 1,
  addedSugar: 1,
  sodium: 200,
  cholesterol: null,
}
const full: QuickMealAnswer = {
  meal: { name: 'Rice', estimatedCost: 0.8, cookingTime: 12, difficulty: 'easy', nutrition },
  mealTypes: ['dinner', 'lunch'],
  recipe: {
    name: 'Rice',
    servings: 2,
    baseDailyServings: 2,
    cookingTime: 12,
    cost: 1.6,
    isMealPrep: false,
    ingredients: [],
    instructions: ['Boil.'],
    nutrition,
    tips: { storage: '', reheating: '', mealPrepTips: [] },
  },
  match: {
    covered: 0.75,
    have: [{ name: 'White rice', foodId: 'rice' }],
    expiring: [{ name: 'Spinach', foodId: 'spinach', expiryDate: '2026-11-24' }],
    missing: [{ name: 'Peanuts', foodId: 'peanuts', cents: 212 }],
    missingCents: 212,
    kept: [],
    startedOver: true,
  },
  engine: 'builtin',
}

describe('a suggestion', () => {
  it('without facts takes 20 minutes, costs five dollars for four, and is for any slot', () => {
    const { cookingTime, servings, cost, ...recipe } = full.recipe
    const { estimatedCost, ...meal } = full.meal
    const quick = quickMealAnswer.parse({ ...full, meal, recipe, mealTypes: undefined })
    expect(quick.recipe).toMatchObject({ cookingTime: 20, servings: 4, cost: 5 })
    expect(slotsOf(quick.mealTypes)).toEqual(['breakfast', 'lunch', 'dinner', 'snacks'])
    expect(mealForPlan(quick).estimatedCost).toBe(1.25)
  })

  it('keeps its facts, and its slots in the order of the day', () => {
    const quick = quickMealAnswer.parse({ ...full, mealTypes: [...full.mealTypes, 'brunch'] })
    expect(quick).toEqual(full)
    expect(slotsOf(quick.mealTypes)).toEqual(['lunch', 'dinner'])
    expect(mealForPlan(quick).estimatedCost).toBe(0.8)
  })

  it.each([{}, { meal: full.meal }, { ...full, meal: { ...full.meal, name: '' } }])(
    '%o is not a suggestion',
    (answer) => {
      expect(quickMealAnswer.safeParse(answer).success).toBe(false)
    },
  )
})

import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { describe, expect, it } from 'vitest'
import { checkRequest } from './check.ts'
import { customMealRequest } from './custom-meal.ts'
import { knownNutrition } from './meal.ts'
import { planRequest } from './plan.ts'
import { replaceRequest } from './replace.ts'

const PLAN = { days: DAY_NAMES.map((day) => ({ day, meals: { lunch: { name: 'Soup' } } })) }

describe('requests', () => {
  it.each([
    ['nothing at all', {}, true],
    ['a key, a seed and a day', { idempotencyKey: 'a', seed: 7, today: '2026-11-22' }, true],
    ['a plan to avoid', { avoid: PLAN }, true],
    ['a plan of six days', { avoid: { days: PLAN.days.slice(1) } }, false],
    ['an empty key', { idempotencyKey: '' }, false],
    ['a seed that is not a whole number', { seed: 0.5 }, false],
    ['a day that does not exist', { today: '2026-13-45' }, false],
    ['a __proto__ property', { avoid: JSON.parse('{"__proto__": {}, "days": []}') }, false],
  ])('for a plan with %s are valid: %s', (_, body, isRead) => {
    expect(planRequest.safeParse(body).success).toBe(isRead)
  })

  it.each([
    [2, 'dinner', { day: 2, mealType: 'dinner' }],
    ['Tuesday', 'Dinner', { day: 2, mealType: 'dinner' }],
    [6, 'snack', { day: 6, mealType: 'snacks' }],
  ])('for a replacement accept %s, %s as the slot', (day, mealType, expected) => {
    expect(replaceRequest.parse({ plan: PLAN, day, mealType })).toMatchObject({
      ...expected,
      index: 0,
      exclude: [],
    })
  })

  it.each([
    [7, 'dinner'],
    ['Someday', 'dinner'],
    [1, 'brunch'],
  ])('for a replacement refuse %s, %s as the slot', (day, mealType) => {
    expect(replaceRequest.safeParse({ plan: PLAN, day, mealType }).success).toBe(false)
  })

  it('for a custom meal need a name that is not blank', () => {
    expect(customMealRequest.safeParse({ name: '   ', mealType: 'lunch' }).success).toBe(false)
    expect(customMealRequest.parse({ name: ' Soup ', mealType: 'lunch' }).name).toBe('Soup')
  })

  it('for a check may have an incomplete plan', () => {
    expect(checkRequest.safeParse({ plan: { days: [] } }).success).toBe(true)
    expect(checkRequest.safeParse({ plan: 'soup' }).success).toBe(false)
  })
})

it('an unknown figure is null and never left out', () => {
  const known = { calories: 1, protein: 1, carbs: 1, fat: 1, fiber: 1, sugar: 1, sodium: 1 }
  expect(knownNutrition.safeParse({ ...known, cholesterol: null }).success).toBe(true)
  expect(knownNutrition.safeParse(known).success).toBe(false)
})

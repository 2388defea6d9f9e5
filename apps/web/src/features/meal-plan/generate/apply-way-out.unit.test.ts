import type { PlanWay } from '@pennyplate/contract/ai/plan'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { describe, expect, test } from 'vitest'
import { applyWayOut, budgetFor } from './apply-way-out.ts'

const profile = withDefaults({
  weeklyBudget: 60,
  cookingTools: ['Microwave'],
  mealTypes: ['Breakfast', 'Lunch', 'Dinner'],
  dislikedFoods: ['Beans', 'Tofu'],
  snackTypes: ['Desserts'],
  nutritionalTargets: { dailyCalories: 2000, dailyProtein: 50 },
})

const ways: readonly [PlanWay, object][] = [
  [{ change: { code: 'raise-budget', byCents: 1250 }, totalCents: 7250 }, { weeklyBudget: 73 }],
  [{ change: { code: 'allow-repeats' }, totalCents: 6480 }, { weeklyBudget: 65 }],
  [{ change: { code: 'allow-repeats' }, totalCents: 6480, budgetCents: 6900 }, { weeklyBudget: 69 }],
  [
    { change: { code: 'allow-harder-dishes' }, totalCents: 5900 },
    { weeklyBudget: 60, mealDifficulty: 'Complex (30+ min)' },
  ],
  [
    {
      change: { code: 'add-tool', tool: 'Oven' },
      also: { code: 'skip-meal', meal: 'Breakfast' },
      totalCents: 6300,
    },
    {
      weeklyBudget: 63,
      cookingTools: ['Microwave', 'Oven'],
      mealTypes: ['Lunch', 'Dinner'],
    },
  ],
  [
    { change: { code: 'plan-no-snacks' }, totalCents: 5900 },
    { weeklyBudget: 60, snackTypes: [] },
  ],
  [
    { change: { code: 'drop-dislike', food: 'Beans' }, totalCents: 5900 },
    { weeklyBudget: 60, dislikedFoods: ['Tofu'] },
  ],
  [
    { change: { code: 'smaller-portions', caloriesShare: 0.8 }, totalCents: 6001 },
    { weeklyBudget: 61, nutritionalTargets: { dailyCalories: 1600, dailyProtein: 40 } },
  ],
]

describe('a way out', () => {
  test.each(ways)('%j changes the profile', (way, expected) => {
    expect(applyWayOut({ ...profile }, way)).toMatchObject(expected)
  })

  test.each(ways)('%j does not change the rest of the profile', (way, expected) => {
    const changed = applyWayOut({ ...profile }, way)
    for (const key of Object.keys(profile))
      if (!(key in expected)) expect(changed[key]).toEqual(Reflect.get(profile, key))
  })

  test('never asks for more than the largest budget', () => {
    const way: PlanWay = { change: { code: 'raise-budget', byCents: 100_000 }, totalCents: 180_000 }
    expect(budgetFor(profile, way)).toBe(1000)
  })
})

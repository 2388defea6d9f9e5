import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import fc from 'fast-check'
import { mealPlanDocument } from '../documents/meal-plan.ts'

/** Plans a household could have stored, as its browser reads them, with arbitrary text. */

const words = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 })
const number = (max: number) => fc.double({ min: 0, max, noNaN: true })
const amount = fc.option(number(100_000))

const meal = fc.record(
  {
    name: words,
    estimatedCost: number(1000),
    cookingTime: fc.oneof(number(600), fc.string({ maxLength: 20 })),
    difficulty: fc.constantFrom('easy', 'medium', 'hard'),
    nutrition: fc.record(
      { calories: amount, protein: amount, carbs: amount, fat: amount, fiber: amount },
      { requiredKeys: [] },
    ),
    isCustom: fc.boolean(),
    servings: fc.nat(20),
  },
  { requiredKeys: ['name'] },
)

const snack = fc.oneof(meal, words, fc.record({ title: words }))

const meals = fc.record(
  { breakfast: meal, lunch: meal, dinner: meal, snacks: fc.array(snack, { maxLength: 4 }) },
  { requiredKeys: [] },
)

const week = fc.tuple(meals, meals, meals, meals, meals, meals, meals)

export const arbitraryPlan: fc.Arbitrary<WeekPlan> = fc
  .record(
    {
      days: week.map((days) => days.map((planned, index) => ({ day: DAY_NAMES[index], meals: planned }))),
      weekStartDate: fc.constantFrom('2026-11-15', '2026-11-22'),
    },
    { requiredKeys: ['days'] },
  )
  // Text that holds a number too long for the schema, and the like, is tested elsewhere.
  .map((plan): unknown => JSON.parse(JSON.stringify(plan)))
  .map((plan) => mealPlanDocument.parse(plan))

import { SHARE_LINK_CHARS_MAX } from '@pennyplate/domain/bounds/limits'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeShareLink } from './write-share-link.ts'

/** Realistic weeks: names of a few words, cents, whole minutes, eight nutrients. */

const WORDS = (
  'roasted creamy spicy lemon garlic herbed skillet sheet-pan slow-cooked grilled baked chopped warm chicken turkey beef ' +
  'salmon tofu lentil chickpea black-bean egg oat rice quinoa pasta potato sweet-potato spinach kale broccoli tomato ' +
  'pepper mushroom apple banana berry yogurt cheddar soup stew curry tacos wraps bowl salad scramble burrito casserole ' +
  'stir-fry chili sandwich pancakes parfait with and fresh toasted whole-wheat brown peanut butter'
).split(' ')

const name = fc
  .array(fc.constantFrom(...WORDS), { minLength: 3, maxLength: 7 })
  .map((words) => words.join(' '))
const tenths = (max: number) => fc.integer({ min: 0, max: max * 10 }).map((value) => value / 10)
const meal: fc.Arbitrary<WeekMeal> = fc.record({
  name,
  estimatedCost: fc.integer({ min: 40, max: 2500 }).map((cents) => cents / 100),
  cookingTime: fc.integer({ min: 5, max: 90 }),
  difficulty: fc.constantFrom('easy', 'medium', 'hard'),
  nutrition: fc.record({
    calories: fc.integer({ min: 90, max: 950 }),
    protein: tenths(60),
    carbs: tenths(120),
    fat: tenths(50),
    fiber: tenths(20),
    sugar: tenths(40),
    addedSugar: tenths(40),
    sodium: fc.integer({ min: 0, max: 2300 }),
    cholesterol: fc.integer({ min: 0, max: 300 }),
  }),
  isCustom: fc.boolean(),
})

/** 21 meals and 14 snacks without repeats, which would make the link shorter. */
const plan: fc.Arbitrary<WeekPlan> = fc.array(meal, { minLength: 35, maxLength: 35 }).map((meals) => ({
  weekStartDate: '2026-11-22',
  days: DAY_NAMES.map((day, index) => {
    const [breakfast, lunch, dinner, ...snacks] = meals.slice(index * 5, index * 5 + 5)
    return { day, meals: { breakfast, lunch, dinner, snacks } }
  }),
}))

/** Half of the limit, so that meals can get more fields and still fit. */
test('a week of 21 meals and 14 snacks takes at most half of a link', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async (week) => {
      const link = await writeShareLink({
        plan: week,
        sharedBy: 'somebody.with.a.long.name@mail.example.org',
        now: new Date('2026-11-21T09:00:00Z'),
        origin: 'https://meals.pennyplate.example.org',
      })
      expect(link?.length ?? Number.POSITIVE_INFINITY).toBeLessThan(SHARE_LINK_CHARS_MAX / 2)
    }),
    { numRuns: rounds(40, 200) },
  )
})

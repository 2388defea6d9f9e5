import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { describe, expect, test } from 'vitest'
import { toLocalDay } from '../../lib/local-day.ts'
import { planReportMessages as words } from '../../messages/plan-report.ts'
import { roughCustomMeal } from './change-meal/custom-meal.ts'
import { missingMeals } from './generate/week-faults.ts'
import { dayTotals, lateStart, repeatedMeals, servingsCents } from './stored-plan.ts'
import { describeReasons, factsOf } from './week/explain-meal.ts'
import { datesOf } from './week-dates.ts'

const soup = { name: 'Soup', estimatedCost: 1.4, nutrition: { calories: 500 } }
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const plan: WeekPlan = {
  days: DAYS.map((day) => ({ day, meals: { lunch: soup, snacks: [{ name: 'Nuts' }] } })),
}

describe('a stored week', () => {
  test('is complete when every chosen meal is there', () => {
    expect(missingMeals(plan, ['Lunch'])).toBeUndefined()
    expect(missingMeals(plan, ['Breakfast', 'Lunch', 'Dinner'])).toBe(
      'Incomplete meal plan: Sunday is missing breakfast, dinner. Please try again.',
    )
  })

  test('keeps unknown nutrition unknown', () => {
    const known = { ...plan, days: plan.days.map((day) => ({ ...day, meals: { lunch: soup } })) }
    expect(dayTotals(plan.days, 'calories')).toEqual(Array(7).fill(null))
    expect(dayTotals(known.days, 'calories')).toEqual(Array(7).fill(500))
    expect(dayTotals(known.days, 'protein')).toEqual(Array(7).fill(null))
  })

  test('starts late if it was made after its week began', () => {
    const skipped = { name: 'Skipped', place: 'skip' as const }
    const gone = (count: number): WeekPlan => ({
      days: plan.days.map((day, at) => (at < count ? { ...day, meals: { lunch: skipped } } : day)),
    })
    expect([0, 1, 4, 7].map((count) => lateStart(gone(count)))).toEqual([undefined, 1, 4, undefined])
  })

  test('costs the sum of its servings when it has no total', () => {
    expect(servingsCents(plan, 3)).toBe(7 * 140 * 3)
  })

  test('counts the meals it repeats', () => {
    const repeats = repeatedMeals(plan)
    expect(repeats).toEqual([{ slot: 'lunch', count: 6 }])
    expect(words.moreRepeats('$120', repeats.map(words.repeated))).toBe(
      'To stay under $120, we repeat 6 lunches.',
    )
  })
})

describe('a meal on its card', () => {
  test('says what is unknown and what is an estimate', () => {
    expect(factsOf({ name: 'Toast', cookingTime: '15 minutes' })).toEqual(['15 min', 'kcal unknown'])
    expect(factsOf(roughCustomMeal(' Toast ', { weeklyBudget: 84, adults: 1, kids: 0 }))).toEqual([
      '20 min',
      '400 kcal',
      'estimate',
    ])
    expect(roughCustomMeal(' Toast ', { weeklyBudget: 84, adults: 1, kids: 0 })).toMatchObject({
      name: 'Toast',
      estimatedCost: 4,
      isCustom: true,
    })
  })

  test('describes its reasons and leaves out unknown codes', () => {
    const reasons = [
      { code: 'uses-bought', food: 'Spinach' },
      { code: 'from-the-future', food: undefined },
      { code: 'liked', food: undefined },
    ]
    expect(describeReasons(reasons)).toEqual(['Uses the spinach you are buying anyway', 'You like it'])
  })
})

describe('the dates of a week', () => {
  test.each([
    ['2026-11-21', '2026-11-15'],
    ['2026-11-22', '2026-11-22'],
  ])('with %s in it begin on Sunday %s', (today, sunday) => {
    expect(datesOf(undefined, today)).toHaveLength(7)
    expect(datesOf(undefined, today)[0]).toBe(sunday)
  })

  test('follow the local clock', () => {
    expect(toLocalDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })
})

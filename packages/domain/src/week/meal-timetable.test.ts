import { expect, it } from 'vitest'
import type { TimedMeal } from './meal-start.ts'
import { mealTimetable } from './meal-timetable.ts'

const TURKEY: TimedMeal = {
  name: 'Thanksgiving turkey',
  cookingTime: 260,
  activeMinutes: 35,
  ahead: { task: 'thaw', hours: 72, food: 'Whole turkey' },
  sides: [
    { name: 'Stuffing', cookingTime: 12 },
    { name: 'Mashed potatoes', cookingTime: 34 },
    { name: 'Pumpkin pie', cookingTime: 80, waitingMinutes: 120, dayBefore: true },
  ],
}

it('begins with what thaws and what is baked the day before, and counts back from the meal', () => {
  const steps = mealTimetable(TURKEY, 'dinner')
  expect(steps.map(({ task, of, evenings, minutes }) => [evenings, minutes, task, of])).toEqual([
    [3, null, 'thaw', 'Whole turkey'],
    [1, null, 'make', 'Pumpkin pie'],
    [0, 14 * 60 + 10, 'start', 'Thanksgiving turkey'],
    [0, 17 * 60 + 55, 'start', 'Mashed potatoes'],
    [0, 18 * 60 + 15, 'start', 'Stuffing'],
    [0, 18 * 60 + 30, 'eat', 'Thanksgiving turkey'],
  ])
})

it('is none for an ordinary plate or for leftovers', () => {
  expect(mealTimetable({ ...TURKEY, sides: TURKEY.sides?.slice(0, 2) }, 'dinner')).toEqual([])
  expect(mealTimetable({ ...TURKEY, leftoverOf: 'x' }, 'dinner')).toEqual([])
})

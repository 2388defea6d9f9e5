import { everySlot, mealAt, type SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { MEAL_REPEATS_MAX } from '@pennyplate/domain/week/meal-slot'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { expect, test } from 'vitest'
import { swapDishes } from './swap-dishes.ts'

const dinners = (names: readonly string[]): WeekPlan => ({
  days: DAY_NAMES.map((day, index) => ({ day, meals: { dinner: { name: names[index] ?? '' } } })),
})
const namesOf = (week: WeekPlan) => everySlot(week).map((at) => mealAt(week, at)?.name)
const at = (day: number): SlotAddress => ({ day, slot: 'dinner' })

/** Always offers the same dish first, like a planner that looks for the cheapest. */
const swapFor = (menu: readonly string[], week: WeekPlan, dishes: Parameters<typeof swapDishes>[1]) =>
  swapDishes(week, dishes, {
    findMeal: async (_week, _at, exclude) => {
      const name = menu.find((one) => !exclude.includes(one))
      return name === undefined ? undefined : { name }
    },
    onProgress: () => {},
  })

test('each dish gets a replacement that is new to the week', async () => {
  const week = dinners(['A', 'B', 'C', 'Dal', 'D', 'E', 'F'])
  const dishes = [0, 1, 2].map((day) => [at(day)] as const)
  const swapped = await swapFor(['Dal', 'Rice', 'Tacos', 'Pasta'], week, dishes)
  expect(namesOf(swapped)).toEqual(['Rice', 'Tacos', 'Pasta', 'Dal', 'D', 'E', 'F'])
})

test('where few dishes suit, one comes no more often than in a planned week, and the rest stays', async () => {
  const week = dinners(['A', 'A', 'A', 'A', 'A', 'B', 'C'])
  const swapped = await swapFor(['Dal'], week, [[at(0), at(1), at(2), at(3), at(4)], [at(5)]])
  expect(namesOf(swapped)).toEqual(['Dal', 'Dal', 'Dal', 'A', 'A', 'B', 'C'])
  expect(MEAL_REPEATS_MAX.dinner).toBe(3)
})

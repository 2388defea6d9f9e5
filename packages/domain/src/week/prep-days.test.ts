import { expect, it } from 'vitest'
import { prepDays } from './prep-days.ts'

const RICE = { name: 'Lemon rice' }
const BEANS = { name: 'Black beans' }
const SPINACH = { name: 'Spinach' }
const plan = {
  days: [
    { day: 'Sunday', meals: { lunch: { ...RICE, sides: [SPINACH, BEANS] }, dinner: { name: 'Chili' } } },
    { day: 'Monday', meals: { lunch: { ...RICE, sides: [BEANS] }, dinner: { name: 'Dal', sides: [BEANS] } } },
    { day: 'Tuesday', meals: { lunch: RICE } },
  ],
}

it('a batch is for the days its dish is on, and a side for those of them it is served on', () => {
  expect(prepDays(plan, { ...RICE, sides: [SPINACH, BEANS] })).toEqual([3, 1, 2])
  expect(prepDays(plan, RICE)).toEqual([3])
  expect(prepDays(plan, { name: 'Chili' })).toEqual([1])
})

it('says nothing of a meal the week does not have', () => {
  expect(prepDays(plan, { name: 'Tacos' })).toBeUndefined()
  expect(prepDays(undefined, RICE)).toBeUndefined()
})

import { withDefaults } from '@pennyplate/domain/profile'
import { expect, it } from 'vitest'
import { findDish } from './find-dish.ts'
import { kitchenOf } from './kitchen.ts'
import { writeMeal } from './write-meal.ts'

const lemonRice = (profile: object) => {
  const household = { profile: withDefaults(profile), pantry: [], likes: [], dislikes: [], recentWeeks: [] }
  const kitchen = kitchenOf(household, '2026-11-25')
  const dish = findDish({ name: 'Lemon rice with peanuts' }, 'lunch', kitchen)
  if (!dish) throw new Error('no such dish')
  return writeMeal(dish.form, 1, kitchen).description
}

it('a dish that is made without what its name says tells so', () => {
  expect(lemonRice({})).toMatch(/lemon and peanuts\.$/)
  expect(lemonRice({ allergies: ['peanut'] })).toMatch(
    /lemon and pumpkin seeds\. Made with pumpkin seeds instead of .*peanuts\.$/,
  )
})

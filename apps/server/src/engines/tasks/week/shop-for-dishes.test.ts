import { expect, it } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { planningContextOf } from '../context/planning-context.ts'
import { findDish } from '../dish/find-dish.ts'
import { shopForDishes } from './read-week.ts'

it('the pantry saves what it has, but not what is bought for an accepted week', () => {
  const pantry = [{ id: 'p', name: 'Spaghetti', foodId: 'spaghetti', quantity: '2 lb', category: 'Other' }]
  const household = { ...householdOf({ adults: 2 }), pantry }
  const savedBy = (settled?: Record<string, number>) => {
    const context = planningContextOf({ ...household, ...(settled ? { settled } : {}) }, '2026-11-22')
    const dish = findDish({ name: 'Spaghetti and meatballs' }, context)
    if (!dish) throw new Error('no such dish')
    return shopForDishes([dish], context).pantryCents
  }
  expect(savedBy()).toBeGreaterThan(0)
  expect(savedBy({ spaghetti: 908 })).toBe(0)
})

import { describe, expect, it } from 'vitest'
import { householdOf } from '../../testing/households.ts'
import { builtProblemOf, kitchenOf } from './kitchen.ts'

const TODAY = '2026-11-22'
const PROFILE = { adults: 2, weeklyBudget: 160 }

describe('the kitchen of a household that asks again', () => {
  it('is the one it had, with its problem already built', () => {
    const first = kitchenOf(householdOf(PROFILE), TODAY)
    const again = kitchenOf(householdOf(PROFILE), TODAY)
    expect(again).toBe(first)
    expect(builtProblemOf(again)).toBe(builtProblemOf(first))
  })

  const rice = { name: 'Rice', quantity: '2 bags', expiryDate: undefined }
  it.each([
    ['its profile', householdOf({ ...PROFILE, allergies: ['peanut'] }), TODAY],
    ['its pantry', householdOf(PROFILE, { pantry: [rice] }), TODAY],
    ['what it dislikes', householdOf(PROFILE, { dislikes: ['Chili'] }), TODAY],
    ['what it had in earlier weeks', householdOf(PROFILE, { recentWeeks: [['Chili']] }), TODAY],
    ['the day', householdOf(PROFILE), '2026-11-23'],
  ])('is another once %s has changed', (_, household, today) => {
    const before = kitchenOf(householdOf(PROFILE), TODAY)
    const after = kitchenOf(household, today)
    expect(after).not.toBe(before)
    expect(after.household).toEqual(household)
  })

  it('is forgotten once enough others have asked', () => {
    const first = kitchenOf(householdOf(PROFILE), TODAY)
    for (let adults = 1; adults <= 6; adults++) {
      kitchenOf(householdOf({ ...PROFILE, adults, weeklyBudget: 300 }), TODAY)
    }
    expect(kitchenOf(householdOf(PROFILE), TODAY)).not.toBe(first)
  })
})

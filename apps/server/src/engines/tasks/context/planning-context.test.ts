import { describe, expect, it } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { builtProblemOf, planningContextOf } from './planning-context.ts'

const TODAY = '2026-11-22'
const PROFILE = { adults: 2, weeklyBudget: 160 }

describe('the planning context of a household that asks again', () => {
  it('is the one it had, with its problem already built', () => {
    const first = planningContextOf(householdOf(PROFILE), TODAY)
    const again = planningContextOf(householdOf(PROFILE), TODAY)
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
    const before = planningContextOf(householdOf(PROFILE), TODAY)
    const after = planningContextOf(household, today)
    expect(after).not.toBe(before)
    expect(after.household).toEqual(household)
  })

  it('is forgotten once enough others have asked', () => {
    const first = planningContextOf(householdOf(PROFILE), TODAY)
    for (let adults = 1; adults <= 6; adults++) {
      planningContextOf(householdOf({ ...PROFILE, adults, weeklyBudget: 300 }), TODAY)
    }
    expect(planningContextOf(householdOf(PROFILE), TODAY)).not.toBe(first)
  })
})

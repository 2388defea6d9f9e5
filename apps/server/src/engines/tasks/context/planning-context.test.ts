import { describe, expect, it } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import {
  buildPlanningContext,
  builtProblemOf,
  plannedProblemOf,
  planningContextOf,
} from './planning-context.ts'

const TODAY = '2026-11-22'
const PROFILE = { adults: 2, weeklyBudget: 160 }

describe('the planning context of a repeated request', () => {
  it('is the cached one, with its problem already built', () => {
    const first = planningContextOf(householdOf(PROFILE), TODAY)
    const again = planningContextOf(householdOf(PROFILE), TODAY)
    expect(again).toBe(first)
    expect(builtProblemOf(again)).toBe(builtProblemOf(first))
  })

  it('keeps the problem of the week that was planned last', () => {
    const context = planningContextOf(householdOf(PROFILE), TODAY)
    const planned = plannedProblemOf(context, { fromDay: 0, rejectedDinners: [] })
    expect(plannedProblemOf(context, { fromDay: 0 })).toBe(planned)
    expect(plannedProblemOf(context, { fromDay: 2 }).problem.cookings.length).toBeLessThan(
      planned.problem.cookings.length,
    )
  })

  const rice = { name: 'Rice', quantity: '2 bags', expiryDate: undefined }
  it.each([
    ['its profile', householdOf({ ...PROFILE, allergies: ['peanut'] }), TODAY],
    ['its pantry', householdOf(PROFILE, { pantry: [rice] }), TODAY],
    ['its dislikes', householdOf(PROFILE, { dislikes: ['Chili'] }), TODAY],
    ['its earlier weeks', householdOf(PROFILE, { recentWeeks: [[{ name: 'Chili' }]] }), TODAY],
    ['the day', householdOf(PROFILE), '2026-11-23'],
  ])('is a new one after a change of %s', (_, household, today) => {
    const before = planningContextOf(householdOf(PROFILE), TODAY)
    const after = planningContextOf(household, today)
    expect(after).not.toBe(before)
    const { profile, pantry } = household
    const { likes, dislikes, recentWeeks } = buildPlanningContext(household, today).tastes
    expect(after).toMatchObject({
      household: { profile, pantry },
      tastes: { likes, dislikes, recentWeeks },
    })
  })

  it('is dropped from the cache after enough other households', () => {
    const first = planningContextOf(householdOf(PROFILE), TODAY)
    for (let adults = 1; adults <= 6; adults++) {
      planningContextOf(householdOf({ ...PROFILE, adults, weeklyBudget: 300 }), TODAY)
    }
    expect(planningContextOf(householdOf(PROFILE), TODAY)).not.toBe(first)
  })
})

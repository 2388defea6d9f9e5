import { describe, expect, it } from 'vitest'
import { mealPlanDocument } from './meal-plan.ts'
import { weekReport } from './week-report.ts'

describe('the report in a stored plan', () => {
  it('of an older version is read in the present form', () => {
    const old = {
      totalCents: 9418,
      reasons: [
        { day: 1, slot: 'Dinner', codes: ['cheap', { code: 'uses-pantry', food: 'Rice' }, 7] },
        { day: 2, slot: 'snack', index: 1, codes: ['liked'] },
        { day: 'Monday', slot: 'lunch', codes: ['cheap'] },
      ],
      certificates: { recipesConsidered: 12 },
      warnings: [
        { code: 'unresolved-words', words: ['nothing grey'] },
        { code: 'no longer known', words: [] },
      ],
    }
    expect(weekReport.parse(old)).toEqual({
      totalCents: 9418,
      reasons: [
        { day: 1, slot: 'dinner', codes: [{ code: 'cheap' }, { code: 'uses-pantry', food: 'Rice' }] },
        { day: 2, slot: 'snacks', index: 1, codes: [{ code: 'liked' }] },
      ],
      certificates: { recipesConsidered: 12, isTwoExchangeOptimal: false, boundCents: null },
      warnings: [{ code: 'unresolved-words', words: ['nothing grey'] }],
    })
  })

  it('keeps fields of a newer version', () => {
    expect(weekReport.parse({ totalCents: 1, moonPhase: 'full' })).toEqual({
      totalCents: 1,
      moonPhase: 'full',
    })
  })

  it.each([{ totalCents: 'a lot' }, {}, { totalCents: 12.5 }])('has no total when it is %j', (report) => {
    expect(weekReport.parse(report).totalCents).toBeNull()
  })

  it.each(['gone', null, 7, []])('is left out when it is %j', (report) => {
    const days = Array.from({ length: 7 }, () => ({ day: 'Sunday', meals: {} }))
    expect(mealPlanDocument.parse({ days, report }).report).toBeUndefined()
  })
})

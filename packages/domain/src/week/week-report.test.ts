import { describe, expect, it } from 'vitest'
import { isPlannedWith, isPricedFor, reportAfterChange } from './week-report.ts'

const PROOF = { isTwoExchangeOptimal: true, recipesConsidered: 9, boundCents: null }

describe('a week that was planned', () => {
  it.each([
    ['with the same staples in another order', { alwaysHave: ['salt', 'rice'] }, ['rice', 'salt'], true],
    ['with fewer', { alwaysHave: ['salt'] }, ['rice', 'salt'], false],
    ['with more', { alwaysHave: ['salt', 'rice'] }, ['salt'], false],
    ['by an earlier version', { certificates: PROOF }, ['salt'], false],
    ['by an earlier version, for a household without staples', { certificates: PROOF }, [], true],
    ['earlier and is used again', {}, ['salt'], true],
  ])('%s', (_, report, staples, same) => {
    expect(isPlannedWith(report, staples)).toBe(same)
  })

  it('no longer says what stocks the pantry or what a better week costs once a meal changes, but what it was planned with', () => {
    const report = {
      totalCents: 100,
      alwaysHave: ['salt'],
      stocks: [{ name: 'Olive oil', cents: 420 }],
      betterWeek: { addsCents: 80, by: ['wholeGrains' as const] },
    }
    const changed = reportAfterChange(report, [{ day: 0, slot: 'dinner' }], { reasons: [], totalCents: 90 })
    expect(changed).not.toHaveProperty('stocks')
    expect(changed).not.toHaveProperty('betterWeek')
    expect(changed.alwaysHave).toEqual(['salt'])
  })
})

describe('a week that was priced', () => {
  const FOUR = { adults: 2, kids: 2, kidAges: [9, 6] }
  it.each([
    [
      'is for the same people, whatever the order of the children',
      { people: FOUR },
      { kidAges: [6, 9] },
      true,
    ],
    ['is not for more people', { people: FOUR }, { adults: 4 }, false],
    ['is not for older children', { people: FOUR }, { kidAges: [14, 9] }, false],
    ['by an earlier version says nothing', {}, { adults: 4 }, true],
  ])('%s', (_, report, now, same) => {
    expect(isPricedFor(report, { ...FOUR, ...now })).toBe(same)
  })
})

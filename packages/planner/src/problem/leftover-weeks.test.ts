import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../search/random.ts'
import { drawLeftoverWeeks, wantedLeftovers } from './leftover-weeks.ts'
import { weekSlots } from './week-layout.ts'

const MEALS = ['breakfast', 'lunch', 'dinner'] as const

describe('the leftovers of a week', () => {
  it.each([
    ['For lunches', 'Cook Every Meal', MEALS, { lunches: 2, dinners: 0 }],
    ['For lunches and a dinner', 'Cook Every Meal', MEALS, { lunches: 2, dinners: 1 }],
    ['For lunches and a dinner', 'Cook Every Meal', ['dinner'], { lunches: 0, dinners: 1 }],
    ['For lunches', 'Cook Every Meal', ['dinner'], null],
    ['For lunches', 'Cook Every Meal', ['lunch'], null],
    ['No leftovers', 'Cook Every Meal', MEALS, null],
    // These styles have leftovers of their own.
    ['For lunches', 'Cook Once Daily', MEALS, null],
    ['For lunches', 'Weekly Meal Prep', MEALS, null],
  ] as const)('%s, %s, planning %s: %o', (leftovers, prepStyle, meals, most) => {
    expect(wantedLeftovers({ leftovers, prepStyle }, meals)).toEqual(most)
  })

  it('come from different dinners, each within two days, and never from leftovers', () => {
    const most = { lunches: 2, dinners: 1 }
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const weeks = drawLeftoverWeeks(most, 5, seededRandom(seed), weekSlots(MEALS))
        expect(weeks[0]).toEqual([])
        for (const leftovers of weeks) {
          const days = leftovers.flatMap(({ cookedOn, at }) => [cookedOn, at.day])
          expect(new Set(days).size).toBe(days.length)
          for (const { cookedOn, at } of leftovers)
            expect(at.day - cookedOn).toBe(at.meal === 'lunch' ? 1 : 2)
          expect(leftovers.filter(({ at }) => at.meal === 'lunch').length).toBeLessThanOrEqual(2)
          expect(leftovers.filter(({ at }) => at.meal === 'dinner').length).toBeLessThanOrEqual(1)
          expect(Math.max(0, ...days)).toBeLessThan(7)
        }
      }),
      { numRuns: 100, seed: 20251101 },
    )
  })
})

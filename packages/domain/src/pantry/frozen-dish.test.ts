import { describe, expect, it } from 'vitest'
import { cookMeal } from './cook-meal.ts'
import { frozenItem, takeFrozen, withoutPortions } from './frozen-dish.ts'
import { portionsOf } from './frozen-portions.ts'
import { findDuplicates } from './pantry-duplicates.ts'
import { putBack, withTaken } from './taken-items.ts'

const MOMENT = { id: 'f', now: '2026-11-23T19:00:00Z', today: '2026-11-23' }
const CHILI = { name: 'Leftovers: Chili', leftoverOf: 'Chili', recipeId: 'chili', servingsPerAdult: 1.2 }
const frozen = frozenItem(CHILI, 4, MOMENT)
const PANTRY = [
  { id: 'a', name: 'Rice', quantity: '2 lb', category: 'Grains' as const },
  ...(frozen ? [frozen] : []),
]

describe('portions in the freezer', () => {
  it('are an item of the pantry that says which dish they are of, and keeps for three months', () => {
    expect(frozen).toMatchObject({
      name: 'Chili',
      quantity: '4 portions',
      category: 'Frozen',
      expiryDate: '2027-02-21',
      frozen: { recipeId: 'chili', servingsPerAdult: 1.2 },
    })
    expect(frozenItem({ name: 'Something' }, 2, MOMENT)).toBeUndefined()
  })

  it.each([
    ['4 portions', 4],
    ['1 portion', 1],
    ['some', 1],
    ['0 portions', 0],
    ['2.5 portions', 2],
  ])('%s are %i', (quantity, count) => expect(portionsOf({ quantity })).toBe(count))

  it('are taken by a meal, and put back', () => {
    const some = takeFrozen(PANTRY, { item: 'f', portions: 3 })
    expect(withTaken(PANTRY, some)[1]?.quantity).toBe('1 portion')
    expect(putBack(withTaken(PANTRY, some), some)).toEqual(PANTRY)
    const all = takeFrozen(PANTRY, { item: 'f', portions: 4 })
    expect(withTaken(PANTRY, all).map(({ id }) => id)).toEqual(['a'])
    expect(takeFrozen(PANTRY, { item: 'gone', portions: 1 })).toEqual([])
  })

  it('are no ingredient, and no duplicate of a can of the same name', () => {
    const { taken, unclear } = cookMeal(
      PANTRY,
      [{ name: 'Chili', amount: { amount: 1, unit: 'can' } }],
      '2026-11-22',
    )
    expect([taken, unclear]).toEqual([[], []])
    const can = { id: 'c', name: 'Chili', quantity: '1 can' }
    expect(findDuplicates([...PANTRY, can], new Set())).toEqual([])
    const more = PANTRY.slice(1).map((item) => ({ ...item, id: 'g' }))
    expect(findDuplicates([...PANTRY, ...more], new Set())).toHaveLength(1)
  })

  it('that other meals are to take are not there for more', () => {
    expect(withoutPortions(PANTRY, [{ item: 'f', portions: 2 }])[1]?.quantity).toBe('2 portions')
    expect(
      withoutPortions(
        PANTRY,
        [2, 2].map((portions) => ({ item: 'f', portions })),
      ),
    ).toHaveLength(1)
  })
})

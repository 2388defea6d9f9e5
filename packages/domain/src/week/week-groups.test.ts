import { describe, expect, it } from 'vitest'
import type { FoodGroups } from '../food/food-groups.ts'
import { weekGroups } from './week-groups.ts'

const holds = (some: Partial<FoodGroups>) => ({
  foodGroups: { vegetables: 0, fruit: 0, wholeGrains: 0, refinedGrains: 0, seafood: 0, ...some },
})

describe('what a week holds', () => {
  it('is an average day of main dishes and their sides', () => {
    const soup = holds({ vegetables: 1, refinedGrains: 2 })
    const days = [
      [{ ...soup, sides: [holds({ vegetables: 0.5, wholeGrains: 2 })] }, holds({ fruit: 1 })],
      [soup],
    ]
    expect(weekGroups(days)).toEqual({
      vegetableCups: 1.25,
      fruitCups: 0.5,
      wholeShare: 2 / 6,
      fishMeals: 0,
      unknownMeals: 0,
      meals: 3,
    })
  })

  it('counts meals with a portion of fish, not with a little fish sauce', () => {
    const days = [[holds({ seafood: 3 }), holds({ seafood: 0.2 })], [holds({ seafood: 1 })]]
    expect(weekGroups(days)).toMatchObject({ fishMeals: 2, wholeShare: null })
  })

  it('leaves out a meal of which one dish is not known, and says so', () => {
    const days = [[{ ...holds({ vegetables: 3 }), sides: [{}] }, holds({ vegetables: 1 })], [{}], []]
    expect(weekGroups(days)).toMatchObject({ vegetableCups: 1, unknownMeals: 2, meals: 3 })
  })

  it('says nothing of a week without a known meal', () => {
    expect(weekGroups([[{}], []])).toBeNull()
    expect(weekGroups([])).toBeNull()
  })
})

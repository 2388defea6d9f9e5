import { boughtFood } from '@pennyplate/domain/food/part-of'
import { STAPLES } from '@pennyplate/domain/food/staples'
import { expect, it } from 'vitest'
import { foodById } from '../src/foods/foods.ts'
import { packagesOf } from '../src/prices/packages.ts'

it.each(STAPLES.flatMap(({ name, foodIds }) => foodIds.map((id) => [name, id] as const)))(
  '%s: %s is a food that is sold and keeps for a month or more once opened',
  (_, id) => {
    const food = foodById(id)
    expect(food && boughtFood(food)).toBe(id)
    expect(packagesOf(id).length).toBeGreaterThan(0)
    expect(food?.shelfLifeDays.opened).toBeGreaterThanOrEqual(30)
  },
)

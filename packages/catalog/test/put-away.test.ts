import { amountOf, parseQuantity } from '@pennyplate/domain/amounts/quantity'
import { isMassUnit, isVolumeUnit, toGrams } from '@pennyplate/domain/amounts/units'
import { boughtQuantity } from '@pennyplate/domain/shopping/shopping-list-pantry'
import { expect, it } from 'vitest'
import { allFoods } from '../src/foods/foods.ts'
import { packages } from '../src/prices/packages.ts'

/** Stores sell these larger than recipes count them: a recipe's onion weighs 110 g and a store's 158 g. */
const SOLD_LARGER: ReadonlySet<string> = new Set([
  'onion',
  'red-onion',
  'tomato',
  'avocado',
  'cantaloupe',
  'watermelon',
])

it('what is bought by the piece weighs as much in the pantry', () => {
  const counted = packages.flatMap((pack) => {
    const quantity = boughtQuantity({ name: pack.name, packages: [{ ...pack, count: 1 }] })
    const amount = amountOf(parseQuantity(quantity))
    const isPiece = amount && !amount.size && !isMassUnit(amount.unit) && !isVolumeUnit(amount.unit)
    return isPiece ? [{ pack, quantity, amount }] : []
  })
  expect(counted.length).toBeGreaterThan(100)
  const wrong = counted.flatMap(({ pack, quantity, amount }) => {
    const food = allFoods().get(pack.foodId)
    const found = food && toGrams(amount, food)
    if (!found?.ok) return [`${pack.id}: nobody knows what ${quantity} weighs`]
    const share = found.grams / pack.edibleG
    if ((share > 0.8 && share < 1.25) || SOLD_LARGER.has(pack.foodId)) return []
    return [`${pack.id}: ${quantity} weighs ${found.grams} g, the package ${pack.edibleG} g`]
  })
  expect(wrong).toEqual([])
})

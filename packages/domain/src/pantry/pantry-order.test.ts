import { describe, expect, it } from 'vitest'
import { type PantryOrder, sortPantry } from './pantry-order.ts'

const ITEMS = [
  { name: 'milk', dateAdded: '2026-11-20T08:00:00.000Z', expiryDate: '2026-11-25' },
  { name: 'Beans 10', dateAdded: '2026-11-21T08:00:00.000Z', expiryDate: null },
  { name: 'Apples', expiryDate: '2026-11-22' },
  { name: 'beans 9', dateAdded: '2026-11-19T08:00:00.000Z' },
]

describe('the order of the pantry', () => {
  it.each<[PantryOrder, string[]]>([
    ['name', ['Apples', 'beans 9', 'Beans 10', 'milk']],
    ['added', ['Apples', 'beans 9', 'milk', 'Beans 10']],
    ['newest', ['Beans 10', 'milk', 'beans 9', 'Apples']],
    ['expiry', ['Apples', 'milk', 'Beans 10', 'beans 9']],
  ])('by %s', (order, names) => {
    expect(sortPantry(ITEMS, order).map(({ name }) => name)).toEqual(names)
  })
})

import { describe, expect, it } from 'vitest'
import type { PantryItem } from './pantry.ts'
import { findDuplicates, groupKey, mergePantryItems } from './pantry-duplicates.ts'

const item = (id: string, name: string, more: Partial<PantryItem> = {}): PantryItem => ({
  id,
  name,
  quantity: '1 item',
  category: 'Other',
  ...more,
})
const groupsOf = (items: readonly PantryItem[], keptApart: string[] = []) =>
  findDuplicates(items, new Set(keptApart)).map((group) => group.map(({ id }) => id))

describe('the same food twice', () => {
  it.each<[string, PantryItem, PantryItem, boolean]>([
    ['the same words', item('a', 'Black beans'), item('b', ' black BEAN '), true],
    ['the words in another order', item('a', 'Beans, black'), item('b', 'Black beans'), true],
    ['other words', item('a', 'Black beans'), item('b', 'Green beans'), false],
    [
      'other words for one food',
      item('a', 'Milk', { foodId: 'milk-whole' }),
      item('b', 'Whole milk', { foodId: 'milk-whole' }),
      true,
    ],
    [
      'one barcode in two forms',
      item('a', 'Tuna', { barcode: '080000006738' }),
      item('b', 'Fish', { barcode: '0080000006738' }),
      true,
    ],
    ['two brands', item('a', 'Milk', { brand: 'One' }), item('b', 'Milk', { brand: 'Two' }), false],
    ['a brand and none', item('a', 'Milk', { brand: 'One' }), item('b', 'Milk'), true],
    [
      'amounts that cannot be added',
      item('a', 'Rice', { quantity: '2 lb' }),
      item('b', 'Rice', { quantity: '1 bag' }),
      false,
    ],
    ['2% and whole', item('a', 'Milk 2%'), item('b', 'Milk'), false],
  ])('%s', (_, one, other, isDuplicate) => {
    expect(groupsOf([one, item('z', 'Zucchini'), other])).toEqual(isDuplicate ? [['a', 'b']] : [])
  })

  it('is not suggested again after being kept separate', () => {
    const items = [item('a', 'Milk'), item('b', 'Milk')]
    expect(groupsOf(items, [groupKey(items)])).toEqual([])
    expect(groupsOf([...items, item('c', 'Milk')], [groupKey(items)])).toEqual([['a', 'b', 'c']])
  })

  it('becomes one item with the fields of both', () => {
    const items = [
      item('a', 'Milk', {
        quantity: '1 gallon',
        dateAdded: '2026-11-20T08:00:00Z',
        expiryDate: '2026-12-01',
        expiryEstimated: true,
      }),
      item('b', 'Rice'),
      item('c', 'Milk', {
        quantity: '2 quarts',
        brand: 'One',
        barcode: '080000006738',
        dateAdded: '2026-11-19T08:00:00Z',
        expiryDate: '2026-11-25',
      }),
    ]
    expect(mergePantryItems(items, ['a', 'c'])).toEqual([
      {
        ...items[0],
        quantity: '1.5 gallons',
        brand: 'One',
        barcode: '080000006738',
        dateAdded: '2026-11-19T08:00:00Z',
        expiryDate: '2026-11-25',
        expiryEstimated: false,
      },
      items[1],
    ])
  })

  it('stays unchanged when one of them is gone or can no longer be added', () => {
    const gone = [item('a', 'Milk')]
    expect(mergePantryItems(gone, ['a', 'b'])).toEqual(gone)
    const changed = [item('a', 'Rice', { quantity: '1 lb' }), item('b', 'Rice', { quantity: '1 bag' })]
    expect(mergePantryItems(changed, ['a', 'b'])).toEqual(changed)
  })

  it('is found among 5,000 items without comparing each with each', () => {
    const items = Array.from({ length: 5000 }, (_, n) => item(`${n}`, `Food ${n % 2500}`))
    const before = process.threadCpuUsage()
    expect(groupsOf(items)).toHaveLength(2500)
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(1000)
  })
})

type Fields = { brand?: string; quantity?: string }

it.each<[string, (at: number) => Fields]>([
  ['the same', () => ({})],
  ['of different brands', (at) => ({ brand: `Brand ${at}` })],
  ['in amounts that cannot be added', (at) => ({ quantity: `1 thing${at}` })],
])('reads each of many items only a few times, even if all are %s', (_, fieldsAt) => {
  let reads = 0
  const items = Array.from({ length: 500 }, (__, at) => {
    const { quantity = '1 can', ...more } = fieldsAt(at)
    return {
      id: `i${at}`,
      name: 'Rice',
      ...more,
      get quantity() {
        reads += 1
        return quantity
      },
    }
  })
  findDuplicates(items, new Set())
  expect(reads).toBeLessThan(30 * items.length)
})

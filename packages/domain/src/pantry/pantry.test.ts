import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adjustPantryItem, editPantryItem, filterPantry, findByBarcode, makePantryItem } from './pantry.ts'
import { formatPantryQuantity, parsePantryQuantity } from './pantry-quantity.ts'

describe('a quantity changed by one', () => {
  const cases: [text: string, minus: string | 'removed', plus: string][] = [
    ['2 cans', '1 cans', '3 cans'],
    ['1 cans', 'removed', '2 cans'],
    ['1 item', 'removed', '2 items'],
    ['2 items', '1 item', '3 items'],
    ['3 Items', '2 items', '4 items'],
    ['12', '11 items', '13 items'],
    ['500g', '499 g', '501 g'],
    ['  4  bags of rice ', '3 bags of rice', '5 bags of rice'],
    ['0 cans', 'removed', '1 cans'],
    ['some', 'removed', '2 items'],
    ['a dozen', 'removed', '2 items'],
    ['1.5 lb', 'removed', '2 items'],
    ['1/2 gallon', 'removed', '2 items'],
    ['-3 cans', 'removed', '2 items'],
    ['', 'removed', '2 items'],
    ['99999999999999999999 cans', 'removed', '2 items'],
  ]
  it.each(cases)('%j: minus gives %j, plus gives %j', (quantity, minus, plus) => {
    const items = [
      { id: 'other', quantity: '7 jars' },
      { id: 'this', quantity },
    ]
    const quantityAfter = (step: 1 | -1) =>
      adjustPantryItem(items, 'this', step).find((item) => item.id === 'this')?.quantity ?? 'removed'
    expect(quantityAfter(-1)).toBe(minus)
    expect(quantityAfter(1)).toBe(plus)
  })

  it('leaves every other item unchanged', () => {
    const items = [
      { id: 'a', quantity: '1 item' },
      { id: 'b', quantity: '2 cans' },
    ]
    expect(adjustPantryItem(items, 'a', -1)).toEqual([{ id: 'b', quantity: '2 cans' }])
    expect(adjustPantryItem(items, 'nobody', 1)).toEqual(items)
  })

  it('plus and then minus gives the same quantity', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999 }),
        fc.constantFrom('item', 'cans', 'fl oz'),
        (count, unit) => {
          const quantity = formatPantryQuantity({ count, unit })
          const up = adjustPantryItem([{ id: 'a', quantity }], 'a', 1)
          expect(adjustPantryItem(up, 'a', -1)).toEqual([{ id: 'a', quantity }])
        },
      ),
    )
  })

  it('reads any text as a whole number of units', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { count, unit } = parsePantryQuantity(text)
        expect(Number.isSafeInteger(count) && count >= 0 && unit.length > 0).toBe(true)
      }),
    )
  })
})

describe('adding an item by hand', () => {
  const now = new Date('2026-11-21T08:00:00Z')

  it('takes a name and a category, and counts one item when no quantity is given', () => {
    expect(makePantryItem({ name: ' Rice ', category: 'Grains', quantity: ' ' }, 'id-1', now)).toEqual({
      outcome: 'made',
      item: {
        id: 'id-1',
        name: 'Rice',
        category: 'Grains',
        quantity: '1 item',
        dateAdded: '2026-11-21T08:00:00.000Z',
      },
    })
  })

  it('keeps its other fields', () => {
    const draft = {
      name: 'Tuna',
      category: 'Canned',
      quantity: '2 cans',
      brand: ' StarKist ',
      barcode: '080000006738',
      expiryDate: '2028-11-20',
      expiryEstimated: true,
      foodId: 'tuna-water',
      dateAdded: '2026-11-01',
    }
    const made = makePantryItem(draft, 'id-1', now)
    expect(made).toEqual({ outcome: 'made', item: { ...draft, id: 'id-1', brand: 'StarKist' } })
  })

  it.each([
    ['', 'Grains', ['name']],
    ['   ', '', ['name', 'category']],
    ['Rice', '', ['category']],
    ['Rice', 'Hardware', ['category']],
  ])('name %j in category %j: %j is missing', (name, category, toFix) => {
    expect(makePantryItem({ name, category, quantity: '2 bags' }, 'id-1', now)).toEqual({
      outcome: 'incomplete',
      toFix,
    })
  })

  it.each(['-3 cans', ' − 1/2 cup', '–.5 lb'])('has never a quantity below zero: %j', (quantity) => {
    expect(makePantryItem({ name: 'Beans', category: 'Canned', quantity }, 'id-1', now)).toEqual({
      outcome: 'incomplete',
      toFix: ['quantity'],
    })
  })
})

describe('editing an item', () => {
  const before = {
    id: 'a',
    name: 'Milk',
    quantity: '1 gallon',
    category: 'Dairy' as const,
    brand: 'One',
    expiryDate: '2026-11-25',
    imageUrl: 'kept',
  }

  it('changes only what the form changed', () => {
    const meanwhile = [{ ...before, quantity: '2 gallon' }]
    const after = {
      id: 'a',
      name: 'Whole milk',
      quantity: '1 gallon',
      category: 'Dairy' as const,
      brand: 'One',
    }
    expect(editPantryItem(meanwhile, before, after)).toEqual([
      { ...before, name: 'Whole milk', quantity: '2 gallon', expiryDate: null },
    ])
  })

  it('ignores an item that is gone', () => {
    expect(editPantryItem([], before, before)).toEqual([])
  })
})

describe('an item by its barcode', () => {
  const items = [{ barcode: null }, { barcode: '0080000006738' }, { barcode: 'ABC-1' }]
  it.each([
    ['080000006738', items[1]],
    ['0 80000 00673 8', items[1]],
    ['ABC-1', items[2]],
    ['012345678905', undefined],
    ['', undefined],
  ])('%j', (code, found) => {
    expect(findByBarcode(items, code)).toBe(found)
  })
})

describe('finding items', () => {
  const items = [
    { name: 'Black beans', brand: 'Goya', category: 'Canned' as const },
    { name: 'Green beans', brand: null, category: 'Produce' as const },
    { name: 'Milk', category: 'Dairy' as const },
  ]
  it.each([
    ['', '', ['Black beans', 'Green beans', 'Milk']],
    ['BEANS', '', ['Black beans', 'Green beans']],
    ['beans goya', '', ['Black beans']],
    ['beans', 'Produce', ['Green beans']],
    ['', 'Dairy', ['Milk']],
    ['caviar', '', []],
  ])('%j in category %j', (text, category, names) => {
    expect(filterPantry(items, { text, category }).map((item) => item.name)).toEqual(names)
  })
})

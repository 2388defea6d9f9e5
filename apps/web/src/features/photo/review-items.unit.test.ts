import type { PhotoItem } from '@pennyplate/contract/ai/photo'
import { describe, expect, it } from 'vitest'
import { blankReviewItem, newLineNames, setKept, toPantryItems, toReviewItem } from './review-items.ts'

const MILK: PhotoItem = {
  name: 'Whole milk',
  brand: null,
  quantity: '1 gallon',
  category: 'Dairy',
  confidence: 0.87,
  source: 'receipt',
  foodId: 'milk-whole',
  shelfLifeDays: 7,
  barcode: null,
  line: 'GV WHL MLK',
  priceCents: 348,
}
const UNKNOWN: PhotoItem = {
  ...MILK,
  name: 'GV ZQX',
  line: 'GV ZQX',
  category: 'Other',
  confidence: 0,
  foodId: null,
  shelfLifeDays: null,
}
const NOW = new Date('2026-11-21T12:00:00Z')
const reviewed = (...items: Parameters<typeof toPantryItems>[0]) => toPantryItems(items, NOW, '2026-11-21')

describe('what was read in a photo', () => {
  it('keeps what the label of a scanned product says', () => {
    const label = { allergens: ['milk'], mayContain: ['soy'], traits: ['dairy'] } as const
    const scanned = {
      ...toReviewItem({ ...MILK, barcode: '078742229218', ...label }, 'a'),
      name: 'Our yogurt',
    }
    const made = reviewed(scanned)
    expect(made.outcome === 'ready' && made.items[0]).toMatchObject({ name: 'Our yogurt', ...label })
  })

  it('is kept unless it is unknown; the person checks and names that', () => {
    expect(toReviewItem(MILK, 'a')).toMatchObject({ isKept: true, isOpen: false })
    const unknown = toReviewItem(UNKNOWN, 'b')
    expect(unknown).toMatchObject({ isKept: false, isOpen: false })
    expect(setKept(unknown, true)).toMatchObject({ isKept: true, isOpen: true })
  })

  it('becomes items with confidence and use-by date', () => {
    expect(reviewed(toReviewItem(MILK, 'a'), toReviewItem(UNKNOWN, 'b'))).toEqual({
      outcome: 'ready',
      items: [
        {
          id: 'a',
          name: 'Whole milk',
          quantity: '1 gallon',
          category: 'Dairy',
          dateAdded: NOW.toISOString(),
          foodId: 'milk-whole',
          expiryDate: '2026-11-28',
          expiryEstimated: true,
          confidence: 87,
        },
      ],
    })
  })

  it('under another name is another food, without confidence', () => {
    const renamed = { ...toReviewItem(MILK, 'a'), name: 'Oat drink' }
    const { items } = { items: [], ...reviewed(renamed) }
    expect(items).toEqual([
      { id: 'a', name: 'Oat drink', quantity: '1 gallon', category: 'Dairy', dateAdded: NOW.toISOString() },
    ])
  })

  it('without a name is not saved and is reported', () => {
    const both = [toReviewItem(MILK, 'a'), { ...blankReviewItem('b'), name: '  ' }]
    expect(toPantryItems(both, NOW, '2026-11-21')).toEqual({ outcome: 'incomplete', id: 'b' })
  })

  it('yields the lines that were named differently, and no others', () => {
    const same = toReviewItem(MILK, 'a')
    const named = { ...setKept(toReviewItem(UNKNOWN, 'b'), true), name: ' Granola ', category: 'Grains' }
    const dropped = { ...toReviewItem(MILK, 'c'), name: 'Tea', isKept: false }
    expect(newLineNames([same, named, dropped, blankReviewItem('d')])).toEqual([
      { line: 'GV ZQX', name: 'Granola', category: 'Grains' },
    ])
  })
})

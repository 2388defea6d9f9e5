import { describe, expect, it } from 'vitest'
import type { StoredLine, StoredPackage } from './shopping-list-lines.ts'
import { toPantryItem } from './shopping-list-pantry.ts'

const WHEN = { id: 'new', now: new Date('2026-11-22T18:00:00Z'), today: '2026-11-22' }
const bought = (line: Partial<StoredLine>, section = 'Other') =>
  toPantryItem({ name: 'Food', ...line }, section, WHEN)
const pack = (amountText: string, count: number, netG: number, edibleG = netG): StoredPackage => {
  return { id: amountText, priceCents: 100, amountText, count, netG, edibleG }
}
const packed = (...packages: [amountText: string, count: number, netG: number][]) =>
  bought({ packages: packages.map((one) => pack(...one)) }).quantity

describe('what was bought, as the pantry writes it', () => {
  it.each([
    ['15 oz can', 2, '2 cans (15 oz)'],
    ['2 lb bag', 1, '1 bag (2 lb)'],
    ['16 oz', 2, '2 packages (16 oz)'],
    ['48 fl oz', 1, '1 bottle (48 fl oz)'],
    ['each', 5, '5 items'],
    ['each (about 2.3 lb)', 1, '1 item'],
    ['18 oz canister', 1, '1 package (18 oz)'],
    ['1 bunch', 1, '1 bunch'],
    ['12 ct', 2, '24 items'],
    ['1 gal', 1, '1 gallon'],
    ['about 2.5 lb', 2, '5 lb'],
    ['1 head', 2, '2 heads'],
    ['20 oz (4 cans)', 2, '8 cans (5 oz)'],
  ])('%s, %i of it: %s', (amountText, count, expected) => {
    expect(packed([amountText, count, 100])).toBe(expected)
  })

  it('tortillas by the piece, where recipes count the same piece', () => {
    const inPacks = (saidIn: { unit: string; grams: number }) =>
      bought({ saidIn, packages: [pack('16 oz (10 ct)', 2, 454)] }).quantity
    expect(inPacks({ unit: 'each', grams: 46 })).toBe('20 items')
    const buns = pack('14.5 oz (8 ct)', 1, 411, 352)
    expect(bought({ saidIn: { unit: 'each', grams: 44 }, packages: [buns] }).quantity).toBe('8 items')
    // Boxes of raisins are no raisins, and flour is measured.
    expect(inPacks({ unit: 'each', grams: 0.5 })).toBe('2 packages (16 oz)')
    expect(inPacks({ unit: 'cup', grams: 46 })).toBe('2 packages (16 oz)')
  })

  it('sizes that are counted alike by their count', () => {
    expect(packed(['20 oz (4 cans)', 1, 567], ['5 oz can', 1, 142])).toBe('5 cans (5 oz)')
    expect(packed(['18 ct', 1, 1023], ['12 ct', 1, 682])).toBe('30 items')
    // Two bags and two single apples are neither four bags nor four apples.
    expect(packed(['3 lb bag', 2, 1361], ['each', 2, 202])).toBe('6.9 lb')
  })

  it('mixed and unreadable sizes by weight', () => {
    expect(packed(['60 oz (4 cans)', 1, 1701], ['15.5 oz can', 3, 439])).toBe('6.66 lb')
    expect(packed(['1 bunch of 6', 1, 400])).toBe('14.11 oz')
    expect(packed(['2 lb bag', 1, 907], ['5 lb bag', 0, 2268])).toBe('1 bag (2 lb)')
  })

  it("in the list's words when there are no packages", () => {
    expect(bought({ quantity: 2, unit: 'cans' }).quantity).toBe('2 cans')
    expect(bought({ quantity: '1 lb' }).quantity).toBe('1 lb')
    expect(bought({}).quantity).toBe('1 item')
  })
})

describe('a bought item', () => {
  it('has its price, and whether it is what was paid', () => {
    expect(bought({ estimatedPrice: 2.09 })).toMatchObject({ priceCents: 209, priceEstimated: true })
    const paid = bought({ estimatedPrice: 1.89, pricePaid: 1.89, listedPrice: 2.09 })
    expect(paid.priceCents).toBe(189)
    expect(paid).not.toHaveProperty('priceEstimated')
    expect(bought({})).not.toHaveProperty('priceCents')
  })

  it("is dated, marked as bought, and has the food's shelf life", () => {
    expect(bought({ name: 'Kale', foodId: 'kale', keepsDays: 7, pantryCategory: 'Produce' })).toEqual({
      id: 'new',
      name: 'Kale',
      quantity: '1 item',
      category: 'Produce',
      dateAdded: '2026-11-22T18:00:00.000Z',
      fromShoppingList: true,
      foodId: 'kale',
      expiryDate: '2026-11-29',
      expiryEstimated: true,
    })
  })

  it('keeps what its label says', () => {
    const yogurt = bought({
      foodId: 'yogurt-vanilla',
      contains: ['milk'],
      mayContain: ['soy'],
      traits: ['gelatin'],
    })
    expect(yogurt).toMatchObject({ allergens: ['milk'], mayContain: ['soy'], traits: ['gelatin'] })
  })

  it.each([
    ['Produce', 'Produce'],
    ['Meat & Seafood', 'Meat'],
    ['Dairy, eggs and refrigerated', 'Dairy'],
    ['Canned goods and broth', 'Canned'],
    ['Pasta, rice and dry beans', 'Grains'],
    ['Bread and bakery', 'Grains'],
    ['Frozen', 'Frozen'],
    ['Oils and vinegars', 'Condiments'],
    ['Snacks and sweets', 'Snacks'],
    ['Pantry', 'Other'],
  ])('from a section called %s goes to %s', (section, category) => {
    expect(bought({}, section).category).toBe(category)
  })
})

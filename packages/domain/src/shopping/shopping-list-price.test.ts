import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StoredLine } from './shopping-list-lines.ts'
import { lineCents } from './shopping-list-lines.ts'
import { shortG, withAlreadyHave, withCounts, withPricePaid, withQuantity } from './shopping-list-price.ts'

const BEANS: StoredLine = {
  name: 'Canned black beans',
  quantity: 2,
  unit: '15 oz can',
  estimatedPrice: 1.66,
  low: 1.5,
  high: 1.82,
  packages: [{ id: 'can', amountText: '15 oz can', priceCents: 83, netG: 250, edibleG: 250, count: 2 }],
  needG: 450,
  pantryG: 0,
  leftoverG: 50,
}
const RICE: StoredLine = {
  name: 'Rice',
  quantity: '1 x 5 lb bag + 1 x 2 lb bag',
  unit: '',
  estimatedPrice: 6,
  packages: [
    { id: 'five', amountText: '5 lb bag', priceCents: 400, netG: 2250, edibleG: 2250, count: 1 },
    { id: 'two', amountText: '2 lb bag', priceCents: 200, netG: 900, edibleG: 900, count: 1 },
  ],
}

describe('the price of a line', () => {
  it('is what was paid, until that is removed', () => {
    const paid = withPricePaid(BEANS, 1.5)
    expect(paid).toMatchObject({ estimatedPrice: 1.5, pricePaid: 1.5, listedPrice: 1.66 })
    expect(withPricePaid(paid, null)).toEqual(BEANS)
  })

  it('may be zero', () => {
    expect(withPricePaid(BEANS, 0)).toMatchObject({ estimatedPrice: 0, pricePaid: 0 })
  })

  it('is zero for food at home, and can be restored', () => {
    const at = withAlreadyHave(BEANS, true)
    expect(at).toMatchObject({ estimatedPrice: 0, alreadyHave: true, listedPrice: 1.66 })
    expect(withAlreadyHave(at, false)).toEqual(BEANS)
    const paid = withPricePaid(BEANS, 1.5)
    expect(withAlreadyHave(withAlreadyHave(paid, true), false)).toEqual(paid)
  })

  it('of an unpriced line is what was paid, and unknown when that is removed', () => {
    const unpriced = { name: 'Foil' }
    expect(withPricePaid(unpriced, 4)).toEqual({ name: 'Foil', estimatedPrice: 4, pricePaid: 4 })
    expect(withPricePaid(withPricePaid(unpriced, 4), null)).toEqual(unpriced)
    expect(withAlreadyHave(withAlreadyHave(unpriced, true), false)).toEqual(unpriced)
  })
})

describe('the number of packages', () => {
  it('changes the price, its range, the leftover and the text', () => {
    expect(withCounts(BEANS, new Map([['can', 3]]))).toEqual({
      ...BEANS,
      quantity: 3,
      estimatedPrice: 2.49,
      low: 2.25,
      high: 2.73,
      packages: [{ id: 'can', amountText: '15 oz can', priceCents: 83, netG: 250, edibleG: 250, count: 3 }],
      leftoverG: 300,
    })
  })

  it('may remove one of two sizes', () => {
    expect(withCounts(RICE, new Map([['five', 0]]))).toMatchObject({
      quantity: 1,
      unit: '2 lb bag',
      estimatedPrice: 2,
    })
  })

  it('says when it is too little for the week', () => {
    expect(shortG(BEANS)).toBe(0)
    expect(shortG(withCounts(BEANS, new Map([['can', 1]])))).toBe(200)
    expect(shortG({ ...withCounts(BEANS, new Map([['can', 1]])), pantryG: 150 })).toBe(50)
  })

  it('drops the price paid for another count', () => {
    const changed = withCounts(withPricePaid(BEANS, 1), new Map([['can', 4]]))
    expect(changed).toMatchObject({ estimatedPrice: 3.32 })
    expect(changed).not.toHaveProperty('pricePaid')
  })

  it('costs whole cents for any count', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 1, max: 99 }), (priceCents, count) => {
        const [pack] = BEANS.packages ?? []
        if (!pack) throw new Error('no package')
        const line = { ...BEANS, packages: [{ ...pack, priceCents }] }
        expect(lineCents(withCounts(line, new Map([['can', count]])))).toBe(priceCents * count)
      }),
    )
  })
})

describe('the quantity of a line without packages', () => {
  it('scales the price where both are plain numbers', () => {
    const line = { name: 'Milk', quantity: 2, unit: 'gallons', estimatedPrice: 6.5 }
    expect(withQuantity(line, ' 3 ')).toMatchObject({ quantity: 3, estimatedPrice: 9.75 })
    expect(withQuantity({ ...line, quantity: '2' }, '1')).toMatchObject({ quantity: 1, estimatedPrice: 3.25 })
  })

  it('is kept as written, at the same price', () => {
    const line = { name: 'Soap', quantity: '1 bar', estimatedPrice: 2 }
    expect(withQuantity(line, 'two bars')).toEqual({ name: 'Soap', quantity: 'two bars', estimatedPrice: 2 })
  })
})

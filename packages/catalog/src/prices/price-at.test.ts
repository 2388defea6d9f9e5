import { type Package, PRICE_CLASSES } from '@pennyplate/domain/food/package'
import { describe, expect, test } from 'vitest'
import regions from '../../data/price-regions.json' with { type: 'json' }
import states from '../../data/zip/states.json' with { type: 'json' }
import { packages, packagesOf } from './packages.ts'
import { priceAt } from './price-at.ts'
import { regionOfZip } from './price-region.ts'

const milk: Package = {
  id: 'milk',
  foodId: 'milk-whole',
  name: 'Great Value Whole Vitamin D Milk',
  amountText: '1 gal',
  netG: 3899,
  edibleG: 3899,
  priceCents: 1000,
  lowCents: 900,
  highCents: 1100,
  asOf: '2026-10-01',
  source: 'estimate',
  priceClass: 'milk',
}

describe('the region of a ZIP code', () => {
  test('every state and territory a ZIP code can lie in has factors for every price class', () => {
    const named = new Set([...Object.keys(states.prefixes), ...Object.values(states.exceptions)])
    expect(new Set(Object.keys(regions))).toEqual(named)
    for (const region of Object.values(regions)) {
      expect(Object.keys(region.factors).sort()).toEqual([...PRICE_CLASSES].sort())
    }
  })

  test('factors stay near one, because prices hardly vary by place, except where a state sets the price of milk', () => {
    for (const { basis, factors } of Object.values(regions)) {
      for (const factor of Object.values(basis === 'law' ? { ...factors, milk: 1 } : factors)) {
        expect(factor).toBeGreaterThan(0.9)
        expect(factor).toBeLessThan(1.1)
      }
      expect(Math.abs(factors.stable - 1)).toBeLessThan(0.01)
    }
  })

  test('an unknown ZIP code has no region', () => {
    expect(regionOfZip('00000')).toBeNull()
    expect(regionOfZip('')).toBeNull()
  })
})

describe('a price at a place', () => {
  test.each([
    ['49548', 914],
    ['72758', 960],
    ['72762', 960],
    ['33607', 1061],
    ['93230', 1064],
    ['19103', 1490],
    ['58102', 1173],
    ['00000', 1000],
    ['not a ZIP', 1000],
  ])('milk of $10.00 costs at %s %d cents', (zip, cents) => {
    expect(priceAt(milk, zip).priceCents).toBe(cents)
  })

  test('the range scales with the price and is wider without a store observation', () => {
    const ratioAt = (zip: string) => {
      const { priceCents, highCents } = priceAt(milk, zip)
      return highCents / priceCents
    }
    expect(ratioAt('33607')).toBeCloseTo(ratioAt('93230'), 2)
    expect(ratioAt('10001')).toBeGreaterThan(ratioAt('33607'))
    expect(ratioAt('04101')).toBeGreaterThan(ratioAt('10001'))
  })

  test('a local price keeps its source and date', () => {
    expect(priceAt(milk, '10001')).toMatchObject({ asOf: '2026-10-01', source: 'estimate' })
  })

  test('no package is free or outside its range in any state', () => {
    for (const zip of ['72762', '93230', '99501', '96910', '00000']) {
      for (const pack of packages) {
        const { priceCents, lowCents, highCents } = priceAt(pack, zip)
        expect(priceCents).toBeGreaterThan(0)
        expect(lowCents).toBeLessThanOrEqual(priceCents)
        expect(highCents).toBeGreaterThanOrEqual(priceCents)
      }
    }
  })
})

/**
 * 18 of the 20 items of a public price tracker at five Walmart stores, January to May 2023: the cart's mean total at each
 * (source: Adison-Fryman/inflation_track), times 1.0613 for food at home from 2023 to August 2026. Eggs and Granny Smith
 * apples are left out: they have been seen since, a third below.
 */
describe('a basket of 18 items at five stores', () => {
  const basket: [string, string][] = [
    ['whole-wheat-bread', '20 oz loaf'],
    ['peanut-butter', 'Jif 16 oz jar'],
    ['cheddar', '16 oz block'],
    ['milk-whole', '1 gal'],
    ['deli-turkey', '16 oz'],
    ['celery', 'bunch'],
    ['carrot', '1 lb bag'],
    ['roma-tomato', 'each'],
    ['orange', 'each'],
    ['chicken-breast', 'frozen 3 lb bag'],
    ['beef-patties', 'frozen 3 lb'],
    ['frozen-peas', 'Great Value 32 oz bag'],
    ['extra-virgin-olive-oil', '25.5 fl oz'],
    ['white-rice', 'Long Grain 32 oz bag'],
    ['black-beans-canned', 'Great Value Black Beans 15 oz can'],
    ['corn-canned', '15 oz can'],
    ['peanut-butter', '18 oz jar'],
    ['diced-tomatoes', 'Great Value Diced 14.5 oz can'],
  ]

  function packageLike(foodId: string, words: string): Package {
    const found = packagesOf(foodId).find(({ name, amountText }) =>
      words.split(' ').every((word) => `${name} ${amountText}`.includes(word)),
    )
    if (found === undefined) throw new Error(`no package of ${foodId} like ${words}`)
    return found
  }

  test.each([
    ['33607', 5753],
    ['49548', 5698],
    ['72758', 5700],
    ['93230', 5755],
    ['98057', 5736],
  ])('costs at %s within 3 % of what it cost there', (zip, centsIn2023) => {
    const cents = basket.reduce(
      (sum, [foodId, words]) => sum + priceAt(packageLike(foodId, words), zip).priceCents,
      0,
    )
    const expected = centsIn2023 * 1.0613
    expect(Math.abs(cents - expected) / expected).toBeLessThan(0.03)
  })
})

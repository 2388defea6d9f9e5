import { describe, expect, test } from 'vitest'
import table from '../../data/seasons.json' with { type: 'json' }
import { foodById } from '../foods/foods.ts'
import { packagesOf } from './packages.ts'
import { priceInRegion } from './price-at.ts'
import { regionOfZip } from './price-region.ts'
import { seasonOf } from './season.ts'

const IOWA = '50309'
const GEORGIA = '30303'

describe('the season of a food', () => {
  test.each([
    ['strawberries', 5, 'in'],
    ['strawberries', 8, 'near'],
    ['strawberries', 12, 'out'],
    ['orange', 1, 'in'],
    ['orange', 11, 'near'],
    ['orange', 8, 'out'],
    ['banana', 6, null],
    ['frozen-strawberries', 12, null],
    ['ground-beef-80', 12, null],
  ])('%s in month %d: %s', (foodId, month, season) => {
    expect(seasonOf(foodId, month, 'West North Central')).toBe(season)
  })

  test('begins a month earlier in the South and on the Pacific', () => {
    expect(seasonOf('strawberries', 3, regionOfZip(IOWA)?.division)).toBe('near')
    expect(seasonOf('strawberries', 3, regionOfZip(GEORGIA)?.division)).toBe('in')
  })

  test('every row is a fresh fruit or vegetable that is sold, with real months, once', () => {
    expect(new Set(table.map(({ foodId }) => foodId)).size).toBe(table.length)
    for (const { foodId, from, to, swing } of table) {
      expect(foodById(foodId)?.aisle, foodId).toBe('produce')
      expect(packagesOf(foodId).length, foodId).toBeGreaterThan(0)
      for (const month of [from, to]) expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]).toContain(month)
      expect(['wide', 'small']).toContain(swing)
    }
  })
})

describe('a price in a month', () => {
  const priceOf = (foodId: string, month: number | null) => {
    const [pack] = packagesOf(foodId)
    if (!pack) throw new Error(foodId)
    return priceInRegion(pack, regionOfZip(IOWA), month)
  }

  test.each(['strawberries', 'zucchini'])(
    '%s cost less in July than over the year, and more in January',
    (foodId) => {
      const usual = priceOf(foodId, null).priceCents
      expect(priceOf(foodId, 7).priceCents).toBeLessThan(usual)
      expect(priceOf(foodId, 1).priceCents).toBeGreaterThan(usual)
    },
  )

  test('is less sure than the mean of the year, and stays within a quarter of it', () => {
    const width = (month: number | null) => {
      const { lowCents, highCents } = priceOf('strawberries', month)
      return highCents / lowCents
    }
    expect(width(6)).toBeGreaterThan(width(null))
    for (const { foodId } of table)
      for (let month = 1; month <= 12; month++) {
        const share = priceOf(foodId, month).priceCents / priceOf(foodId, null).priceCents
        expect(share, foodId).toBeGreaterThan(0.75)
        expect(share, foodId).toBeLessThan(1.25)
      }
  })

  test('is the same all year for food without a season', () => {
    for (const foodId of ['banana', 'white-rice', 'frozen-strawberries'])
      expect(priceOf(foodId, 1)).toEqual(priceOf(foodId, 7))
  })
})

import { hasValidCheckDigit } from '@pennyplate/domain/food/barcode'
import { PANTRY_CATEGORIES } from '@pennyplate/domain/food/pantry-categories'
import { describe, expect, test } from 'vitest'
import table from '../../data/barcodes.json' with { type: 'json' }
import { packagesOf } from '../prices/packages.ts'
import { findBarcode, guessMisread } from './find-barcode.ts'

describe('the built-in table', () => {
  test('holds about 90 products, each code once', () => {
    expect(table.length).toBeGreaterThanOrEqual(90)
    expect(new Set(table.map(({ upc }) => upc)).size).toBe(table.length)
  })

  test.each(table)('$upc is a valid UPC-A of $brand $name', (product) => {
    expect(product.upc).toMatch(/^\d{12}$/)
    expect(hasValidCheckDigit(product.upc)).toBe(true)
    expect(PANTRY_CATEGORIES).toContain(product.category)
    expect(packagesOf(product.foodId)).not.toEqual([])
  })
})

describe('finding a product', () => {
  test.each(['080000006738', '0080000006738', '00080000006738', '0 80000 00673 8'])(
    '%s is the tuna',
    (text) => {
      expect(findBarcode(text)).toMatchObject({ brand: 'StarKist', foodId: 'tuna-water', size: '5 oz' })
    },
  )

  test.each(['080000006739', '5449000000996', '', 'tuna'])('%s is not in the table', (text) => {
    expect(findBarcode(text)).toBeNull()
  })

  test('a misread of a known code finds the product', () => {
    expect(guessMisread('080000006739').map(({ foodId }) => foodId)).toContain('tuna-water')
    expect(guessMisread('080000006738')).toEqual([])
  })
})

import { hasValidCheckDigit } from '@pennyplate/domain/food/barcode'
import { ALLERGENS, FOOD_TRAITS } from '@pennyplate/domain/food/food'
import { PANTRY_CATEGORIES } from '@pennyplate/domain/food/pantry-categories'
import { describe, expect, test } from 'vitest'
import everyday from '../../data/barcodes.json' with { type: 'json' }
import fromKroger from '../../data/barcodes-kroger.json' with { type: 'json' }
import fromOpenFoodFacts from '../../data/barcodes-open-food-facts.json' with { type: 'json' }
import { foodById } from '../foods/foods.ts'
import { packagesOf } from '../prices/packages.ts'
import { allProducts, findBarcode, guessMisread } from './find-barcode.ts'

describe('the built-in tables', () => {
  test('hold 1,161 products, each code in one file', () => {
    const files = [everyday, fromOpenFoodFacts.products, fromKroger.products]
    expect(files.map(({ length }) => length)).toEqual([99, 960, 102])
    expect(allProducts()).toHaveLength(1161)
  })

  test.each(everyday)('$upc, $brand $name, has a category and a food that is sold', (product) => {
    expect(PANTRY_CATEGORIES).toContain(product.category)
    expect(packagesOf(product.foodId)).not.toEqual([])
  })

  test('have valid codes, known categories, allergens and traits, and foods that are sold', () => {
    const wrong = allProducts().filter(
      ({ upc, category, foodId, allergens = [], traits = [] }) =>
        !/^\d{12}$/.test(upc) ||
        !hasValidCheckDigit(upc) ||
        !PANTRY_CATEGORIES.some((known) => known === category) ||
        !allergens.every((one) => ALLERGENS.includes(one)) ||
        !traits.every((one) => FOOD_TRAITS.includes(one)) ||
        (foodId !== null && (foodById(foodId)?.category !== category || packagesOf(foodId).length === 0)),
    )
    expect(wrong.filter(({ upc }) => !everyday.some((known) => known.upc === upc))).toEqual([])
  })

  test('name the source, license and attribution of what is from Open Food Facts', () => {
    expect(fromOpenFoodFacts).toMatchObject({
      license: 'ODbL-1.0',
      attribution: '(c) Open Food Facts contributors',
    })
  })
})

describe('finding a product', () => {
  test.each(['080000006738', '0080000006738', '00080000006738', '0 80000 00673 8'])(
    '%s is the tuna',
    (text) => {
      expect(findBarcode(text)).toMatchObject({ brand: 'StarKist', foodId: 'tuna-water', size: '5 oz' })
    },
  )

  test.each([
    ['011110586049', { name: 'Sharp Cheddar Cheese Bar', foodId: 'cheddar', allergens: ['milk'] }],
    ['011110010551', { name: 'Ground Nutmeg', brand: 'Kroger', foodId: 'nutmeg', size: '1.85 oz' }],
    ['033400601782', { name: 'Enriched Macaroni Product, Mafalda', foodId: null, allergens: ['wheat'] }],
  ])('%s is one of the larger tables', (text, product) => {
    expect(findBarcode(text)).toMatchObject(product)
  })

  test.each(['080000006739', '5449000000996', '', 'tuna'])('%s is not in the table', (text) => {
    expect(findBarcode(text)).toBeNull()
  })

  test('a misread of a known code finds the product', () => {
    expect(guessMisread('080000006739').map(({ foodId }) => foodId)).toContain('tuna-water')
    expect(guessMisread('080000006738')).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { labelInWords } from './label-words.ts'

test.each([
  ['Toasted Oat Cereal', 'Whole oat flour, wheat starch, sugar', ['wheat']],
  ['Chili Beans', 'Pinto beans, soybean oil, wheat flour', ['wheat']],
  ['Sour Cream & Onion Crisps', 'Dried potatoes, whey, sour cream', ['milk']],
  ['Cracker Jack', null, ['peanut']],
  ['Cracker Jack', 'Popcorn, peanuts, molasses', ['peanut']],
  ['Black Beans', 'Prepared black beans, water, salt', []],
  ['Silk Almond Yogurt Alternative', null, ['tree-nut']],
])('%s with %j has %j', (name, ingredients, allergens) => {
  expect(labelInWords(name, ingredients).allergens).toEqual(allergens)
})

test('an ingredient list adds traits to a product', () => {
  expect(labelInWords('Strawberry Yogurt', 'Milk, strawberries, kosher gelatin').traits).toContain('gelatin')
})

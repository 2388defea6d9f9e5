import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf, parseQuantity } from './quantity.ts'

test.each([
  ['1 1/2 cups', 1.5, 'cup', ''],
  ['1-1/2 cups sugar', 1.5, 'cup', 'sugar'],
  ['½ lb', 0.5, 'lb', ''],
  ['1½ tsp salt', 1.5, 'tsp', 'salt'],
  ['1⁄4 cup oil', 0.25, 'cup', 'oil'],
  ['.5 oz cheese', 0.5, 'oz', 'cheese'],
  ['1,000 g flour', 1000, 'g', 'flour'],
  ['a pinch', 1, 'pinch', ''],
  ['pinch of salt', 1, 'pinch', 'salt'],
  ['1 dozen', 12, 'each', ''],
  ['half a dozen eggs', 6, 'each', 'eggs'],
  ['one and a half cups milk', 1.5, 'cup', 'milk'],
  ['a couple of onions', 2, 'each', 'onions'],
  ['half a bag', 0.5, 'bag', ''],
  ['3 onions', 3, 'each', 'onions'],
  ['1 item', 1, 'each', ''],
  ['12 ct', 12, 'each', ''],
  ['1 T oil', 1, 'tbsp', 'oil'],
  ['1 t oil', 1, 'tsp', 'oil'],
  ['2 fl. oz. cream', 2, 'fl oz', 'cream'],
  ['2 heaping tablespoons cocoa', 2, 'tbsp', 'cocoa'],
  ['about 2 cups of rice', 2, 'cup', 'rice'],
  ['1 cup (240 ml) milk', 1, 'cup', 'milk'],
  ['4 garlic cloves, minced', 4, 'clove', 'garlic, minced'],
  ['2 country style pork ribs', 2, 'each', 'country style pork ribs'],
  ['juice of 2 limes', 2, 'each', 'limes juice'],
  ['1 cup plus 2 tbsp flour', 1.125, 'cup', 'flour'],
  ['1 lb 8 oz beef', 1.5, 'lb', 'beef'],
  ['garlic, 3 cloves', 3, 'clove', 'garlic'],
  ['ground beef 2 lbs', 2, 'lb', 'ground beef'],
  ['2% milk gal', 1, 'gallon', '2% milk'],
])('%s', (text, amount, unit, rest) => {
  expect(parseQuantity(text)).toMatchObject({ amount, unit, rest })
})

test.each([
  ['1 (15 oz) can black beans', 1, 'can', 15, 'oz'],
  ['2 (14.5-ounce) cans tomatoes', 2, 'can', 14.5, 'oz'],
  ['1 can (15 ounces) corn', 1, 'can', 15, 'oz'],
  ['2 14-oz cans corn', 2, 'can', 14, 'oz'],
  ['a 28 oz can tomatoes', 1, 'can', 28, 'oz'],
  ['15-ounce can chickpeas', 1, 'can', 15, 'oz'],
  ['400g tin tomatoes', 1, 'can', 400, 'g'],
  ['2 x 400 g', 2, 'each', 400, 'g'],
  ['2*15 oz cans chickpeas', 2, 'can', 15, 'oz'],
  ['1/2 of a 15-oz can of black beans', 0.5, 'can', 15, 'oz'],
  ['4 (6 oz) salmon fillets', 4, 'fillet', 6, 'oz'],
])('%s says how large one is', (text, amount, unit, sizeAmount, sizeUnit) => {
  expect(parseQuantity(text)).toMatchObject({ amount, unit, size: { amount: sizeAmount, unit: sizeUnit } })
})

test.each([
  ['2-3 cloves', 2, 3, 'clove'],
  ['2 to 3 cups', 2, 3, 'cup'],
  ['1/4–1/2 tsp', 0.25, 0.5, 'tsp'],
])('%s is a range', (text, amount, maxAmount, unit) => {
  expect(parseQuantity(text)).toMatchObject({ amount, maxAmount, unit })
})

test('a range is converted by its middle', () => {
  expect(amountOf(parseQuantity('2-3 cloves'))).toEqual({ amount: 2.5, unit: 'clove' })
})

test.each(['salt to taste', '2% milk', '80/20 ground beef', '7up', 'vegetable oil for frying', ''])(
  '%j has no quantity',
  (text) => {
    expect(parseQuantity(text)).toEqual({ amount: null, unit: null, rest: text })
    expect(amountOf(parseQuantity(text))).toBeNull()
  },
)

const units = fc.constantFrom('cup', 'tsp', 'lb', 'oz', 'g', 'can', 'clove', 'slice')
const foods = fc.constantFrom('flour', 'black beans', 'chicken thighs', 'olive oil')

test('whole amounts, units and foods are read back as written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), units, foods, (amount, unit, rest) => {
      expect(parseQuantity(`${amount} ${unit} ${rest}`)).toMatchObject({ amount, unit, rest })
    }),
  )
})

test('a mixed number is its whole part and its fraction', () => {
  const fractions = fc.constantFrom<[number, number][]>([1, 2], [1, 3], [3, 4], [5, 8])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fractions, (whole, [top, bottom]) => {
      expect(parseQuantity(`${whole} ${top}/${bottom} cups rice`).amount).toBeCloseTo(whole + top / bottom, 9)
    }),
  )
})

test('any text is read without an error, and an amount is a number', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { amount } = parseQuantity(text)
      expect(amount === null || Number.isFinite(amount)).toBe(true)
    }),
  )
})

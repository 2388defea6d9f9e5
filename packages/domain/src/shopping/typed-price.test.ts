import { expect, it } from 'vitest'
import { splitTypedPrice } from './typed-price.ts'

it.each([
  ['dishwasher tabs $6', 'dishwasher tabs', 6, false],
  ['dishwasher tabs $6.49', 'dishwasher tabs', 6.49, false],
  ['$4 birthday candles', 'birthday candles', 4, false],
  ['coffee for $12.50, ground', 'coffee, ground', 12.5, false],
  ['2 gift cards ($25 each)', '2 gift cards', 25, true],
  ['paper towels - $ 8', 'paper towels', 8, false],
  ['charcoal @ $9', 'charcoal', 9, false],
  ['apples $3/lb', 'apples $3/lb', null, false],
  ['apples $3 per pound', 'apples $3 per pound', null, false],
  ['$5', '$5', null, false],
  ['6 eggs', '6 eggs', null, false],
  ['tv $1,200', 'tv $1,200', null, false],
])('%s', (typed, text, dollars, isOfOne) => {
  expect(splitTypedPrice(typed)).toEqual({ text, dollars, isOfOne })
})

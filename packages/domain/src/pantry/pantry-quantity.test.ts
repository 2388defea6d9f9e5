import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseQuantity } from '../amounts/quantity.ts'
import {
  addPantryQuantities,
  editedPantryQuantity,
  onePackage,
  parsePantryQuantity,
  saidPantryQuantity,
  toPantryQuantity,
} from './pantry-quantity.ts'

describe('two amounts of one food', () => {
  it.each([
    ['1 can', '1 can', '2 cans'],
    ['2 cans', '3 Cans', '5 cans'],
    ['1 item', '1 item', '2 items'],
    ['3 cans', '1 item', '4 cans'],
    ['1 item', '2 loaves', '3 loaves'],
    ['1 loaf', '1 loaf', '2 loaves'],
    ['12 eggs', '6 eggs', '18 eggs'],
    ['2 cans (15 oz)', '1 can (15 oz)', '3 cans (15 oz)'],
    ['1 can (5 oz)', '1 item', '2 cans (5 oz)'],
    ['1 package (400 g)', '1 package (400 g)', '2 packages (400 g)'],
    ['1 lb', '8 oz', '1.5 lb'],
    ['0.5 gallon', '2 quarts', '1 gallon'],
    ['1.5 lb', '1.5 lb', '3 lb'],
    ['2 cans', '1 bag', null],
    ['2 cans', '1 lb', null],
    ['1 lb', '1 cup', null],
    ['2 cans (15 oz)', '1 cans (28 oz)', null],
    ['some', '2 cans', null],
    ['1 item', '1 lb', null],
  ])('%j and %j are %j', (one, other, sum) => {
    expect(addPantryQuantities(one, other)).toBe(sum)
  })

  it('counts add up', () => {
    const count = fc.integer({ min: 1, max: 100_000 })
    const unit = fc.constantFrom('item', 'can', 'cans', 'boxes', 'eggs', 'leaf')
    fc.assert(
      fc.property(count, count, unit, (left, right, word) => {
        const sum = addPantryQuantities(`${left} ${word}`, `${right} ${word}`)
        expect(parsePantryQuantity(sum ?? '').count).toBe(left + right)
      }),
    )
  })
})

describe('a typed quantity, as the pantry writes it', () => {
  it.each([
    ['2 cans black beans', '2 cans'],
    ['a can of corn', '1 can'],
    ['2 (15 oz) cans corn', '2 cans (15 oz)'],
    ['1 dozen eggs', '12 items'],
    ['milk', '1 item'],
    ['3 loaves bread', '3 loaves'],
    ['1.5 lb ground beef', '1.5 lb'],
    ['half a gallon milk', '0.5 gallon'],
    ['2 cups rice', '2 cups'],
    ['1/3 cup oil', '0.33 cup'],
  ])('%j is %j', (line, quantity) => {
    expect(toPantryQuantity(parseQuantity(line))).toBe(quantity)
  })
})

describe('one package from a store', () => {
  it.each([
    ['5 oz', 'Canned', '1 can (5 oz)'],
    ['400 g', 'Condiments', '1 package (400 g)'],
    ['12 fl oz', 'Other', '1 bottle (12 fl oz)'],
    ['1 gal', 'Dairy', '1 gallon'],
    ['64 fl oz', 'Dairy', '1 bottle (64 fl oz)'],
    ['20 ct / 1 oz', 'Snacks', '1 item'],
    ['a big one', 'Snacks', '1 item'],
    [null, 'Snacks', '1 item'],
  ] as const)('with %j on its label, of the category %s, is %j', (size, category, quantity) => {
    expect(onePackage(size, category)).toBe(quantity)
  })
})

it('a quantity that is shown in words stays exact until somebody changes it', () => {
  expect(editedPantryQuantity(saidPantryQuantity('0.81 bunch'), '0.81 bunch')).toBe('0.81 bunch')
  expect(editedPantryQuantity('1/2 bunch', '0.81 bunch')).toBe('1/2 bunch')
})

it.each([
  ['12 items', '12'],
  ['2.5 items', '2 1/2'],
  ['1 item', '1 item'],
  ['0.25 items', '1/4 item'],
  ['2.25 items', '2 1/4'],
  ['1.73 bags', 'about 1 3/4 bags'],
  ['3 cans', '3 cans'],
  ['1.83 oz', 'about 1 3/4 oz'],
  ['5.1 oz', 'about 5 oz'],
  ['1.8125 gallon', 'about 1 3/4 gallons'],
  ['0.6 gallon', 'about 2 1/2 quarts'],
  ['0.98 gallon', 'about 1 gallon'],
  ['0.2 gallon', 'about 3 1/4 cups'],
])('%s is said as %s', (stored, said) => {
  expect(saidPantryQuantity(stored)).toBe(said)
})

import { expect, test } from 'vitest'
import type { BarcodeProduct } from './find-barcode.ts'
import { labelOf, unreadLabel } from './product-label.ts'

const BREAD: BarcodeProduct = {
  upc: '',
  name: 'Sandwich loaf',
  brand: null,
  category: 'Grains',
  size: null,
  foodId: 'white-bread',
}

test('a label that was read whole says all there is', () => {
  const label = labelOf({ ...BREAD, allergens: ['wheat'], traits: ['gluten'] })
  expect(label).toEqual({ allergens: ['wheat'], mayContain: [], traits: ['gluten'] })
})

test('a label that was cut may hold what such products usually have', () => {
  const label = labelOf({ ...BREAD, allergens: ['wheat'], traits: ['gluten'], isLabelCut: true })
  expect(label.allergens).toEqual(['wheat'])
  expect(label.mayContain).toContain('soy')
  expect(label.mayContain).not.toContain('wheat')
})

test('a label that nobody read is that of the food and of the name', () => {
  expect(labelOf(BREAD).allergens).toContain('wheat')
  const buttery = labelOf({ ...BREAD, name: 'Buttermilk loaf' })
  expect(buttery.allergens).toEqual(expect.arrayContaining(['wheat', 'milk']))
})

test('an ingredient list is read', () => {
  expect(labelOf({ ...BREAD, ingredients: 'Rice flour, _eggs_, salt' }).allergens).toEqual(['egg'])
})

test('without a food, the name alone speaks', () => {
  expect(unreadLabel('Cheddar crackers', null).allergens).toContain('milk')
})

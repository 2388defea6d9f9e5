import { expect, it } from 'vitest'
import { writeIngredientLine } from './recipe-line.ts'

const ONION = { name: 'yellow onion', plural: 'yellow onions', sold: { unit: 'each', cups: 1 } }
const BROCCOLI = { name: 'broccoli', sold: { unit: 'head', cups: 4 } }
const GRAPES = { name: 'grapes', sold: { unit: 'oz', cups: 0.2 } }
const CELERY = { name: 'celery', sold: { unit: 'stalk', cups: 0.4 } }

it.each([
  [
    '2 cups broccoli, chopped (about half a head)',
    { ...BROCCOLI, amount: 2, unit: 'cup', preparation: 'chopped' },
  ],
  ['1 cup grapes (about 5 oz)', { ...GRAPES, amount: 1, unit: 'cup' }],
  [
    '1 1/2 cups yellow onion, diced (about 1 1/2), optional',
    { ...ONION, amount: 1.5, unit: 'cup', preparation: 'diced', isOptional: true },
  ],
  ['1/3 cup broccoli', { ...BROCCOLI, amount: 1 / 3, unit: 'cup' }],
  ['2 tbsp yellow onion, minced', { ...ONION, amount: 2, unit: 'tbsp', preparation: 'minced' }],
  [
    '1/4 cup yellow onion, chopped (1/4 of one)',
    { ...ONION, amount: 1 / 4, unit: 'each', preparation: 'chopped' },
  ],
  ['1/2 yellow onion, chopped', { ...ONION, amount: 1 / 2, unit: 'each', preparation: 'chopped' }],
  [
    '1/4 yellow onion, cut in wedges',
    { ...ONION, amount: 1 / 4, unit: 'each', preparation: 'cut in wedges' },
  ],
  [
    '2 tbsp yellow onion, chopped (less than 1/4 of one)',
    { ...ONION, amount: 1 / 8, unit: 'each', preparation: 'chopped' },
  ],
  ['1/4 yellow onion', { ...ONION, amount: 1 / 4, unit: 'each' }],
  [
    '1 1/2 tbsp celery, finely chopped (1/4 of a stalk)',
    { ...CELERY, amount: 1 / 4, unit: 'stalk', preparation: 'finely chopped' },
  ],
  ['1/4 stalk celery, sliced', { ...CELERY, amount: 1 / 4, unit: 'stalk', preparation: 'sliced' }],
])('a cook and a shopper read "%s"', (text, line) => {
  expect(writeIngredientLine(line, 1).text).toBe(text)
})

it('what the line counts for the list stays a part of a piece', () => {
  const { measured } = writeIngredientLine(
    { ...ONION, amount: 1, unit: 'each', preparation: 'chopped' },
    0.26,
  )
  expect(measured).toEqual({ amount: 1 / 4, unit: 'each' })
})

import { expect, it } from 'vitest'
import { aboutAmount, saidOf } from './said-amount.ts'

it.each([
  ['lemons', 29, { unit: 'each', grams: 58 }, 'half of a lemon'],
  ['rotisserie chicken', 510, { unit: 'each', grams: 680 }, 'three quarters of a rotisserie chicken'],
  ['apples', 45, { unit: 'each', grams: 182 }, 'a quarter of an apple'],
  ['flour tortillas', 290, { unit: 'each', grams: 49 }, '6 flour tortillas'],
  ['canned lentils', 200, { unit: 'can', grams: 255 }, 'three quarters of a can of lentils'],
  ['fresh cilantro', 70, { unit: 'bunch', grams: 77 }, 'most of a bunch of fresh cilantro'],
  ['fresh cilantro', 77, { unit: 'bunch', grams: 77 }, '1 bunch of fresh cilantro'],
  ['fresh cilantro', 133, { unit: 'bunch', grams: 77 }, '1 3/4 bunches of fresh cilantro'],
  ['avocados', 123, { unit: 'each', grams: 136 }, 'most of an avocado'],
  ['spinach', 113, null, '4 oz of spinach'],
])('%s, %i g is said as it is counted', (food, grams, saidIn, text) => {
  expect(saidOf(food, grams, saidIn)).toBe(text)
})

it.each([
  ['half a can', 'About half a can'],
  ['a little', 'A little'],
  ['most of a bunch', 'Most of a bunch'],
])('%s begins a sentence as %s', (said, begins) => {
  expect(aboutAmount(said)).toBe(begins)
})

it('meat with bones is said by the weight that was bought', () => {
  const legs = { unit: 'lb', grams: 331 }
  expect(saidOf('chicken leg quarters', 662, legs)).toBe('2 lb of chicken leg quarters')
})

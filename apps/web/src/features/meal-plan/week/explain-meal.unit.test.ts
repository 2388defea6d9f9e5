import { expect, test } from 'vitest'
import { describeMeal } from './explain-meal.ts'

const swapped = {
  foodId: 'pumpkin-seeds',
  name: 'Pumpkin seeds',
  insteadOf: { foodId: 'peanuts-roasted', name: 'Roasted peanuts' },
}

test.each([
  ['a dish as written', { description: 'Rice with lemon.' }, 'Rice with lemon.'],
  [
    'a variant',
    { description: 'Rice with lemon.', madeWith: [swapped] },
    'Rice with lemon. Made with pumpkin seeds instead of roasted peanuts.',
  ],
  ['a meal without a description', {}, ''],
])('%s is described', (_, meal, sentence) => {
  expect(describeMeal({ name: 'Lemon rice', ...meal })).toBe(sentence)
})

import { expect, it } from 'vitest'
import { unsaidAmounts } from './unsaid-amounts.ts'

it.each([
  '2148 g of 2% milk',
  '3.76 lb large eggs',
  '0.81 bunch green onions',
  '1/2 egg',
  '1 1/2 large eggs',
  '1 bananas',
  'Use 3 banana, sliced',
  'for undefined people',
])('nobody says "%s"', (text) => {
  expect(unsaidAmounts([`A line before.\n${text}`])).toEqual([text])
})

it.each([
  '1 1/2 bananas',
  '1/2 of a 15-oz can',
  '2 egg noodle bowls',
  '1 banana and 2 eggs',
  '14.5 oz can · $1.24',
  '27 min · 719 kcal · 26 g protein · 100 g carbs · 25 g fat',
  'Protein 19 g · Sodium 1,219 mg',
])('people say "%s"', (text) => {
  expect(unsaidAmounts([text])).toEqual([])
})

import { expect, test } from 'vitest'
import { mealFacts } from './meal-facts.ts'

test.each([
  [{ calories: 410.4, protein: 21, carbs: 40, fat: 0 }, '410 kcal, 21 g protein, 40 g carbs, 0 g fat'],
  [{ calories: 410, protein: null, carbs: 40 }, '410 kcal, 40 g carbs, protein, fat not known'],
  [undefined, 'calories, protein, carbs, fat not known'],
  [{ calories: 12_345, protein: 1, carbs: 2, fat: 3 }, '12,345 kcal, 1 g protein, 2 g carbs, 3 g fat'],
])('%j is shown as: %s', (nutrition, expected) => {
  expect(mealFacts({ name: 'Soup', nutrition }).join(', ')).toBe(expected)
})

import { expect, test } from 'vitest'
import { planReportMessages as words } from './plan-report.ts'

const WEEK = {
  vegetableCups: 2.44,
  fruitCups: 1.04,
  wholeShare: 0.5,
  fishMeals: 2,
  unknownMeals: 0,
  meals: 21,
}

test('a week is told in cups, shares of grain and meals of fish', () => {
  expect(words.groups(WEEK)).toBe(
    'Vegetables 2.4 cups and fruit 1 cup a day, half the grains whole, fish twice.',
  )
})

test.each([
  [{ wholeShare: null, fishMeals: 0 }, 'no grains, no fish.'],
  [{ wholeShare: 0, fishMeals: 1 }, 'no whole grains, fish once.'],
  [{ wholeShare: 0.09, fishMeals: 3 }, 'a tenth of the grains whole, fish 3 times.'],
  [{ wholeShare: 0.36, fishMeals: 2 }, 'a third of the grains whole, fish twice.'],
  [{ wholeShare: 1, fishMeals: 2 }, 'all grains whole, fish twice.'],
])('%j', (week, end) => {
  expect(words.groups({ ...WEEK, ...week })).toContain(` a day, ${end}`)
})

test('a week without fruit says so', () => {
  expect(words.groups({ ...WEEK, fruitCups: 0.02 })).toContain('Vegetables 2.4 cups a day, no fruit, half')
})

test('meals that are not counted are named', () => {
  expect(words.groupsUnknown(1, 7)).toBe('1 of 7 meals not counted: we do not know all that is in it.')
})

import { expect, it } from 'vitest'
import { type DishInWeek, type FoodInDish, mealReasons } from './meal-reasons.ts'

const MARKS = { cheapCents: 90, proteinTargetG: 60 }
const dish = (facts: Partial<DishInWeek>): DishInWeek => ({
  minutes: 28,
  costCents: 200,
  proteinG: 10,
  isLiked: false,
  isChosenCuisine: false,
  isLeftover: false,
  inSeason: [],
  foods: [],
  ...facts,
})
const food = (facts: Partial<FoodInDish>): FoodInDish => ({
  name: 'Spinach',
  cents: 50,
  isAtHome: false,
  isExpiring: false,
  isShared: false,
  ...facts,
})

it.each([
  ['nothing special', {}, []],
  ['what goes off soon', { foods: [food({ isAtHome: true, isExpiring: true })] }, ['uses-expiring Spinach']],
  ['what is at home', { foods: [food({ isAtHome: true })] }, ['uses-pantry Spinach']],
  [
    'the dearest of the foods others use too',
    { foods: [food({ isShared: true }), food({ name: 'Feta', cents: 80, isShared: true })] },
    ['uses-bought Feta'],
  ],
  ['nothing of a pinch', { foods: [food({ name: 'Salt', cents: 1, isAtHome: true })] }, []],
  [
    'that it is liked, cheap and quick',
    { isLiked: true, costCents: 90, minutes: 15 },
    ['liked', 'cheap', 'quick'],
  ],
  ['a third of the protein', { proteinG: 20 }, ['protein']],
  ['nothing of protein nobody knows', { proteinG: null }, []],
  ['what on the plate is in season', { inSeason: ['strawberries', 'zucchini'] }, ['in-season strawberries']],
  ['that it was cooked before', { isLeftover: true, isChosenCuisine: true }, ['leftovers', 'cuisine']],
] as const)('a meal is explained by %s', (_, facts, expected) => {
  const said = mealReasons(dish(facts), MARKS).map(({ code, food: name }) =>
    name ? `${code} ${name}` : code,
  )
  expect(said).toEqual(expected)
})

it('gives at most the three best reasons', () => {
  const everything = dish({
    isLiked: true,
    isLeftover: true,
    isChosenCuisine: true,
    costCents: 1,
    minutes: 1,
  })
  expect(mealReasons(everything, MARKS).map(({ code }) => code)).toEqual(['liked', 'leftovers', 'cheap'])
})

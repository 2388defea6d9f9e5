import { saidAmount } from '@pennyplate/domain/amounts/said-amount'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { readLine } from '../referee/read-dish.ts'
import { readTypedMeal, type TypedMeal } from './read-typed-meal.ts'
import { portionLine, portionUnitOf, usualPortionG } from './usual-portion.ts'

const catalog = ownCatalog('72762')

function told(read: TypedMeal): string {
  if (read.kind === 'elsewhere') return `at ${read.place}`
  if (read.kind === 'unknown') return 'unknown'
  if (read.kind === 'dish') {
    const { compiled, variantId } = read.dish
    return compiled.forms.find((form) => form.variantId === variantId)?.name ?? ''
  }
  return read.parts
    .map((part) => (part.is === 'food' ? part.food.name : part.compiled.recipe.name))
    .join(' + ')
}

describe('a typed meal', () => {
  it.each([
    ['breakfast', 'Cheerios with milk and banana', 'Toasted oat cereal + Milk + Banana'],
    ['breakfast', 'avacado toast with egg', 'Avocado toast with egg'],
    ['breakfast', 'apple slices w peanut butter', 'Apple slices and peanut butter'],
    ['breakfast', 'PB toast with banana', 'Peanut butter banana toast'],
    ['breakfast', 'english muffin with jelly', 'English muffins + Grape jelly'],
    ['lunch', 'PB&J', 'PB&J'],
    ['lunch', 'pbj and chips', 'PB&J + Potato chips'],
    ['lunch', 'Turkey sandwich', 'Turkey sandwich with mustard'],
    ['lunch', 'Chicken nuggets and mac and cheese', 'Chicken nuggets + Mac and cheese'],
    ['lunch', 'tuna fish sandwich', 'Tuna salad sandwich'],
    ['lunch', 'salami sandwhich on white bread w/ mustard', 'Salami + White bread + Yellow mustard'],
    ['lunch', 'grilled cheese and tomato soup', 'Tomato soup and grilled cheese'],
    ['lunch', 'quesadila', 'Cheese quesadilla'],
    ['lunch', 'leftover turkey sandwich', 'Turkey sandwich with mustard'],
    ['lunch', 'mac & cheese w/ peas', 'Baked mac and cheese + Peas'],
    ['lunch', 'a bowl of cereal', 'Cereal with milk'],
    ['lunch', 'spaghetti os', 'Canned pasta in tomato sauce'],
    ['dinner', 'burrito bowl', 'Chicken burrito bowl'],
    ['dinner', 'chicken parm', 'Chicken Parmesan'],
    ['lunch', "Campbell's chicken noodle soup", 'Chicken noodle soup'],
    ['snack', 'apple', 'Apple'],
    ['snack', '2 bananas', 'Banana'],
    ['dinner', 'tacos', 'Beef tacos'],
    ['dinner', 'crockpot chicken tacos', 'Chicken tacos'],
    ['dinner', 'Stouffers lasagna', 'Frozen lasagna'],
    ['dinner', 'Hamburger Helper', 'Cheeseburger macaroni'],
    ['dinner', 'TV dinner', 'Frozen turkey dinner'],
    ['dinner', 'taco tuesday', 'Beef tacos'],
    ['dinner', 'burgers and fries', 'Hamburgers + French fries'],
    ['dinner', 'meatloaf, mashed taters, corn', 'Meatloaf + Mashed potatoes + Corn'],
    ['dinner', 'rotisserie chicken and salad', 'Rotisserie chicken + Tossed salad'],
    ['lunch', 'Lunchables', 'Ham and cheese cracker lunch kit'],
    ['dinner', 'salad', 'Tossed salad'],
    ['dinner', 'Costco rotisserie chicken with bagged salad', 'Rotisserie chicken + Garden salad mix'],
    ['dinner', 'DiGiorno pizza', 'Frozen pizza'],
    ['snack', 'chips and salsa', 'Tortilla chips + Salsa'],
    ['snack', 'doritos', 'Nacho cheese tortilla chips'],
    ['snack', 'corn chips', 'Corn chips'],
    ['dinner', "Grandma's chicken noodle soup", 'Chicken noodle soup'],
  ] as const)('at %s is read: %s', (meal, typed, expected) => {
    expect(told(readTypedMeal(typed, meal, catalog))).toBe(expected)
  })

  it.each([
    ["Thanksgiving at grandma's", 'at out'],
    ['eating out - olive garden', 'at out'],
    ['turkey sub from subway', 'at out'],
    ['BBQ at the Johnsons', 'at out'],
    ['date night', 'at out'],
    ['Costco food court', 'at out'],
    ['school lunch', 'at school'],
    ['leftovers', 'at leftover'],
    ['leftover pizza', 'at leftover'],
    ['last night’s left-over chili', 'at leftover'],
    ['order pizza', 'at out'],
    ['Grandma brings dinner', 'at out'],
    ['doctor - fasting', 'at skip'],
  ])('that nobody here cooks is not cooked: %s', (typed, expected) => {
    expect(told(readTypedMeal(typed, 'dinner', catalog))).toBe(expected)
  })

  it.each(['zorblax', 'grandma’s surprise', 'chicken zorblax', '', '???'])(
    'is made up for no words it cannot read: %j',
    (typed) => {
      expect(told(readTypedMeal(typed, 'dinner', catalog))).toBe('unknown')
    },
  )

  it.each([
    ['ramen with an egg', 1],
    ['ramen with 2 eggs', 2],
    ['ramen with eggs', null],
  ])('has as many of a food as it says: %s', (typed, count) => {
    const read = readTypedMeal(typed, 'dinner', catalog)
    expect(read.kind === 'plate' && read.parts[1]).toMatchObject({ is: 'food', count })
  })

  it.each(['__proto__', 'constructor', 'toString'])('%s is no food', (typed) => {
    expect(readTypedMeal(typed, 'lunch', catalog)).toEqual({ kind: 'unknown' })
  })

  it('is read without failing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (typed) => {
        expect(['dish', 'plate', 'elsewhere', 'unknown']).toContain(
          readTypedMeal(typed, 'lunch', catalog).kind,
        )
      }),
      { numRuns: 50 },
    )
  })
})

it.each([
  ['ham and cheese cracker lunch kit', '1'],
  ['tv dinner', '1'],
  ['hot pocket', '1'],
  ['beef hot dogs', '2'],
  ['broccoli', '1 cup'],
  ['apple', '1'],
  ['banana', '1'],
])('a portion of %s is said as %s', (name, expected) => {
  const food = catalog.findFood(name)?.food
  if (!food) throw new Error(name)
  const grams = usualPortionG(food)
  expect(saidAmount(grams, portionUnitOf(food, grams))).toBe(expected)
})

it('a line of a portion weighs what the portion does, and is read as the same food', () => {
  const names = [
    'cereal',
    'milk',
    'egg',
    'white bread',
    'banana',
    'deli turkey',
    'cheddar',
    'salsa',
    'granola',
  ]
  for (const name of names) {
    const food = catalog.findFood(name)?.food
    if (!food) throw new Error(name)
    const grams = usualPortionG(food)
    const line = readLine(portionLine(food, grams), catalog)
    expect(line.food?.id, name).toBe(food.id)
    expect(Math.abs(line.grams - grams) / grams, name).toBeLessThan(0.15)
  }
})

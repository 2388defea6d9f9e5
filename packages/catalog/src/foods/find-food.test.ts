import { describe, expect, test } from 'vitest'
import { findFood, searchFoods } from './find-food.ts'

test.each([
  ['low sodium black beans', 'black-beans-low-sodium'],
  ['GV 2% milk', 'milk-2-percent'],
  ['Great Value Reduced Fat 2% Milk', 'milk-2-percent'],
  ['boneless skinless chicken thighs', 'chicken-thighs-boneless'],
  ['chicken thighs, boneless and skinless', 'chicken-thighs-boneless'],
  ['Large White Eggs', 'egg-large'],
  ['egg whites', 'egg-white'],
  ['tomatoe', 'tomato'],
  ['brocolli', 'broccoli'],
  ['parmesean', 'parmesan-grated'],
  ['breadcrumbs', 'bread-crumbs'],
  ['extra virgin olive oil', 'extra-virgin-olive-oil'],
  ['evoo', 'olive-oil'],
  ['scallions', 'green-onion'],
  ['garbanzo beans', 'chickpeas-canned'],
  ['93% lean ground turkey', 'ground-turkey'],
  ['Kroger frozen peas', 'frozen-peas'],
  ['jalapeño', 'jalapeno'],
  ['heinz ketchup', 'ketchup'],
  ['sweet potatoes', 'sweet-potato'],
])('%s is %s', (text, id) => {
  expect(findFood(text)?.food.id).toBe(id)
})

test.each([
  'cat litter',
  'AA batteries',
  'xylophone',
  'kangaroo loin',
  'birthday candles',
  '',
  '12',
  'the',
  '½',
])('%j is not found', (text) => {
  expect(findFood(text)).toBeNull()
})

// Each was once matched to a food without the allergen it names, or with another one.
test.each([
  ['pad thai sauce', null],
  ['macaroons', null],
  ['crayfish', 'crawfish'],
  ['okara', null],
  ['peanut flour', null],
  ['egg salad', null],
  ['rice (contains peanuts)', null],
  ['pistachio ice cream', null],
  ['non dairy milk', null],
  ['nut milk', null],
  ['almond croissant', null],
  ['gochujang', 'gochujang'],
  ['everything bagel', 'everything-bagels'],
  ['vegetable broth powder', 'bouillon-vegetable'],
  ['plain non fat Greek yogurt', 'greek-yogurt-plain'],
  ['salmon steaks', 'salmon'],
  ['everything bagel seasoning', 'everything-seasoning'],
])('%s is %s', (text, id) => {
  expect(findFood(text)?.food.id ?? null).toBe(id)
})

test('a unit does not override allergens: a cup of peanut flour is not flour', () => {
  expect(findFood('peanut flour', 'cup')).toBeNull()
  expect(findFood('shrimp ramen soup', 'can')?.food.allergens ?? ['shellfish']).toContain('shellfish')
})

test('an exact name scores 1, a misspelling less', () => {
  expect(findFood('Canned black beans')?.score).toBeCloseTo(1, 6)
  expect(findFood('zuchini')?.score).toBeLessThan(1)
})

test.each([
  ['rosemary', 'sprig', 'rosemary-fresh'],
  ['rosemary', 'tsp', 'rosemary-dried'],
  ['corn', 'ear', 'corn-on-the-cob'],
  ['corn', 'can', 'corn-canned'],
])('%s by the %s is %s', (text, unit, id) => {
  expect(findFood(text, unit)?.food.id).toBe(id)
})

describe('search while typing', () => {
  test('a half-typed word finds what it may become', () => {
    expect(searchFoods('chedd', 5).map((match) => match.food.id)).toContain('cheddar')
    expect(searchFoods('chicken thi', 5).map((match) => match.food.id)).toContain('chicken-thighs')
  })

  test('the best come first, each once, no more than asked', () => {
    const found = searchFoods('milk', 8)
    expect(found[0]?.food.id).toBe('milk-whole')
    expect(found).toHaveLength(8)
    expect(new Set(found.map((match) => match.food.id)).size).toBe(8)
    const scores = found.map((match) => match.score)
    expect(scores).toEqual([...scores].sort((left, right) => right - left))
  })

  test('nothing is found for nothing', () => {
    expect(searchFoods('', 5)).toEqual([])
    expect(searchFoods('qqqq', 5)).toEqual([])
  })
})

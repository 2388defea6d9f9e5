import { expect, test } from 'vitest'
import { withDefaults } from '../profile/profile.ts'
import {
  foodPhrasesOf,
  labelServing,
  OWN_FOODS_MAX,
  type OwnFood,
  ownFoodsCalled,
  packageSize,
  suitsAll,
  unknownOfOwnFood,
  withOwnFood,
} from './own-food.ts'
import { formOfOwnFood, readOwnFoodForm } from './own-food-form.ts'

const SAUCE: OwnFood = { id: 'ownfood-12345678', name: 'Aunt May’s sauce', category: 'Condiments' }
const asked = { phrases: ['Vegan', 'mango'], today: '2026-11-25' }

test.each([
  ['24 oz jar', 680, false, 'jar'],
  ['1 jar (24 oz)', 680, false, 'jar'],
  ['Net wt 14 oz', 397, false, null],
  ['2 lb bag', 907, false, 'bag'],
  ['16 fl oz bottle', 473, true, 'bottle'],
  ['6 (4 oz) cups', 680, false, null],
] as const)('"%s" is a package of %d g', (text, grams, isByVolume, container) => {
  const size = packageSize(text)
  expect(size).toMatchObject({ isByVolume, container })
  expect(Math.round(size?.grams ?? 0)).toBe(grams)
})

test.each(['', 'jar', '12', 'a few'])('"%s" is no size of a package', (text) => {
  expect(packageSize(text)).toBeNull()
})

test('a serving of a label has a weight, and with a volume also a density', () => {
  expect(labelServing('1/2 cup (125 g)')?.grams).toBe(125)
  expect(labelServing('1/2 cup (125 g)')?.densityGPerMl).toBeCloseTo(1.057, 2)
  expect(labelServing('1 piece (55g)')).toEqual({ grams: 55, densityGPerMl: null })
  expect(labelServing('2 tbsp')).toEqual({ grams: null, densityGPerMl: null })
  expect(labelServing('one')).toBeNull()
})

test('what a household says about food is all of its words', () => {
  const profile = withDefaults({
    dietType: 'Vegetarian',
    allergies: ['peanuts'],
    dietaryRestrictions: ['No pork'],
    dislikedFoods: [],
    customDislikedFoods: ' olives ',
    dairyPreferences: { milk: 'No Milk', eggs: 'Large White Eggs' },
  })
  expect(foodPhrasesOf(profile)).toEqual(['Vegetarian', 'peanuts', 'No pork', 'olives', 'No Milk'])
  expect(foodPhrasesOf(withDefaults({}))).toEqual([])
})

test('a label that was read for less than the household says today was not read', () => {
  expect(suitsAll({ suits: ['Vegan', 'mango'] }, ['mango'])).toBe(true)
  expect(suitsAll({ suits: ['Vegan'] }, ['Vegan', 'mango'])).toBe(false)
  expect(suitsAll({}, ['Vegan'])).toBe(false)
  expect(suitsAll({}, [])).toBe(true)
})

test('fields that say nothing leave it unknown', () => {
  const form = formOfOwnFood({ name: ' Aunt May’s sauce ', category: 'Condiments' }, [])
  expect(readOwnFoodForm(form, { id: SAUCE.id }, asked)).toEqual({ food: SAUCE })
})

test('a filled form and the food it says are the same', () => {
  const food: OwnFood = {
    ...SAUCE,
    packageText: '24 oz jar',
    priceCents: 499,
    pricedOn: '2026-11-25',
    contains: ['milk'],
    suits: asked.phrases,
    servingText: '1/2 cup (125 g)',
    nutrition: { calories: 80, sodium: 480 },
  }
  const form = formOfOwnFood(food, asked.phrases)
  expect(form).toMatchObject({ price: '4.99', label: 'read', suits: true })
  expect(readOwnFoodForm(form, { id: food.id }, asked)).toEqual({ food })
  // The day is that of the price.
  const later = { ...asked, today: '2026-12-24' }
  expect(readOwnFoodForm(form, food, later)).toEqual({ food })
  expect(readOwnFoodForm({ ...form, price: '$5.29' }, food, later)).toMatchObject({
    food: { priceCents: 529, pricedOn: '2026-12-24' },
  })
})

test('an unread label suits nobody, whatever was checked before', () => {
  const form = { ...formOfOwnFood(SAUCE, []), label: 'unknown', contains: ['milk'], suits: true } as const
  expect(readOwnFoodForm(form, SAUCE, asked)).toEqual({ food: SAUCE })
})

test('wrong fields are told', () => {
  const form = {
    ...formOfOwnFood({ ...SAUCE, nutrition: { calories: 80 } }, []),
    name: '  ',
    packageText: 'a jar',
    price: 'five',
  }
  expect(readOwnFoodForm(form, SAUCE, asked)).toEqual({
    faults: { name: 'missing', packageText: 'no-size', price: 'no-price', servingText: 'no-weight' },
  })
  const negative = { ...form, name: 'x', packageText: '', price: '', servingText: '30 g' }
  expect(readOwnFoodForm({ ...negative, nutrition: { ...form.nutrition, fat: '-1' } }, SAUCE, asked)).toEqual(
    { faults: { fat: 'no-number' } },
  )
})

test('a food is added once and changed in place, and there is room for so many', () => {
  const once = withOwnFood([], SAUCE)
  expect(withOwnFood(once, { ...SAUCE, priceCents: 1 })).toEqual([{ ...SAUCE, priceCents: 1 }])
  const many = Array.from({ length: OWN_FOODS_MAX }, (_, at) => ({ ...SAUCE, id: `ownfood-${at}` }))
  expect(withOwnFood(many, SAUCE)).toBe(many)
})

test('what nobody has said of a food is unknown', () => {
  expect(unknownOfOwnFood({ id: 'ownfood-1', name: 'Sauce', category: 'Other' })).toEqual([
    'price',
    'allergens',
    'nutrition',
  ])
  const said = {
    ...SAUCE,
    packageText: '24 oz jar',
    priceCents: 499,
    contains: [],
    nutrition: { calories: 80 },
  }
  expect(unknownOfOwnFood(said)).toEqual([])
  expect(unknownOfOwnFood({ ...said, packageText: 'a jar' })).toEqual(['price'])
})

test('own foods are found by words of their names', () => {
  expect(ownFoodsCalled([SAUCE], 'may sau')).toEqual([SAUCE])
  expect(ownFoodsCalled([SAUCE], 'june')).toEqual([])
  expect(ownFoodsCalled([SAUCE], ' ')).toEqual([])
})

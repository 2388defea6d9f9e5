import type { FoodTrait } from '@pennyplate/domain/food/food'
import { expect, test } from 'vitest'
import { allFoods, type CatalogFood, EQUIVALENTS_ROWS } from './foods.ts'

const foods = [...allFoods().values()]

type Known = Readonly<Record<keyof NonNullable<CatalogFood['equivalents']>, number>>

/** Every finding of a check. A figure that is unknown is checked by the test of the unknown ones alone. */
function complaints(check: (known: Known, food: CatalogFood) => readonly (string | false)[]): string[] {
  return foods.flatMap((food) => {
    const known = Object.fromEntries(
      Object.entries(food.equivalents ?? {}).map(([key, amount]) => [key, amount ?? 0]),
    ) as Known
    return check(known, food).flatMap((problem) => (problem ? [`${food.id}: ${problem}`] : []))
  })
}

test('every food says what it counts as, where that comes from and how sure it is', () => {
  expect(Object.keys(EQUIVALENTS_ROWS).sort()).toEqual(foods.map(({ id }) => id).sort())
  const said = Object.entries(EQUIVALENTS_ROWS).filter(
    ([, { from, sure, fatFrom }]) =>
      !['exact', 'similar', 'estimated'].includes(sure) ||
      !(from === null || /^(\d{8}|FPED [a-z ]+|own sugar)$/.test(from)) ||
      !['SR28', 'FNDDS', 'estimate', null].includes(fatFrom),
  )
  expect(said).toEqual([])
})

test('what comes from nowhere counts as nothing', () => {
  const counted = complaints(({ saturatedFatG, monoFatG, polyFatG, ...groups }, { id }) => [
    EQUIVALENTS_ROWS[id]?.from === null && Object.values(groups).some((amount) => amount > 0) && 'counted',
  ])
  expect(counted).toEqual([])
})

test('fats are unknown where the fat itself is, and nothing else is unknown', () => {
  const unknown = foods.filter(({ equivalents }) => Object.values(equivalents ?? {}).includes(null))
  expect(unknown.filter(({ composition }) => composition.fatG !== null)).toEqual([])
  expect(unknown.length).toBeLessThanOrEqual(10)
})

test('a part is at most the whole', () => {
  const found = complaints((known, { composition: { fatG, saturatedFatG, sugarG, carbsG } }) => [
    known.wholeFruitCups > known.fruitCups && 'whole fruit',
    known.greensAndBeansCups > known.vegetableCups && 'greens and beans',
    known.seafoodOz + known.plantProteinOz > known.proteinOz + 0.02 && 'seafood and plant protein',
    known.addedSugarG > (sugarG ?? carbsG ?? 0) + 0.01 && 'added sugar',
    known.saturatedFatG > (saturatedFatG ?? fatG ?? 0) + 0.01 && 'saturated fat',
    known.saturatedFatG + known.monoFatG + known.polyFatG > (fatG ?? 0) + 0.01 && 'kinds of fat',
  ])
  expect(found).toEqual([])
})

/** By USDA bran and germ are refined grain by the weight of flour; chestnuts count as nuts, and batter is thick. */
const UNLIKE_THEIR_COMPOSITION = ['wheat-bran', 'wheat-germ', 'oat-bran', 'chestnuts']

test('equivalents agree with the carbohydrate and protein of the food', () => {
  const found = complaints((known, { id, composition: { carbsG, proteinG } }) => {
    const grainsOz = known.wholeGrainsOz + known.refinedGrainsOz
    const animalOz = known.proteinOz - known.plantProteinOz
    const leastProteinG = 4 * (animalOz + known.dairyCups) + known.plantProteinOz
    return [
      grainsOz * 9.5 > (carbsG ?? 100) + 3 && `${grainsOz} oz of grain in ${carbsG} g carbohydrate`,
      leastProteinG > (proteinG ?? 100) * 1.3 + 1 && `${leastProteinG} g protein expected, ${proteinG} found`,
    ].map((problem) => !UNLIKE_THEIR_COMPOSITION.includes(id) && problem)
  })
  expect(found).toEqual([])
})

type Amount = keyof Known
const COUNTS_AS: readonly (readonly [FoodTrait, readonly Amount[]])[] = [
  ['fish', ['seafoodOz', 'proteinOz']],
  ['shellfish', ['seafoodOz', 'proteinOz']],
  ['cheese', ['dairyCups']],
  ['pulse', ['vegetableCups', 'proteinOz', 'plantProteinOz']],
  ['nuts', ['plantProteinOz']],
]
/** Fat, broth and sauces that hold little of what they are made of. */
const HOLDS_LITTLE = ['seasoning', 'animal-fat', 'sweet', 'drink', 'processed'] as const
/** Young limas are a starchy vegetable. */
const STARCHY = ['lima-beans-canned', 'frozen-lima-beans', 'clam-juice']

test('fish, cheese, beans and nuts count as what they are', () => {
  const found = complaints((known, { id, traits }) =>
    COUNTS_AS.flatMap(([trait, amounts]) =>
      traits.includes(trait) && !HOLDS_LITTLE.some((one) => traits.includes(one)) && !STARCHY.includes(id)
        ? amounts.map((amount) => known[amount] === 0 && `${trait} without ${amount}`)
        : [],
    ),
  )
  expect(found).toEqual([])
})

test.each([
  ['corn-tortilla', 'wholeGrainsOz', 0],
  ['heavy-cream', 'dairyCups', 0],
  ['butter', 'dairyCups', 0],
  ['sour-cream', 'dairyCups', 0],
  ['milk-whole', 'dairyCups', 0.41],
  ['all-purpose-flour', 'refinedGrainsOz', 6.25],
  ['rolled-oats', 'wholeGrainsOz', 3.53],
  ['sugar', 'addedSugarG', 99.79],
  ['banana', 'addedSugarG', 0],
  ['spinach', 'greensAndBeansCups', 1.43],
] as const)('100 g of %s has %s of %d', (id, amount, expected) => {
  expect(allFoods().get(id)?.equivalents?.[amount]).toBeCloseTo(expected, 1)
})

test('raw meat counts as what is left of it once it is cooked', () => {
  const beef = allFoods().get('ground-beef-80')
  expect(beef?.equivalents?.proteinOz).toBeLessThan(2.5)
  expect(beef?.equivalents?.saturatedFatG).toBeLessThan(0.7 * (beef?.composition.saturatedFatG ?? 0))
})

import { picturedFoods, pictureOfFood } from '@pennyplate/domain/food/food-pictures'
import { expect, test } from 'vitest'
import { foodById } from '../foods/foods.ts'
import { drawFood } from './draw-food.ts'

const BYTES_MAX = 1536

const foods = picturedFoods()

test('every food with a picture is a food of the catalog and stands under one picture', () => {
  expect(foods.filter((id) => foodById(id) === undefined)).toEqual([])
  expect(foods.length).toBeGreaterThan(350)
})

test('every picture shows something in at most 1.5 kB', () => {
  const drawn = foods.map((id) => [id, drawFood(id) ?? ''] as const)
  expect(
    drawn
      .filter(([, svg]) => !/<(path|ellipse|use) /.test(svg) || /NaN|Infinity/.test(svg))
      .map(([id]) => id),
  ).toEqual([])
  expect(drawn.filter(([, svg]) => Buffer.byteLength(svg) > BYTES_MAX).map(([id]) => id)).toEqual([])
})

test('two pictures never look the same', () => {
  const first = new Map<string, string | undefined>()
  const alike = foods.filter((id) => {
    const svg = drawFood(id) ?? ''
    const known = first.get(svg)
    first.set(svg, known ?? pictureOfFood(id))
    return known !== undefined && known !== pictureOfFood(id)
  })
  expect(alike).toEqual([])
})

test.each([
  ['shrimp-raw', 'crab-meat'],
  ['shrimp-raw', 'lobster'],
  ['shrimp-raw', 'scallops'],
  ['salsa', 'hot-sauce'],
  ['salsa', 'salsa-verde'],
  ['salmon', 'rainbow-trout'],
  ['milk-whole', 'oat-milk'],
  ['milk-whole', 'buttermilk'],
  ['yogurt-plain', 'sour-cream'],
  ['sour-cream', 'mayonnaise'],
  ['butter', 'margarine'],
  ['cheddar', 'vegan-cheese'],
  ['monterey-jack', 'pepper-jack'],
  ['bacon', 'turkey-bacon'],
  ['bratwurst', 'hot-dogs'],
  ['ground-beef-80', 'plant-ground'],
  ['ground-beef-80', 'ground-turkey'],
  ['chicken-nuggets', 'meatless-nuggets'],
  ['meatballs-frozen', 'plant-meatballs'],
  ['deli-ham', 'deli-turkey'],
  ['kidney-beans-canned', 'small-red-beans-canned'],
  ['white-rice', 'brown-rice'],
  ['white-rice', 'cauliflower-rice'],
  ['couscous', 'quinoa'],
  ['spaghetti', 'rice-noodles'],
  ['russet-potato', 'sweet-potato'],
  ['cucumber', 'zucchini'],
  ['zucchini', 'yellow-squash'],
  ['onion', 'shallot'],
  ['green-onion', 'chives'],
  ['green-cabbage', 'napa-cabbage'],
  ['frozen-peas', 'split-peas'],
  ['black-olives', 'kalamata-olives'],
  ['lemon', 'lime'],
  ['orange', 'grapefruit'],
  ['orange', 'clementine'],
  ['apple', 'granny-smith-apple'],
  ['banana', 'plantain'],
  ['peach', 'nectarine'],
  ['raspberries', 'blackberries'],
  ['raisins', 'golden-raisins'],
  ['apple-juice', 'apple-cider'],
  ['peanut-butter', 'almond-butter'],
  ['peanuts', 'cashews'],
  ['pecans', 'walnuts'],
  ['tortilla-chips', 'nacho-chips'],
  ['white-bread', 'whole-wheat-bread'],
  ['egg-large', 'vegan-egg'],
  ['egg-large', 'egg-white'],
])('%s and %s are not drawn as one another', (food, other) => {
  const [one, two] = [pictureOfFood(food), pictureOfFood(other)]
  expect(one !== undefined && one === two).toBe(false)
})

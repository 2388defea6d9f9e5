import type { Allergen, FoodTrait } from '@pennyplate/domain/food/food'
import { describe, expect, test } from 'vitest'
import { allProducts } from '../src/barcodes/find-barcode.ts'
import { allFoods, foodById } from '../src/foods/foods.ts'
import { packages } from '../src/prices/packages.ts'
import { missingTags } from './label-check.ts'

const tagsOf = (id: string) => {
  const food = foodById(id)
  if (!food) throw new Error(`no food ${id}`)
  return food
}

/** Rendered poultry or pork fat is fat, not meat. */
const isNoFat = ({ foodId }: { readonly foodId: string }) => !tagsOf(foodId).traits.includes('animal-fat')

test('no food lacks a tag that its name calls for', () => {
  const found = [...allFoods().values()]
    .filter(({ id }) => isNoFat({ foodId: id }))
    .flatMap((food) => missingTags(food, {}, food).map((tag) => `${food.id}: ${tag}`))
  expect(found).toEqual([])
})

test('no package lacks a tag that its words call for', () => {
  const found = packages
    .filter(isNoFat)
    .flatMap((pack) =>
      missingTags(tagsOf(pack.foodId), pack, pack).map((tag) => `${pack.id} "${pack.name}": ${tag}`),
    )
  expect(found).toEqual([])
})

/** Flavored products of a food that is plain in our catalog; their packages carry the tags. */
const FLAVORS: readonly string[] = ['038000138430']

test('no food lacks a tag that the ingredients of its scanned products call for', () => {
  const found = allProducts()
    .filter(({ upc }) => !FLAVORS.includes(upc))
    .flatMap(({ upc, foodId, ingredients }) =>
      foodId === null
        ? []
        : missingTags(tagsOf(foodId), {}, { name: '', ingredients }).map(
            (tag) => `${upc} of ${foodId}: ${tag}`,
          ),
    )
  expect(found).toEqual([])
})

describe('the check finds', () => {
  const bread = { allergens: ['wheat', 'soy'], traits: ['gluten', 'soy'] } as const
  const plain = { allergens: [], traits: [] } as const

  test.each<[string, { allergens: readonly Allergen[]; traits: readonly FoodTrait[] }, string]>([
    ['Silk Almond Yogurt Alternative', plain, 'tree-nut'],
    ["Thomas' English Muffins", bread, 'milk'],
    ["Nature's Own Butterbread", bread, 'milk'],
    ['Pepperidge Farm Sesame Hamburger Buns', bread, 'sesame'],
    ["Dave's Killer 21 Whole Grains and Seeds", bread, 'sesame'],
    ['Cracker Jack', { allergens: ['milk', 'soy'], traits: ['dairy'] }, 'peanut'],
    ['Great Value White Cheddar Rice Cakes', plain, 'milk'],
    ['Smartfood White Cheddar Popcorn', plain, 'milk'],
    ['House Foods Tofu Shirataki', plain, 'soy'],
    ['Marketside Creamy Tomato Bisque', { allergens: ['wheat'], traits: ['gluten'] }, 'milk'],
    ['Great Value Chili Beans', plain, 'wheat'],
    ["Great Value Oat O's Cereal", plain, 'wheat'],
    ['Great Value Taco Seasoning', { allergens: ['wheat'], traits: ['gluten'] }, 'milk'],
    [
      'Great Value Chicken Nuggets',
      { allergens: ['wheat', 'soy'], traits: ['poultry', 'meat', 'gluten'] },
      'milk',
    ],
    [
      'MorningStar Farms Black Bean Burgers',
      { allergens: ['wheat', 'soy', 'egg'], traits: ['gluten'] },
      'milk',
    ],
    ['Ragu Classic Alfredo', { allergens: ['milk'], traits: ['dairy'] }, 'egg'],
    ['SpaghettiOs Original', { allergens: ['wheat', 'milk', 'soy'], traits: ['gluten'] }, 'egg'],
    ['Progresso Minestrone Soup', { allergens: ['wheat', 'milk'], traits: ['gluten'] }, 'egg'],
    ['Great Value Plain Bread Crumbs', { allergens: ['wheat', 'milk', 'soy'], traits: ['gluten'] }, 'sesame'],
    ['Great Value Barbecue Potato Chips', { allergens: ['milk', 'soy'], traits: [] }, 'gluten'],
    [
      'Stove Top Chicken Stuffing Mix',
      { allergens: ['wheat', 'milk', 'soy'], traits: ['gluten'] },
      'poultry',
    ],
    ['McCormick Brown Gravy Mix', { allergens: ['wheat', 'milk', 'soy'], traits: ['gluten'] }, 'beef'],
    ["Bush's Original Baked Beans", plain, 'pork'],
    ['Rice-A-Roni Chicken Flavor', { allergens: ['wheat', 'milk', 'soy'], traits: ['gluten'] }, 'poultry'],
    ["Kellogg's Frosted Mini-Wheats", { allergens: ['wheat'], traits: ['gluten'] }, 'gelatin'],
    ['Yoplait Original Strawberry Yogurt', { allergens: ['milk'], traits: ['dairy'] }, 'gelatin'],
    ["Campbell's Condensed Vegetable Soup", { allergens: ['wheat'], traits: ['gluten'] }, 'beef'],
    ['Great Value Honey Barbecue Sauce', plain, 'honey'],
  ])('%s among foods tagged %o: %s', (name, food, tag) => {
    expect(missingTags(food, {}, { name })).toContain(tag)
  })

  test.each([
    ['Toasted Oat Cereal', 'Whole oat flour, wheat starch, sugar', 'wheat'],
    ['Pinto Beans In Chili Sauce', 'Pinto beans, soybean oil, wheat flour, paprika', 'wheat'],
    ['Sour Cream & Onion Potato Crisps', 'Dried potatoes, rice flour, whey', 'milk'],
  ])('%s made of %s: %s', (name, ingredients, tag) => {
    expect(missingTags(plain, {}, { name, ingredients })).toContain(tag)
  })

  test('nothing if the package has the tag', () => {
    expect(
      missingTags(plain, { allergens: ['peanut'], traits: ['legume'] }, { name: 'Cracker Jack' }),
    ).toEqual([])
  })
})

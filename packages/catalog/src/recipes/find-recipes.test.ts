import { expect, test } from 'vitest'
import { findRecipes, recipesTagged, recipesWithFood } from './find-recipes.ts'
import { recipeById, recipeVariants } from './recipes.ts'

const firstNamed = (text: string) => findRecipes(text, 5)[0]?.compiled.recipe.name

test.each([
  ['Kettle corn', 'Kettle corn'],
  ['deviled eggs', 'Deviled eggs'],
  ['kettel corn', 'Kettle corn'],
  ['mug cake with cocoa', 'Cocoa mug cake'],
  ['stove top popcorn', 'Stovetop popcorn'],
])('"%s" finds %s', (text, name) => {
  expect(firstNamed(text)).toBe(name)
})

test('the full name of a dish scores 1 and nothing scores more', () => {
  const [best, ...others] = findRecipes('White bean dip with carrots', 10)
  expect(best?.score).toBeCloseTo(1)
  expect(others.every(({ score }) => score < 1)).toBe(true)
})

test('a word that only the foods say still finds the dish', () => {
  const names = findRecipes('walnuts grapes', 5).map(({ compiled }) => compiled.recipe.name)
  expect(names).toContain('Grapes and walnuts')
})

test.each(['', 'with the', 'xylophone'])('"%s" finds nothing', (text) => {
  expect(findRecipes(text, 5)).toEqual([])
})

test('a food finds the dishes that use it, and those that do so in a variant', () => {
  const ids = recipesWithFood('sunflower-butter').map(({ recipe }) => recipe.id)
  expect(ids).toContain('apple-slices-with-peanut-butter')
  expect(recipesWithFood('no-such-food')).toEqual([])
})

test('tags narrow the dishes down together', () => {
  const dishes = recipesTagged('Snack', 'Store-Bought Snacks', 'easy')
  expect(dishes.length).toBeGreaterThan(5)
  expect(dishes.every(({ recipe }) => recipe.meals.includes('snack') && recipe.totalMinutes <= 15)).toBe(true)
})

test('the forms of a dish are the dish as written and its variants', () => {
  const apples = recipeById('apple-slices-with-peanut-butter')
  const forms = apples ? recipeVariants(apples.recipe) : []
  expect(forms.map(({ variantId }) => variantId)).toEqual([null, 'sunflower-butter', 'almond-butter'])
})

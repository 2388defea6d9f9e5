import { expect, it } from 'vitest'
import { cachedRecipe } from './cached-recipe.ts'

const chili = { recipeId: 'chili' }
const turkey = { recipeId: 'chili', formId: 'turkey' }
const guess = { recipeId: 'soup', isEstimate: true }
const recipes = { 'Bean stew': chili, 'Turkey stew': turkey, 'Own soup': guess }

it.each([
  ['by its name', { name: 'Bean stew' }, chili],
  ['by its name before its id', { name: 'Bean stew', recipeId: 'stew' }, chili],
  ['by its id after it was renamed', { name: 'Chili', recipeId: 'chili' }, chili],
  ['by its id and variant', { name: 'Turkey chili', recipeId: 'chili', formId: 'turkey' }, turkey],
  ['not by another variant', { name: 'Tofu chili', recipeId: 'chili', formId: 'tofu' }, undefined],
  ['not by the estimate of another meal', { name: 'Soup', recipeId: 'soup' }, undefined],
  ['not without a name or an id in common', { name: 'Salad' }, undefined],
  ['not by the name of a property of objects', { name: 'constructor' }, undefined],
])('finds a meal %s', (_, meal, expected) => {
  expect(cachedRecipe(recipes, meal)).toBe(expected)
})

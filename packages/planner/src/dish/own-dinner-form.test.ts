import { compileOwnRecipe } from '@pennyplate/catalog/own-recipes/compile-own-recipe'
import { placeOwnRecipe } from '@pennyplate/catalog/own-recipes/place-own-recipe'
import { readOwnRecipe } from '@pennyplate/catalog/own-recipes/read-own-recipe'
import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import type { DinnerForm } from '@pennyplate/domain/recipe/dinner-form'
import { expect, it } from 'vitest'
import { dinnerFormOf } from './own-dinner-form.ts'

function formOf(name: string, lines: readonly string[], atDinner?: DinnerForm) {
  const draft = { name, meals: ['dinner' as const], servings: 4, steps: [], notes: [], tags: [] }
  const value = {
    ...ownRecipeFrom({ ...draft, lines: lines.map((text) => ({ text })) }),
    ...(atDinner ? { atDinner } : {}),
  }
  const { forms } = placeOwnRecipe(compileOwnRecipe({ ...value, id: 'own-x' }, readOwnRecipe(value)), value)
  return dinnerFormOf(forms[0])
}

const BREAD_AND_CHEESE = ['8 slices white bread', '8 slices American cheese', '2 tbsp butter']

it.each([
  ['Jo’s golden supper', BREAD_AND_CHEESE, 'sandwich'],
  ['Friday night at Nana’s', ['4 hamburger buns', '1 lb ground beef', '1 cup barbecue sauce'], 'sandwich'],
  ['Sunny morning', ['8 eggs', '1/2 cup cheddar cheese', '2 tbsp butter'], 'breakfast'],
  ['Nana’s Sunday pot', ['2 lb beef chuck roast', '1 lb carrots', '1 lb potatoes'], 'supper'],
  ['Green skillet', ['8 eggs', '1 lb spinach', '4 slices white bread', '1 onion'], 'supper'],
  ['Jo’s grilled cheese', BREAD_AND_CHEESE, 'snack'],
] as const)('%s is what it holds, or what it is called', (name, lines, form) => {
  expect(formOf(name, lines)).toBe(form)
})

it('its household has the last word', () => {
  expect(formOf('Jo’s golden supper', BREAD_AND_CHEESE, 'supper')).toBe('supper')
})

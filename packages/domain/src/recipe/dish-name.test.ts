import { expect, it } from 'vitest'
import { isSameDish, type NamedDish } from './dish-name.ts'

const CHILI = { name: 'Chili', recipeId: 'chili' }

it.each<[string, NamedDish, NamedDish, boolean]>([
  ['the same id under two names', CHILI, { name: 'Bean stew', recipeId: 'chili' }, true],
  ['two ids under one name', CHILI, { name: 'Chili', recipeId: 'chili-2' }, false],
  ['one name, one id missing', CHILI, { name: ' chili' }, true],
  ['another name, one id missing', CHILI, { name: 'Soup' }, false],
  ['a variant and its dish', { name: 'Turkey chili', dish: 'Chili' }, { name: 'Chili' }, true],
  ['a former name', { ...CHILI, formerNames: ['Bean stew'] }, { name: 'Bean stew' }, true],
])('%s: %o and %o', (_, one, other, isSame) => {
  expect(isSameDish(one, other)).toBe(isSame)
  expect(isSameDish(other, one)).toBe(isSame)
})

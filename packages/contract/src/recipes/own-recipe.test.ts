import { ownRecipeFrom } from '@pennyplate/domain/own-recipe/own-recipe'
import { OWN_RECIPE_LIMITS } from '@pennyplate/domain/own-recipe/own-recipe-limits'
import { expect, it } from 'vitest'
import { ownRecipeId, ownRecipeValue, recipeDraft } from './own-recipe.ts'

const CHILI = {
  name: 'Chili',
  meals: ['dinner'],
  servings: 6,
  totalMinutes: 45,
  lines: [{ heading: 'Chili' }, { text: '1 lb ground beef' }],
  steps: [{ text: 'Brown the beef.' }],
  notes: [],
  tags: ['beans'],
  source: { name: 'Aunt May', url: 'https://example.com/chili' },
  nutrition: { calories: 410, protein: 31 },
} as const

it('reads a draft, and the recipe made from it', () => {
  expect(recipeDraft.parse(CHILI)).toEqual(CHILI)
  const own = ownRecipeFrom(CHILI)
  expect(ownRecipeValue.parse(own)).toEqual(own)
})

it.each([
  ['without a name', { name: ' ' }],
  ['for nobody', { servings: 0 }],
  ['with a script for an address', { source: { url: 'javascript:alert(1)' } }],
  ['with a line that is empty', { lines: [{ text: '' }] }],
  ['with a line that is both', { lines: [{ heading: 'a', text: 'b' }] }],
  ['with too many lines', { lines: Array(OWN_RECIPE_LIMITS.lines + 1).fill({ text: 'salt' }) }],
  ['with a misspelled field', { serves: 4 }],
  ['with a nutrient nobody tracks', { nutrition: { caffeine: 3 } }],
  ['larger than 64 kB', { steps: Array(30).fill({ text: 'x'.repeat(3000) }) }],
])('refuses a draft %s', (_, wrong) => {
  expect(recipeDraft.safeParse({ ...CHILI, ...wrong }).success).toBe(false)
})

it('has ids of its own that no catalog recipe has', () => {
  expect(ownRecipeId.safeParse('own-0197f3c2-aa01').success).toBe(true)
  expect(ownRecipeId.safeParse('chili').success).toBe(false)
})

import { expect, it } from 'vitest'
import { findingsInWords } from '../allergen-lexicon/findings-in-words.ts'
import type { OwnDishLine } from '../recipe/recipe.ts'
import { faultInWords } from './own-dish.ts'

const NO_PEANUTS = [{ id: 'allergy:peanut', allergens: ['peanut'] as const }]
const line = (is: OwnDishLine['is'], text: string): OwnDishLine => {
  return { is, text, beyond: findingsInWords(text).words }
}
const dish = (name: string, ...lines: OwnDishLine[]) => ({
  name,
  own: { familiarity: 4, plan: 'sometimes' as const, lines, beside: [] },
})
const saying = (step: string) => {
  const { name, own } = dish('Supper', line('tied', 'rice'))
  return { name, own: { ...own, beside: findingsInWords(step).words } }
}

it.each([
  ['a line that nobody tied passes no rule', dish('Supper', line('open', 'zorblax')), 'unknown-food'],
  [
    'a tied line names more than its food',
    dish('Supper', line('tied', 'rice with peanuts')),
    'forbidden-food',
  ],
  ['the name says it', dish('Peanut noodles', line('tied', 'noodles')), 'forbidden-food'],
  ['a step names it', saying('Scatter peanuts over it.'), 'forbidden-food'],
  ['harmless words', dish('Supper', line('harmless', 'skewers')), undefined],
  ['our own recipes', { name: 'Peanut noodles' }, undefined],
])('%s', (_, recipe, code) => {
  expect(faultInWords(recipe, NO_PEANUTS)?.code).toBe(code)
})

it('asks nothing of a household without rules', () => {
  expect(faultInWords(dish('Peanuts', line('open', 'zorblax')), [])).toBeNull()
})

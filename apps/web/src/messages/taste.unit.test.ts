import { SERVED_AS } from '@pennyplate/domain/recipe/plate'
import { expect, test } from 'vitest'
import { learnedSentence, surenessWord, tasteReason, traitName } from './taste.ts'

test.each([
  ['form:taco', undefined, 'Tacos'],
  ['cuisine:Mexican', undefined, 'Mexican food'],
  ['protein:poultry', undefined, 'Chicken and turkey'],
  ['dish:beef-tacos', 'Beef tacos', 'Beef tacos'],
  ['dish:name:grandma’s soup', undefined, 'grandma’s soup'],
] as const)('%s is called %s %s', (trait, name, called) => {
  expect(traitName({ trait, name })).toBe(called)
})

test('every form has a name that is not its code', () => {
  for (const form of SERVED_AS) expect(traitName({ trait: `form:${form}` })).toMatch(/^[A-Z][a-z -]+$/)
})

test.each([
  [{ cooked: 3 }, 0.5, 'You cooked 3 times.'],
  [{ kept: 2, replaced: 1, cooked: 1 }, 0.4, 'You cooked once, kept it in 2 weeks, and replaced once.'],
  [{ kept: 1, replaced: 2 }, -0.4, 'You replaced twice and kept it in a week.'],
  [{ liked: 2 }, 0.5, 'Of your recipes: 2 liked.'],
  [{ cooked: 1, disliked: 1 }, -0.2, 'You cooked once. Of your recipes: 1 disliked.'],
])('%j is told as a reason', (counts, stars, told) => {
  expect(tasteReason({ counts, stars })).toBe(told)
})

test.each([
  [0.99, 'Quite sure'],
  [0.9, 'Likely'],
  [0.7, 'A guess'],
])('a probability of %d is %s', (sureness, word) => {
  expect(surenessWord(sureness)).toBe(word)
})

test('a week says what learning added to it', () => {
  const told = { trait: 'form:taco', counts: { cooked: 3 }, stars: 0.5, sureness: 0.9 } as const
  expect(learnedSentence({ dish: 'Turkey tacos', ...told })).toBe(
    'You seem to like tacos (cooked 3 times). That counted for Turkey tacos.',
  )
  expect(learnedSentence({ dish: 'Enchiladas', ...told, trait: 'cuisine:Mexican', counts: {} })).toBe(
    'You seem to like Mexican food. That counted for Enchiladas.',
  )
})

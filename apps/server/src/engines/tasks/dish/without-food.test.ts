import { expect, it } from 'vitest'
import { describedWithout, tipWithout, withoutFood } from './without-food.ts'

it.each([
  ['Stir the oats, milk, salt and 2 cups of water.', 'Stir the oats, milk and 2 cups of water.'],
  ['Toss with the oil, lime juice and salt.', 'Toss with the oil and lime juice.'],
  ['Bring 2 cups of water and half of the salt to a boil.', 'Bring 2 cups of water to a boil.'],
  ['Beat the eggs with the salt and pepper.', 'Beat the eggs with pepper.'],
  ['Rub the pork with the salt, cumin and pepper.', 'Rub the pork with cumin and pepper.'],
  ['Beat the eggs with the salt, pour them in and stir.', 'Beat the eggs, pour them in and stir.'],
  ['Turn it out, sprinkle with salt and break up clumps.', 'Turn it out and break up clumps.'],
  ['Drain, then toss with the oil and salt.', 'Drain, then toss with the oil.'],
  ['Cook for 6 hours, until soft. Stir in the salt.', 'Cook for 6 hours, until soft.'],
  ['Add the salted peanuts and salt.', 'Add the salted peanuts.'],
])('%s becomes %s', (step, expected) => {
  expect(withoutFood([step], ['table salt', 'salt'])).toEqual([expected])
})

it.each([
  ['Popcorn popped in a little oil, with salt.', 'Popcorn popped in a little oil.'],
  ['Spaghetti, with salt for those who like it.', 'Spaghetti.'],
  ['Eggs with salt and pepper.', 'Eggs with salt and pepper.'],
])('a dish without salt described as %s is %s', (description, expected) => {
  expect(describedWithout(description, ['table salt', 'salt'])).toBe(expected)
})

it('a description and a tip say nothing of an entry that is left out', () => {
  const phrases = ['sour cream']
  expect(describedWithout('Thick black bean soup with salsa, cumin and sour cream.', phrases)).toBe(
    'Thick black bean soup with salsa and cumin.',
  )
  expect(
    tipWithout('Refrigerate up to 4 days or freeze for 3 months, without the sour cream.', phrases),
  ).toBe('Refrigerate up to 4 days or freeze for 3 months.')
})

it('what is added if you like is not offered', () => {
  expect(withoutFood(['Toss for 2 minutes. Finish with parmesan if you like.'], ['parmesan'])).toEqual([
    'Toss for 2 minutes.',
  ])
})

it('a step of nothing else is gone', () => {
  expect(withoutFood(['Fry the pancakes.', 'Serve with the yogurt.'], ['yogurt'])).toEqual([
    'Fry the pancakes.',
  ])
})

it.each(['Bury the fish in the salt.', 'Sprinkle the cheese and, if you like, the salt over it.'])(
  'where the food is more than an entry of a list, the steps have to say that it is left out: %s',
  (step) => {
    expect(withoutFood([step], ['salt'])).toBeNull()
  },
)

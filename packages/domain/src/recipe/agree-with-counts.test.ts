import { expect, it } from 'vitest'
import { agreeWithCounts } from './agree-with-counts.ts'

const said = (step: string, noun: string, amount: number, factor = 1) => {
  const many = /(?:o|ch)$/.test(noun) ? `${noun}es` : `${noun}s`
  return agreeWithCounts([step], [{ one: noun, many, amount, isCountedWhole: noun === 'egg' }], factor)[0]
}

it.each([
  [
    'Peel the bananas, lay them on the tortillas and roll up.',
    'banana',
    'Peel the banana, lay it on the tortillas and roll up.',
  ],
  [
    'Scrub the potatoes, prick them and bake until they are soft.',
    'potato',
    'Scrub the potato, prick it and bake until it is soft.',
  ],
  ['Fry until the tomatoes soften.', 'tomato', 'Fry until the tomato softens.'],
  [
    'Boil until the potatoes are tender. Mash the potatoes.',
    'potato',
    'Boil until the potato is tender. Mash the potato.',
  ],
  [
    'Simmer until the oats are soft and the apples hold their shape.',
    'apple',
    'Simmer until the oats are soft and the apple holds its shape.',
  ],
  ['Put the frozen bananas in a blender.', 'banana', 'Put the frozen banana in a blender.'],
  ['Toast the buns. Spread them with butter.', 'bun', 'Toast the bun. Spread it with butter.'],
])('one of them is not several: %s', (step, noun, text) => {
  expect(said(step, noun, 4, 1 / 4)).toBe(text)
  expect(said(step, noun, 4)).toBe(step)
})

it.each([
  ['Spread half of the pears and cover with the other pears.', 'pear'],
  ['Boil until the beans and potatoes are tender.', 'potato'],
  ['Cut the tops off the potatoes, pull out the seeds and stand them in a dish.', 'potato'],
  ['Prick the potatoes and wrap each one in foil.', 'potato'],
  ['Stir until the tomatoes shine.', 'tomato'],
  ['Turn the potatoes so they brown.', 'potato'],
])('a sentence that cannot be turned stays: %s', (step, noun) => {
  expect(said(step, noun, 1)).toBe(step)
})

it.each([
  ['Whisk in the milk, egg and butter.', 'Whisk in the milk, eggs and butter.'],
  ['Coat it with flour, egg and then crumbs.', 'Coat it with flour, egg and then crumbs.'],
  ['Top each bowl with an egg and serve.', 'Top each bowl with an egg and serve.'],
  ['Boil the egg noodles.', 'Boil the egg noodles.'],
])('several eggs are not one: %s', (step, text) => {
  expect(said(step, 'egg', 1, 3)).toBe(text)
  expect(said(step, 'egg', 1)).toBe(step)
})

it('two kinds of one food stay several', () => {
  const pepper = { one: 'pepper', many: 'peppers', amount: 1 / 2 }
  const steps = ['Fry the peppers.']
  expect(agreeWithCounts(steps, [pepper, { ...pepper }], 1)).toEqual(steps)
})

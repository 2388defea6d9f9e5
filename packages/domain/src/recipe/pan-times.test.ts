import { expect, it } from 'vitest'
import { fitSteps } from './fit-steps.ts'
import type { Batch } from './plate.ts'

const DISH: Batch = { vessel: 'baking dish', maxServings: 8 }

it.each<[string, number, number, string, string]>([
  [
    'a smaller dish may be done sooner',
    8,
    4,
    'Bake for 35 minutes, until it bubbles.',
    'Bake for 30 to 35 minutes, until it bubbles.',
  ],
  [
    'and the smallest sooner still',
    8,
    2,
    'Bake for 35 minutes, until it bubbles.',
    'Bake for 25 to 35 minutes, until it bubbles.',
  ],
  [
    'a larger dish may take longer',
    4,
    8,
    'Bake for 35 to 40 minutes, until set.',
    'Bake for 35 to 45 minutes, until set.',
  ],
  [
    'the same dish takes as long',
    8,
    6,
    'Bake for 35 minutes, until it bubbles.',
    'Bake for 35 minutes, until it bubbles.',
  ],
  [
    'a chop takes as long in any dish',
    8,
    2,
    'Bake for 35 minutes, until the sauce bubbles and the chops are 145 °F.',
    'Bake for 35 minutes, until the sauce bubbles and the chops are 145 °F.',
  ],
  [
    'no time changes where nothing says what done looks like',
    8,
    2,
    'Cover with foil and bake for 30 minutes.',
    'Cover with foil and bake for 30 minutes.',
  ],
  [
    'cheese melts as fast in any dish',
    8,
    2,
    'Bake 5 minutes more, until it bubbles.',
    'Bake 5 minutes more, until it bubbles.',
  ],
])('%s', (_, servings, people, step, expected) => {
  expect(fitSteps({ steps: [step], servings, batch: DISH }, people / servings)).toEqual([expected])
})

it('a loaf is baked whole, so it takes as long', () => {
  const steps = ['Bake for 55 minutes, until a toothpick comes out of the middle clean.']
  const batch: Batch = { vessel: 'loaf pan', maxServings: 10 }
  const leastBatch = { unit: 'loaf', servings: 10, isWhole: true } as const
  expect(fitSteps({ steps, servings: 10, batch, leastBatch }, 0.1)[0]).toBe(steps[0])
})

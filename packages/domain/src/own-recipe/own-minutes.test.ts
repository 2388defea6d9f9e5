import { expect, it } from 'vitest'
import { ownActiveMinutes, ownTotalMinutes } from './own-minutes.ts'
import type { OwnRecipeValue } from './own-recipe.ts'

const steps = [{ heading: 'Roast' }, { text: 'Brown for 10 minutes.' }, { text: 'Roast for 3 to 4 hours.' }]

type Timed = Pick<OwnRecipeValue, 'activeMinutes' | 'totalMinutes' | 'steps'>

it.each<[string, Timed, number, number]>([
  ['says both', { activeMinutes: 20, totalMinutes: 45, steps }, 20, 45],
  ['says its total', { totalMinutes: 45, steps }, 45, 45],
  ['says its work alone, and its steps wait longer', { activeMinutes: 20, steps }, 20, 190],
  ['says nothing, and its steps wait', { steps }, 30, 190],
  ['says nothing, and no step has a time', { steps: [{ text: 'Mix.' }] }, 30, 30],
  [
    'waits for two things in one step',
    { steps: [{ text: 'Boil for 40 minutes, and rest for 9 minutes.' }] },
    30,
    40,
  ],
])('a recipe that %s', (_, recipe, active, total) => {
  expect([ownActiveMinutes(recipe), ownTotalMinutes(recipe)]).toEqual([active, total])
})

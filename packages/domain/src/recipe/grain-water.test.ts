import { expect, it } from 'vitest'
import { scaleStep } from './grain-water.ts'

const RICE =
  'Bring the rice to a boil with 2 cups of water in a saucepan, cover, and cook over low heat for 17 minutes.'

it.each([
  ['a quarter of it needs more than a quarter of the water', RICE, 1 / 4, '2/3 cup of water'],
  ['a sixth of it, too', RICE, 1 / 6, '1/2 cup of water'],
  ['half of it hardly', RICE, 1 / 2, '1 cup of water'],
  ['as written is as written', RICE, 1, '2 cups of water'],
  ['more of it needs as many times the water', RICE, 2, '4 cups of water'],
  [
    'grits that simmer need more in a small pot',
    'Whisk the grits into 4 cups of boiling water and cook over low heat for 20 minutes, stirring.',
    1 / 4,
    '1 1/4 cups of boiling water',
  ],
  [
    'what only stands takes up its share',
    'Pour 1 cup of boiling water over the couscous in a bowl and cover for 5 minutes.',
    1 / 4,
    '1/4 cup of boiling water',
  ],
  [
    'a soup with cooked rice is no pot of rice',
    'Add the cooked rice and 4 cups of water and simmer for 12 minutes.',
    1 / 4,
    '1 cup of water',
  ],
  [
    'under pressure nothing is lost',
    'Stir the rice and 2 cups of water together in the Instant Pot. Pressure-cook for 12 minutes.',
    1 / 4,
    '1/2 cup of water',
  ],
])('%s', (_, step, factor, water) => {
  expect(scaleStep(step, factor)).toContain(water)
})

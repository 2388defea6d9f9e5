import type { Batch } from '@pennyplate/domain/recipe/plate'
import { expect, it } from 'vitest'
import { checkHeatingUp } from './check-heating-up.ts'

const BASKET: Batch = { vessel: 'air fryer basket', maxServings: 2 }

it.each<[string, readonly string[], number, Batch | null, readonly string[]]>([
  [
    'an oven that is not hot yet',
    ['Heat the oven to 425 °F.', 'Bake for 16 minutes, until crisp.', 'Rest 5 minutes.'],
    24,
    null,
    ['heating the oven and baking take about 26 minutes, the recipe says 24'],
  ],
  [
    'an oven that heats while the dish is made',
    ['Heat the oven to 425 °F. Mix the crumbs for 5 minutes.', 'Bake for 16 to 20 minutes, until crisp.'],
    26,
    null,
    [],
  ],
  [
    'what bakes beside the rest',
    ['Heat the oven to 400 °F. Bake for 20 minutes.', 'Bake the bread beside it for 10 minutes.'],
    30,
    null,
    [],
  ],
  [
    'water that does not boil yet',
    ['Boil the pasta in a large pot of water for 9 to 10 minutes, until tender.'],
    16,
    null,
    ['boiling the water and what goes in it take about 17 minutes, the recipe says 16'],
  ],
  [
    'one batch of two',
    ['Air fry at 390 °F for 20 minutes, until brown. Let stand for 5 minutes.'],
    28,
    BASKET,
    ['all batches take about 40 minutes, the recipe says 28'],
  ],
  ['two batches', ['Air fry at 390 °F for 20 minutes, until brown.'], 40, BASKET, []],
])('total minutes count everything that heats: %s', (_, steps, totalMinutes, batch, expected) => {
  expect(checkHeatingUp({ steps, totalMinutes, batch, servings: 4, unattendedMinutes: 0 })).toEqual(expected)
})

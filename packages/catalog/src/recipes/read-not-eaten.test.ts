import { expect, it } from 'vitest'
import { readNotEaten } from './read-not-eaten.ts'

it('reads fat that is poured off, but for what stays, and shares', () => {
  expect(readNotEaten('fat')).toEqual({ what: 'fat', keptG: 0 })
  expect(readNotEaten('fat but 1 1/2 tbsp')).toEqual({ what: 'fat', keptG: expect.closeTo(19.35, 5) })
  expect(readNotEaten('fat but 2 tsp')).toEqual({ what: 'fat', keptG: expect.closeTo(8.6, 5) })
  expect(readNotEaten('2/3')).toEqual({ what: 'share', share: expect.closeTo(2 / 3, 5) })
})

it.each(['', 'most', 'fat but 1 cup', 'fat but some', '1', '3/2', '0', '1/2 of it', '1-2'])(
  'refuses "%s"',
  (said) => expect(readNotEaten(said)).toBeNull(),
)

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ChangedFood, openAfterG, settledG, sparePackages } from './changed-needs.ts'

const food = (given: Partial<ChangedFood>): ChangedFood => ({
  beforeG: 0,
  afterG: 0,
  stockG: 0,
  boughtG: 0,
  openG: 0,
  ...given,
})

describe('what is still to be bought of a food after meals changed', () => {
  it.each([
    ['more is needed', { beforeG: 500, afterG: 800, openG: 500 }, 800],
    ['less is needed', { beforeG: 500, afterG: 200, openG: 500 }, 200],
    ['none is needed', { beforeG: 500, afterG: 0, openG: 500 }, 0],
    ['the pantry has some', { beforeG: 500, afterG: 800, stockG: 200, openG: 300 }, 600],
    ['the pantry has enough', { afterG: 300, stockG: 400 }, 0],
    ['it was bought, and is enough', { beforeG: 500, afterG: 500, boughtG: 900 }, 0],
    ['it was bought, and more is needed', { beforeG: 500, afterG: 1000, boughtG: 900 }, 100],
    ['it was put away', { beforeG: 500, afterG: 1000, stockG: 900 }, 100],
    ['the household took it off the list', { beforeG: 500, afterG: 500 }, 0],
    ['the profile rules it out', { beforeG: 500, afterG: 0, openG: 500 }, 0],
    ['the pantry was filled meanwhile', { beforeG: 500, afterG: 300, stockG: 400, openG: 500 }, 0],
    ['the pantry got some', { beforeG: 500, afterG: 500, stockBeforeG: 0, stockG: 200, openG: 500 }, 300],
    [
      'the pantry lost it again',
      { beforeG: 500, afterG: 500, stockBeforeG: 200, stockG: 0, openG: 300 },
      500,
    ],
    ['the pantry lost it, taken off the list', { beforeG: 500, afterG: 500, stockBeforeG: 200 }, 200],
    ['some was cooked already', { beforeG: 500, afterG: 700, stockG: 0 }, 200],
  ])('%s', (_, given, expected) => {
    expect(openAfterG(food(given))).toBe(expected)
  })

  it('is what it was when the change is taken back, wherever the food is', () => {
    const grams = fc.integer({ min: 0, max: 3000 })
    fc.assert(
      fc.property(grams, grams, grams, grams, (beforeG, afterG, stockG, boughtG) => {
        const openG = Math.max(0, beforeG - stockG - boughtG)
        const changed = openAfterG(food({ beforeG, afterG, stockG, boughtG, openG }))
        expect(changed).toBe(Math.max(0, afterG - stockG - boughtG))
        expect(openAfterG(food({ beforeG: afterG, afterG: beforeG, stockG, boughtG, openG: changed }))).toBe(
          openG,
        )
      }),
    )
  })
})

it('what is planned beyond what is settled is what goes on the list', () => {
  const grams = fc.integer({ min: 0, max: 3000 })
  fc.assert(
    fc.property(grams, grams, grams, grams, grams, (beforeG, afterG, stockG, boughtG, openG) => {
      const changed = food({ beforeG, afterG, stockG, boughtG, openG })
      expect(openAfterG(changed)).toBe(Math.max(0, afterG - settledG(changed)))
    }),
  )
})

it.each([
  [{ boughtG: 900, afterG: 0 }, 450, 2],
  [{ boughtG: 900, afterG: 450 }, 450, 1],
  [{ boughtG: 900, afterG: 451 }, 450, 0],
  [{ boughtG: 900, afterG: 0, stockG: 5000 }, 450, 2],
  [{ boughtG: 900, afterG: 2000 }, 450, 0],
  [{ boughtG: 900 }, 0, 0],
])('%j leaves packages of %d g to spare: %d', (given, packageG, expected) => {
  expect(sparePackages(food(given), packageG)).toBe(expected)
})

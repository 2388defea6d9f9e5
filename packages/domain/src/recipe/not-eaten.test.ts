import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOT_LOOKED_UP } from '../food/equivalents.ts'
import type { Composition } from '../food/food.ts'
import { NUTRIENT_KEYS } from '../food/nutrition.ts'
import { drainedOf, eatenOf } from './not-eaten.ts'

/** USDA SR28 records 23572 and 23575: ground beef with 20 % fat, raw, and as pan-browned crumbles. */
const RAW: Composition = {
  energyKcal: 254,
  proteinG: 17.17,
  carbsG: 0,
  fatG: 20,
  saturatedFatG: 7.581,
  fiberG: 0,
  sugarG: 0,
  sodiumMg: 66,
  cholesterolMg: 71,
}
const CRUMBLES: Composition = {
  ...RAW,
  energyKcal: 272,
  proteinG: 27,
  fatG: 17.36,
  saturatedFatG: 6.546,
  sodiumMg: 91,
  cholesterolMg: 89,
}
const beef = { composition: RAW, equivalents: NOT_LOOKED_UP, drained: drainedOf(RAW, CRUMBLES) }

describe('what is eaten of what is bought', () => {
  it('drained beef keeps its protein and loses nearly half of its fat', () => {
    const { composition } = eatenOf(beef, 454, { what: 'fat', keptG: 0 })
    expect(composition.proteinG).toBeCloseTo(17.17, 5)
    expect(composition.fatG).toBeCloseTo(11.04, 2)
    expect(composition.energyKcal).toBeCloseTo(173, 0)
  })

  it('a spoonful of fat that stays is eaten', () => {
    const pound = 454
    const poured = eatenOf(beef, pound, { what: 'fat', keptG: 0 }).composition.fatG ?? 0
    const kept = eatenOf(beef, pound, { what: 'fat', keptG: 13 }).composition.fatG ?? 0
    expect(((kept - poured) * pound) / 100).toBeCloseTo(13, 5)
  })

  it('no more fat stays than comes out', () => {
    expect(eatenOf(beef, 10, { what: 'fat', keptG: 100 }).composition).toEqual(RAW)
  })

  it('oil that stays in the pan is not eaten, nor are its kinds of fat', () => {
    const oil = { composition: { ...RAW, fatG: 100 }, equivalents: { ...NOT_LOOKED_UP, monoFatG: 60 } }
    const eaten = eatenOf(oil, 100, { what: 'share', share: 0.75 })
    expect(eaten.composition.fatG).toBe(25)
    expect(eaten.equivalents?.monoFatG).toBe(15)
    expect(eaten.equivalents?.dairyCups).toBeNull()
  })

  it('all is eaten where nothing says otherwise, and where nobody knows what a food loses', () => {
    expect(eatenOf(beef, 100, undefined).composition).toEqual(RAW)
    const { drained: _, ...tofu } = beef
    expect(eatenOf(tofu, 100, { what: 'fat', keptG: 0 }).composition).toEqual(RAW)
  })

  it('nobody eats more than is bought, and what is unknown stays unknown', () => {
    const figure = fc.option(fc.double({ min: 0, max: 900, noNaN: true }), { nil: null })
    const composition = fc.record(
      Object.fromEntries(NUTRIENT_KEYS.map((key) => [key, figure])) as Record<
        keyof Composition,
        typeof figure
      >,
    )
    fc.assert(
      fc.property(
        composition,
        composition,
        fc.double({ min: 1, max: 2000, noNaN: true }),
        fc.oneof(
          fc.record({
            what: fc.constant('fat' as const),
            keptG: fc.double({ min: 0, max: 200, noNaN: true }),
          }),
          fc.record({
            what: fc.constant('share' as const),
            share: fc.double({ min: 0, max: 1, noNaN: true }),
          }),
        ),
        (raw, cooked, grams, notEaten) => {
          const food = { composition: raw, equivalents: null, drained: drainedOf(raw, cooked) }
          const eaten = eatenOf(food, grams, notEaten).composition
          for (const key of NUTRIENT_KEYS) {
            const bought = raw[key]
            if (bought === null) expect(eaten[key]).toBeNull()
            else expect(eaten[key] ?? 0).toBeLessThanOrEqual(bought + 1e-9)
          }
        },
      ),
    )
  })
})

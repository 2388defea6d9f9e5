import { rounds } from '@pennyplate/domain/testing/rounds'
import { describe, expect, it } from 'vitest'
import { judgeRandomHousehold } from '../../test/judge-random-household.ts'

/** A short search: it breaks the same rules as a long one. */
const ITERATIONS = 30
const HOUSEHOLDS = rounds(12, 300)
/** Three of its six dinners keep for the day they would be left over to, and other places used them all up. */
const FEW_THAT_KEEP = 941
/** The search leaves a place without a dish: with an answer changed, or in the first look for a cheap week. */
const PLACE_LEFT_EMPTY = [602, 1867]

describe('random households with sides, leftovers, seasons, staples and own recipes', () => {
  it(
    'get a week that keeps every rule, with its total to the cent, or none',
    () => {
      const seeds = [
        ...Array.from({ length: HOUSEHOLDS - 1 }, (_, at) => at + 1),
        FEW_THAT_KEEP,
        ...PLACE_LEFT_EMPTY,
      ]
      const judged = seeds.map((seed) => ({ seed, ...judgeRandomHousehold(seed, ITERATIONS) }))
      expect(judged.filter(({ faults }) => faults.length > 0)).toEqual([])
      expect(judged.filter(({ isPlanned }) => isPlanned).length).toBeGreaterThan(HOUSEHOLDS / 2)
      const sum = (of: 'sides' | 'leftovers') => judged.reduce((total, one) => total + one[of], 0)
      expect(sum('sides')).toBeGreaterThan(5 * HOUSEHOLDS)
      expect(sum('leftovers')).toBeGreaterThan(0)
    },
    4 * 60_000,
  )
})

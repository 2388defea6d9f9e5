import { expect, test } from 'vitest'
import { EQUIVALENT_KEYS, type Equivalents, sumEquivalents } from './equivalents.ts'

const food = (known: Partial<Equivalents>): Equivalents => ({
  ...(Object.fromEntries(EQUIVALENT_KEYS.map((key) => [key, 0])) as unknown as Equivalents),
  ...known,
})

test('eaten foods add up, and a food nobody looked up is unknown in everything, never nothing', () => {
  const totals = sumEquivalents([
    { equivalents: food({ vegetableCups: 1.2 }), grams: 50 },
    { equivalents: food({ vegetableCups: 0.4, monoFatG: null }), grams: 100 },
    { equivalents: null, grams: 30 },
  ])
  expect(totals.vegetableCups).toEqual({ amount: 1, unknownG: 30 })
  expect(totals.monoFatG).toEqual({ amount: 0, unknownG: 130 })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Coverable, cheapestCover } from './package.ts'

const small = { edibleG: 454, priceCents: 98 }
const medium = { edibleG: 907, priceCents: 177 }
const large = { edibleG: 2268, priceCents: 398 }
const rice = [small, medium, large]

describe('the cheapest cover', () => {
  test.each([
    ['nothing needed, nothing bought', 0, []],
    ['one small bag', 300, [[small, 1]]],
    ['a gram more than the small bag holds', 455, [[medium, 1]]],
    [
      'one of each beats two large',
      1300,
      [
        [medium, 1],
        [small, 1],
      ],
    ],
    ['the large bag at the point where it pays', 2268, [[large, 1]]],
    ['a part of a gram still needs a package', 0.2, [[small, 1]]],
  ])('%s', (_title, needG, expected) => {
    const cover = cheapestCover(needG, rice)
    expect(new Map(cover?.lines.map(({ pack, count }) => [pack, count]))).toEqual(
      new Map(expected as [Coverable, number][]),
    )
  })

  test('without packages a need cannot be covered', () => {
    expect(cheapestCover(10, [])).toBeNull()
  })

  test('among equally cheap mixes the one with less left over wins', () => {
    const exact = { edibleG: 500, priceCents: 200 }
    const bigger = { edibleG: 900, priceCents: 200 }
    expect(cheapestCover(450, [bigger, exact])?.lines).toEqual([{ pack: exact, count: 1 }])
  })

  test.each([
    ['an amount somebody mistyped', 99_999_999],
    ['a million pounds', 453_592_370],
  ])('%s costs what its grams cost, and takes no time', (_title, needG) => {
    const cover = cheapestCover(needG, rice)
    expect(cover?.edibleG).toBeGreaterThanOrEqual(needG)
    expect((cover?.costCents ?? 0) / needG).toBeCloseTo(large.priceCents / large.edibleG, 3)
  })

  test.each([Number.POSITIVE_INFINITY, 1e300])('%s grams cannot be covered', (needG) => {
    expect(cheapestCover(needG, rice)).toBeNull()
  })

  test('a gram more never costs less, also where the exact search ends', () => {
    const costs = [19_990, 20_000, 20_001, 20_100, 20_454, 22_268, 22_269, 40_000].map(
      (needG) => cheapestCover(needG, rice)?.costCents ?? 0,
    )
    expect(costs).toEqual(costs.toSorted((a, b) => a - b))
  })

  test('a package without whole grams is refused', () => {
    expect(() => cheapestCover(10, [{ edibleG: 453.6, priceCents: 1 }])).toThrow(RangeError)
    expect(() => cheapestCover(10, [{ edibleG: 0, priceCents: 1 }])).toThrow(RangeError)
  })
})

type Totals = readonly [costCents: number, edibleG: number, count: number]

/** Tries every count of every package up to the one that covers the need alone; cheapest, then least food, then fewest. */
function bestByTrying(needG: number, packages: readonly Coverable[]): Totals {
  const [first, ...others] = packages
  if (needG <= 0) return [0, 0, 0]
  let best: Totals = [Number.POSITIVE_INFINITY, 0, 0]
  if (first === undefined) return best
  for (let count = 0; count <= Math.ceil(needG / first.edibleG); count++) {
    const [cost, held, more] = bestByTrying(needG - count * first.edibleG, others)
    const totals: Totals = [cost + count * first.priceCents, held + count * first.edibleG, more + count]
    const better = totals.findIndex((value, at) => value !== best[at])
    if (better >= 0 && (totals[better] ?? 0) < (best[better] ?? 0)) best = totals
  }
  return best
}

describe('against trying every mix', () => {
  const anyPackage = fc.record({
    edibleG: fc.integer({ min: 1, max: 60 }),
    priceCents: fc.integer({ min: 1, max: 900 }),
  })

  test('no mix is better, and the lines add up and cover the need', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 150 }),
        fc.array(anyPackage, { minLength: 1, maxLength: 4 }),
        (needG, packages) => {
          const cover = cheapestCover(needG, packages)
          const lines = cover?.lines ?? []
          const count = lines.reduce((sum, line) => sum + line.count, 0)
          expect([cover?.costCents, cover?.edibleG, count]).toEqual(bestByTrying(needG, packages))
          expect(lines.reduce((sum, { pack, count }) => sum + pack.priceCents * count, 0)).toBe(
            cover?.costCents,
          )
          expect(lines.reduce((sum, { pack, count }) => sum + pack.edibleG * count, 0)).toBe(cover?.edibleG)
          expect(cover?.edibleG).toBeGreaterThanOrEqual(needG)
        },
      ),
    )
  })

  test('needing more never costs less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 200 }),
        fc.array(anyPackage, { minLength: 1, maxLength: 4 }),
        (needG, moreG, packages) => {
          const costOf = (grams: number) => cheapestCover(grams, packages)?.costCents ?? Number.NaN
          expect(costOf(needG + moreG)).toBeGreaterThanOrEqual(costOf(needG))
        },
      ),
    )
  })
})

import { cheapestCover } from '@pennyplate/domain/food/package'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverSteps } from './cover-steps.ts'

const pack = fc.record({
  edibleG: fc.integer({ min: 1, max: 90 }),
  priceCents: fc.integer({ min: 1, max: 400 }),
})

describe('cover steps', () => {
  it('match the exact cover for every need', () => {
    fc.assert(
      fc.property(
        fc.array(pack, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 300 }),
        (packages, upTo) => {
          const { grams, cents } = coverSteps(packages, upTo)
          for (let need = 0; need <= upTo; need++) {
            const step = grams.findIndex((held) => held >= need)
            expect(cents[step]).toBe(cheapestCover(need, packages)?.costCents)
          }
        },
      ),
    )
  })

  it('of tons end after two thousand', () => {
    expect(coverSteps([{ edibleG: 1, priceCents: 1 }], 1e9).grams).toHaveLength(2000)
  })

  it('rise in both grams and cents', () => {
    fc.assert(
      fc.property(fc.array(pack, { minLength: 1, maxLength: 4 }), (packages) => {
        const { grams, cents } = coverSteps(packages, 500)
        for (const [index, held] of grams.entries()) {
          if (index === 0) continue
          expect(held).toBeGreaterThan(grams[index - 1] ?? 0)
          expect(cents[index]).toBeGreaterThan(cents[index - 1] ?? 0)
        }
      }),
    )
  })
})

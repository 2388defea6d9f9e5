import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CartLine, cartState } from './shopping-list-budget.ts'

const line = (name: string, cents: number | null, meals: number, isInCart = false): CartLine => ({
  key: name,
  name,
  cents,
  meals,
  isInCart,
})
const names = (lines: readonly CartLine[]) => lines.map(({ name }) => name)

describe('a cart', () => {
  it('has what is in it, what is still to get, and what has no price', () => {
    const state = cartState([line('Rice', 200, 2, true), line('Oil', 500, 3), line('Foil', null, 0)], 1000)
    expect(state).toMatchObject({ cartCents: 200, toGetCents: 500, overCents: 0, tooDear: [], leaveOut: [] })
  })

  it('warns of the lines that would take it over the budget if they went in next', () => {
    const state = cartState([line('Beef', 800, 2, true), line('Rice', 200, 2), line('Wine', 201, 0)], 1000)
    expect(state.tooDear).toEqual(['Wine'])
  })
})

describe('what to leave on the shelf', () => {
  it.each([
    {
      rule: 'what no meal needs goes first',
      lines: [line('Rice', 300, 4), line('Chips', 300, 0), line('Saffron', 300, 1)],
      budget: 600,
      out: ['Chips'],
    },
    {
      rule: 'then what the fewest meals need',
      lines: [line('Rice', 300, 4), line('Onions', 300, 7), line('Saffron', 300, 1)],
      budget: 600,
      out: ['Saffron'],
    },
    {
      rule: 'one line for two meals rather than three lines for one meal each',
      lines: [line('Beef', 600, 2), line('A', 250, 1), line('B', 250, 1), line('C', 250, 1)],
      budget: 800,
      out: ['Beef'],
    },
    {
      rule: 'no more than has to go',
      lines: [line('Chips', 300, 0), line('Cake', 250, 0), line('Soda', 100, 0), line('Rice', 300, 3)],
      budget: 700,
      out: ['Cake'],
    },
    {
      rule: 'of lines missed alike, the one that is just enough',
      lines: [line('Beef', 900, 2), line('Eggs', 200, 2), line('Carrots', 150, 2)],
      budget: 1100,
      out: ['Carrots'],
    },
    {
      rule: 'what is in the cart already stays there',
      lines: [line('Chips', 300, 0, true), line('Rice', 300, 3)],
      budget: 500,
      out: ['Rice'],
    },
    {
      rule: 'everything with a price where even that is not enough',
      lines: [line('Chips', 900, 0, true), line('Rice', 300, 3), line('Foil', null, 0)],
      budget: 500,
      out: ['Rice'],
    },
  ])('$rule', ({ lines, budget, out }) => {
    expect(names(cartState(lines, budget).leaveOut)).toEqual(out)
  })

  it('is the best of all choices, and brings the rest within the budget if possible', () => {
    const some = fc.array(
      fc.record({ cents: fc.integer({ min: 1, max: 900 }), meals: fc.nat(4), isInCart: fc.boolean() }),
      { maxLength: 9 },
    )
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 3000 }), (facts, budget) => {
        const lines = facts.map((fact, at) => ({ ...fact, key: `${at}`, name: `${at}` }))
        const { leaveOut, overCents } = cartState(lines, budget)
        const toGet = lines.filter(({ isInCart }) => !isInCart)
        const harmOf = (chosen: readonly CartLine[]) => chosen.reduce((sum, { meals }) => sum + meals, 0)
        const savedBy = (chosen: readonly CartLine[]) =>
          chosen.reduce((sum, { cents }) => sum + (cents ?? 0), 0)
        const enough = Array.from({ length: 2 ** toGet.length }, (_, bits) =>
          toGet.filter((_line, at) => (bits >> at) & 1),
        ).filter((chosen) => savedBy(chosen) >= overCents)
        if (enough.length === 0) {
          expect(leaveOut).toEqual(toGet)
          return
        }
        expect(savedBy(leaveOut)).toBeGreaterThanOrEqual(overCents)
        expect(harmOf(leaveOut)).toBe(Math.min(...enough.map(harmOf)))
        for (const one of leaveOut)
          expect(savedBy(leaveOut.filter((other) => other !== one))).toBeLessThan(overCents)
      }),
    )
  })
})

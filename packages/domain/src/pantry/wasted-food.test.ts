import { describe, expect, it } from 'vitest'
import { WASTED_MAX } from '../bounds/limits.ts'
import { mergeDocuments } from '../merge/merge-documents.ts'
import type { PantryItem } from './pantry.ts'
import { lastFourWeeks, type WastedItem, wasteBetween, wastedFrom, withWasted } from './wasted-food.ts'

const MILK: PantryItem = {
  id: 'm',
  name: 'Milk',
  quantity: '1 gallon',
  category: 'Dairy',
  priceCents: 400,
  priceFor: '1 gallon',
}
const WHEN = { id: 'w', date: '2026-11-20T10:00:00.000Z' }

describe('food that is thrown away', () => {
  it.each([
    ['all of it', {}, 400],
    ['a part of it', { quantity: '1 quart' }, 100],
    ['what is left of cans', { quantity: '7.5 oz', priceFor: '2 cans (15 oz)', priceCents: 200 }, 50],
    ['one of two cans', { quantity: '1 can (15 oz)', priceFor: '2 cans (15 oz)', priceCents: 200 }, 100],
    ['some of a dozen eggs', { quantity: '3 items', priceFor: '12 items', priceCents: 360 }, 90],
    ['never more than was paid', { quantity: '3 gallons' }, 400],
    ['no price', { priceCents: undefined }, undefined],
    ['a price of an unknown amount', { priceFor: undefined }, undefined],
    ['an amount that nobody can compute', { quantity: 'some' }, undefined],
  ])('is valued at what was paid for it: %s', (_, change, cents) => {
    expect(wastedFrom({ ...MILK, ...change }, WHEN).cents).toBe(cents)
  })

  it('says whether the price is an estimate', () => {
    expect(wastedFrom(MILK, WHEN)).not.toHaveProperty('isEstimate')
    expect(wastedFrom({ ...MILK, priceEstimated: true }, WHEN).isEstimate).toBe(true)
  })

  const entry = (id: string, day: string, cents?: number): WastedItem => ({
    id,
    name: id,
    quantity: '1 item',
    date: `${day}T10:00:00.000Z`,
    ...(cents === undefined ? {} : { cents }),
  })
  const dayOf = (moment: string) => moment.slice(0, 10)

  it('adds up by day, and says what has no price', () => {
    const wasted = [entry('a', '2026-11-01', 100), entry('b', '2026-11-07', 250), entry('c', '2026-11-05')]
    expect(wasteBetween(wasted, ['2026-11-02', '2026-11-07'], dayOf)).toEqual({
      cents: 250,
      isEstimate: false,
      count: 2,
      unpriced: 1,
    })
    expect(lastFourWeeks('2026-11-28')).toEqual(['2026-11-01', '2026-11-28'])
  })

  it('is recorded once, and the oldest makes room', () => {
    const full = Array.from({ length: WASTED_MAX }, (_, at) => entry(`e${at}`, '2026-11-01'))
    const after = withWasted(full, entry('new', '2026-11-08'))
    expect(after).toHaveLength(WASTED_MAX)
    expect(after[0]?.id).toBe('new')
    expect(withWasted(after, entry('new', '2026-11-08'))).toHaveLength(WASTED_MAX)
  })

  it('merges from two devices', () => {
    const base = [entry('a', '2026-11-01')]
    const [mine, theirs] = ['b', 'c'].map((id) => withWasted(base, entry(id, '2026-11-02')))
    const merged = mergeDocuments('wastedFood', { base, mine, theirs })
    expect(JSON.stringify(merged)).toMatch(/"b".*"c"|"c".*"b"/)
  })
})

import { describe, expect, it } from 'vitest'
import { coverForLaterWeek } from './cover-for-week.ts'

const all = { state: 'all' } as const
const some = (share: number) => ({ state: 'some', share }) as const

describe('how much of a food is at home for a later week', () => {
  it.each([
    ['all of it, if its list buys none', all, undefined, all],
    ['none, if its list buys all of it', all, { needG: 400, pantryG: 0 }, { state: 'none' }],
    ['what its list leaves out', all, { needG: 400, pantryG: 100 }, some(0.25)],
    ['no more than the pantry has for the dish', some(0.2), { needG: 400, pantryG: 100 }, some(0.2)],
    ['none, if the pantry has none', { state: 'none' }, { needG: 400, pantryG: 100 }, { state: 'none' }],
    ['all of it, if the line was typed', all, { needG: 0, pantryG: 0 }, all],
  ] as const)('%s', (_, inPantry, line, expected) => {
    expect(coverForLaterWeek(inPantry, line)).toEqual(expected)
  })
})

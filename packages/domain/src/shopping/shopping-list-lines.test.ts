import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withChangedLine, withLine, withoutLine } from './shopping-list-changes.ts'
import {
  lineCents,
  listTotalCents,
  placedLines,
  type ShoppingList,
  type StoredLine,
  shownName,
} from './shopping-list-lines.ts'
import { tickedLines, withoutTicks, withTicks, withTicksOf } from './shopping-list-ticks.ts'

const line = (name: string, estimatedPrice?: number): StoredLine => ({
  name,
  ...(estimatedPrice === undefined ? {} : { estimatedPrice }),
})
const LIST: ShoppingList = {
  sections: [
    { category: 'Produce', items: [line('Apples', 1.1), line('Kale', 1.4), line('Apples', 2.2)] },
    { category: 'Dairy', items: [line('Milk', 3.16)] },
  ],
  totalCost: 7.86,
}
const at = (category: string, name: string, nth = 0) => ({ category, name, nth })
const names = (list: ShoppingList) => placedLines(list).map(({ line: { name } }) => name)

describe('the total of a list', () => {
  it.each([
    ['the sum of its lines', LIST, 786],
    ['the sum also where it says otherwise', { ...LIST, totalCost: 99 }, 786],
    ['the sum where it says nothing', { sections: LIST.sections }, 786],
    ['the sum where it says zero', { ...LIST, totalCost: 0 }, 786],
    ['of the priced lines only', { sections: [{ category: 'A', items: [line('X'), line('Y', 2)] }] }, 200],
    ['what it says where no line has a price', { sections: [], totalCost: 100 }, 10_000],
    ['nothing where nobody says anything', { sections: [{ category: 'A', items: [line('X')] }] }, 0],
  ])('is %s', (_, list, cents) => expect(listTotalCents(list)).toBe(cents))

  it('is exact to the cent', () => {
    const items = [line('A', 0.1), line('B', 0.2), line('C', 1.005)]
    expect(listTotalCents({ sections: [{ category: 'A', items }] })).toBe(131)
    expect(items.map(lineCents)).toEqual([10, 20, 101])
  })
})

describe('changing a list', () => {
  it('changes the right line among lines of one name, and the total', () => {
    const changed = withChangedLine(LIST, at('Produce', 'Apples', 1), (old) => ({
      ...old,
      estimatedPrice: 5,
    }))
    expect(placedLines(changed).map(({ line: { estimatedPrice } }) => estimatedPrice)).toEqual([
      1.1, 1.4, 5, 3.16,
    ])
    expect(changed.totalCost).toBe(10.66)
  })

  it('ignores a line that is not there', () => {
    expect(withoutLine(LIST, at('Produce', 'Pears'))).toEqual(LIST)
    expect(withoutLine(LIST, at('Bakery', 'Kale'))).toEqual(LIST)
  })

  it('removes a line and restores it at its position', () => {
    const without = withoutLine(LIST, at('Produce', 'Kale'))
    expect(names(without)).toEqual(['Apples', 'Apples', 'Milk'])
    expect(without.totalCost).toBe(6.46)
    expect(withLine(without, 'Produce', line('Kale', 1.4), 1)).toEqual(LIST)
  })

  it('puts a new line last in its category, and a new category last in the store', () => {
    const added = withLine(LIST, 'Produce', line('Limes', 0.5))
    expect(names(added)).toEqual(['Apples', 'Kale', 'Apples', 'Limes', 'Milk'])
    const other = withLine(LIST, 'Other', line('Foil', 4))
    expect(other.sections.at(-1)).toEqual({ category: 'Other', items: [line('Foil', 4)] })
    expect(other.totalCost).toBe(11.86)
  })

  it('keeps the other fields of the document', () => {
    expect(withoutLine({ ...LIST, weeklyBudget: 100 }, at('Dairy', 'Milk'))).toMatchObject({
      weeklyBudget: 100,
    })
  })
})

describe('checkmarks', () => {
  const NOON = '2026-11-24T12:00:00.000Z'
  const LATER = '2026-11-24T12:05:00.000Z'
  const secondApples = at('Produce', 'Apples', 1)
  const milk = at('Dairy', 'Milk')
  const moments = (list: ShoppingList) => placedLines(list).map(({ line: { tickedAt } }) => tickedAt)

  it('say since when, and change nothing else', () => {
    const list = withTicks(LIST, [secondApples, milk], NOON)
    expect(moments(list)).toEqual([undefined, undefined, NOON, NOON])
    expect(tickedLines(list)).toEqual([secondApples, milk])
    expect(withTicks(list, [secondApples, milk], null)).toEqual(LIST)
    expect(withoutTicks(list)).toEqual(LIST)
  })

  it('keep their moment when the line is checked off again', () => {
    expect(moments(withTicks(withTicks(LIST, [milk], NOON), [milk, secondApples], LATER)).slice(2)).toEqual([
      LATER,
      NOON,
    ])
  })

  it('pass over a line that is gone', () => {
    expect(withTicks(LIST, [at('Bakery', 'Rye bread'), at('Produce', 'Apples', 2)], NOON)).toEqual(LIST)
  })

  it('stay with their lines when others leave the list or its order changes', () => {
    const list = withTicks(LIST, [milk, at('Produce', 'Kale')], NOON)
    expect(tickedLines(withoutLine(list, at('Produce', 'Apples')))).toEqual([at('Produce', 'Kale'), milk])
    const reordered = { sections: list.sections.toReversed() }
    expect(tickedLines(reordered)).toEqual([milk, at('Produce', 'Kale')])
  })

  it('of another copy count for its lines; a line that only this copy has keeps its own', () => {
    const mine = withTicks(withLine(LIST, 'Other', line('Foil')), [milk, at('Other', 'Foil')], NOON)
    const theirs = withTicks(LIST, [secondApples], LATER)
    expect(tickedLines(withTicksOf(mine, theirs))).toEqual([secondApples, at('Other', 'Foil')])
  })

  it('of two people in two aisles are all there, whoever is first', () => {
    const lines = placedLines(LIST).map(({ address }) => address)
    fc.assert(
      fc.property(fc.subarray(lines), fc.subarray(lines), (one, other) => {
        const here = withTicks(withTicks(LIST, one, NOON), other, LATER)
        const there = withTicks(withTicks(LIST, other, LATER), one, NOON)
        expect(tickedLines(here)).toEqual(tickedLines(there))
      }),
    )
  })
})

it.each([
  ['one of what is sold one by one', { quantity: 1, unit: 'each' }, 'Apple'],
  ['several', { quantity: 3, unit: 'each' }, 'Apples'],
  ['a bag', { quantity: 1, unit: '3 lb bag' }, 'Apples'],
])('%s is called by how many there are', (_, amount, name) => {
  expect(shownName({ name: 'Apple', plural: 'Apples', ...amount })).toBe(name)
  expect(shownName({ name: 'Apple', ...amount })).toBe('Apple')
})

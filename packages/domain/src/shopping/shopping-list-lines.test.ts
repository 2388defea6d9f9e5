import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withChangedLine, withLine, withoutLine } from './shopping-list-changes.ts'
import {
  lineCents,
  listTotalCents,
  placedLines,
  type StoredLine,
  type StoredSections,
  shownName,
} from './shopping-list-lines.ts'
import { lineKey, tickedKeys, tickMarksOf } from './shopping-list-ticks.ts'

type List = StoredSections<StoredLine>
const line = (name: string, estimatedPrice?: number): StoredLine => ({
  name,
  ...(estimatedPrice === undefined ? {} : { estimatedPrice }),
})
const LIST: List = {
  sections: [
    { category: 'Produce', items: [line('Apples', 1.1), line('Kale', 1.4), line('Apples', 2.2)] },
    { category: 'Dairy', items: [line('Milk', 3.16)] },
  ],
  totalCost: 7.86,
}
const at = (category: string, name: string, nth = 0) => ({ category, name, nth })
const names = (list: List) => placedLines(list).map(({ line: { name } }) => name)

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
  const ticked = (list: List, ...keys: string[]) => tickMarksOf(new Set(keys), placedLines(list))
  const shown = (marks: ReturnType<typeof ticked>, list: List) => [...tickedKeys(marks, placedLines(list))]
  const secondApples = lineKey(at('Produce', 'Apples', 1))
  const milk = lineKey(at('Dairy', 'Milk'))

  it('have a category and a position', () => {
    expect(ticked(LIST, secondApples, milk)).toEqual([
      { category: 'Produce', position: 2, name: 'Apples' },
      { category: 'Dairy', position: 0, name: 'Milk' },
    ])
    expect(shown(ticked(LIST, secondApples, milk), LIST)).toEqual([secondApples, milk])
  })

  it('follow their lines when the list is reordered', () => {
    const marks = ticked(LIST, milk, lineKey(at('Produce', 'Kale')))
    const reordered = {
      sections: LIST.sections
        .map(({ category, items }) => ({ category, items: [...items].reverse() }))
        .reverse(),
    }
    expect(shown(marks, reordered).toSorted()).toEqual([milk, lineKey(at('Produce', 'Kale'))].toSorted())
  })

  it('follow a line to another category', () => {
    const moved = { sections: [{ category: 'Other', items: [line('Milk')] }] }
    expect(shown(ticked(LIST, milk), moved)).toEqual([lineKey(at('Other', 'Milk'))])
  })

  it('disappear with their line, and never move to another', () => {
    expect(shown(ticked(LIST, milk), withoutLine(LIST, at('Dairy', 'Milk')))).toEqual([])
  })

  it('survive any reordering', () => {
    const lists = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(lists, fc.infiniteStream(fc.nat()), (all, random) => {
        const shuffle = (items: readonly string[]) =>
          items
            .map((name) => ({ name, at: random.next().value ?? 0 }))
            .toSorted((a, b) => a.at - b.at)
            .map(({ name }) => line(name))
        const before = { sections: [{ category: 'A', items: shuffle(all) }] }
        const after = { sections: [{ category: 'A', items: shuffle(all) }] }
        const keys = all.filter((_, index) => index % 2 === 0).map((name) => lineKey(at('A', name)))
        expect(shown(ticked(before, ...keys), after).toSorted()).toEqual(keys.toSorted())
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

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PantryItem } from './pantry.ts'
import { pantryChanges, withoutPantryChanges, withPantryChanges } from './pantry-changes.ts'

const item = (id: string, quantity = '3 cans', more: Partial<PantryItem> = {}): PantryItem => ({
  id,
  name: id,
  quantity,
  category: 'Canned',
  ...more,
})
const AT_HOME = [item('a'), item('b'), item('c')]

/** What somebody made of the pantry at home, done to what others made of it meanwhile. */
function both(mine: readonly PantryItem[], theirs: readonly PantryItem[]): PantryItem[] {
  return withPantryChanges(theirs, pantryChanges(AT_HOME, mine))
}
const but = (id: string, change: Partial<PantryItem> | null) =>
  AT_HOME.flatMap((one) => (one.id === id ? (change ? [{ ...one, ...change }] : []) : [one]))
const of = (items: readonly PantryItem[], id: string) => items.find((one) => one.id === id)

describe('changes of a pantry', () => {
  it('are of the items that differ, with the place of each but a new last one', () => {
    const after = [item('n'), item('a', '2 cans'), item('c'), item('z')]
    expect(pantryChanges(AT_HOME, after)).toEqual([
      { was: item('b'), now: null, at: 1 },
      { was: null, now: item('n'), at: 0 },
      { was: item('a'), now: item('a', '2 cans'), at: 1 },
      { was: null, now: item('z') },
    ])
    expect(pantryChanges(AT_HOME, [...AT_HOME])).toEqual([])
  })

  it('of different fields of one item both stay; of the same field the later counts', () => {
    expect(of(both(but('a', { name: 'Lentils' }), but('a', { brand: 'Goya' })), 'a')).toEqual(
      item('a', '3 cans', { name: 'Lentils', brand: 'Goya' }),
    )
    expect(of(both(but('a', { name: 'Lentils' }), but('a', { name: 'Peas' })), 'a')?.name).toBe('Lentils')
  })

  it('of amounts that can be compared add up', () => {
    expect(of(both(but('a', { quantity: '2 cans' }), but('a', { quantity: '2 cans' })), 'a')).toEqual(
      item('a', '1 can'),
    )
    expect(of(both(but('a', { quantity: '4 cans' }), but('a', { quantity: '1 can' })), 'a')?.quantity).toBe(
      '2 cans',
    )
    expect(of(both(but('a', { quantity: '1 can' }), but('a', { quantity: '1 can' })), 'a')).toBeUndefined()
    expect(of(both(but('a', { quantity: '2 lb' }), but('a', { quantity: '1 can' })), 'a')?.quantity).toBe(
      '2 lb',
    )
  })

  it('beside a deletion bring the item back whole, whichever came first', () => {
    const edited = but('a', { name: 'Lentils' })
    expect(both(edited, but('a', null))).toEqual([
      item('a', '3 cans', { name: 'Lentils' }),
      AT_HOME[1],
      AT_HOME[2],
    ])
    expect(both(but('a', null), edited)).toEqual(edited)
    const lowered = but('a', { quantity: '2 cans' })
    expect(of(both(lowered, but('a', null)), 'a')).toEqual(item('a', '2 cans'))
    expect(of(both(but('a', null), lowered), 'a')).toEqual(item('a', '2 cans'))
  })

  it('leave what somebody added to an item that somebody else removed, whichever came first', () => {
    const raised = but('a', { quantity: '5 cans' })
    expect(of(both(raised, but('a', null)), 'a')).toEqual(item('a', '2 cans'))
    expect(of(both(but('a', null), raised), 'a')).toEqual(item('a', '2 cans'))
  })

  it('leave what both removed removed, and what both added there once', () => {
    expect(both(but('a', null), but('a', null))).toEqual(but('a', null))
    expect(both([...AT_HOME, item('n')], [...AT_HOME, item('n')])).toHaveLength(4)
  })

  it('of one item that come twice are made to one item', () => {
    const changes = [
      { was: null, now: item('n') },
      { was: null, now: item('n', '9 cans') },
    ]
    expect(withPantryChanges([], changes)).toEqual([item('n')])
  })
})

describe('changes that are taken back', () => {
  /** What the pantry is then, if others made `theirs` of what was left. */
  function takenBack(mine: readonly PantryItem[], theirs: (items: PantryItem[]) => PantryItem[]) {
    return withoutPantryChanges(theirs([...mine]), pantryChanges(AT_HOME, mine))
  }

  it('put deleted items back in their places', () => {
    expect(takenBack([item('b')], (items) => [...items, item('x')])).toEqual([...AT_HOME, item('x')])
  })

  it('remove what was added, whatever became of it', () => {
    const used = (items: PantryItem[]) =>
      items.map((one) => (one.id === 'n' ? { ...one, quantity: '1 can' } : one))
    expect(takenBack([...AT_HOME, item('n')], used)).toEqual(AT_HOME)
  })

  it('keep what others changed since, and of amounts the difference', () => {
    const changed = but('a', { name: 'Lentils', quantity: '5 cans' })
    const theirs = (items: PantryItem[]) =>
      items.map((one) => (one.id === 'a' ? { ...one, name: 'Peas', brand: 'Goya', quantity: '4 cans' } : one))
    expect(of(takenBack(changed, theirs), 'a')).toEqual(item('a', '2 cans', { name: 'Peas', brand: 'Goya' }))
    expect(takenBack(changed, () => but('a', null))).toEqual(but('a', null))
  })

  it('leave an item that came back meanwhile as it is', () => {
    const back = item('a', '9 cans', { brand: 'Goya' })
    expect(
      of(
        takenBack(but('a', null), (items) => [...items, back]),
        'a',
      ),
    ).toEqual(back)
  })

  it('leave exactly what was there, if nobody else changed anything', () => {
    const pantry = fc
      .uniqueArray(fc.nat(9), { maxLength: 8 })
      .chain((ids) =>
        fc.tuple(
          ...ids.map((id) =>
            fc.nat({ max: 6 }).map((count) => item(`item-${id}`, count === 0 ? 'some' : `${count} cans`)),
          ),
        ),
      )
    fc.assert(
      fc.property(pantry, pantry, (before, other) => {
        // Edits keep the order of what stays.
        const stays = before.filter(({ id }) => of(other, id))
        const after = [
          ...stays.map((one) => of(other, one.id) ?? one),
          ...other.filter(({ id }) => !of(before, id)),
        ]
        const changes = pantryChanges(before, after)
        expect(withPantryChanges(before, changes)).toEqual(after)
        expect(withoutPantryChanges(after, changes)).toEqual(before)
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { PANTRY_ITEMS_MAX } from '../bounds/limits.ts'
import type { PantryItem } from '../pantry/pantry.ts'
import { pantryChanges } from '../pantry/pantry-changes.ts'
import { mergePantryItems } from '../pantry/pantry-duplicates.ts'
import { EMPTY_BOOK, type WeekBook } from '../week/week-book.ts'
import { applyCommand, isAboutPlan, pinnedTo, weeksOfCommand } from './apply-command.ts'
import type { DirectCommand } from './registry.ts'
import { appliedTo, undoCommand } from './undo-command.ts'

const FACTS = { today: '2026-11-24', now: '2026-11-24T18:00:00Z' }
const item = (id: string, quantity: string): PantryItem => ({ id, name: id, quantity, category: 'Canned' })
const AT_HOME = [item('beans', '2 cans'), item('eggs', '12 items'), item('bean', '3 cans')]
const bookWith = (pantry: readonly PantryItem[]): WeekBook => ({ ...EMPTY_BOOK, pantry })
const edit = (before: readonly PantryItem[], after: readonly PantryItem[]): DirectCommand => ({
  type: 'editPantry',
  changes: pantryChanges(before, after),
})

function after(book: WeekBook, command: DirectCommand): WeekBook {
  const outcome = applyCommand(book, command, FACTS)
  if (!outcome.ok) throw new Error(outcome.fault)
  return outcome.book
}

function takenBack(now: WeekBook, command: DirectCommand, done: WeekBook): readonly PantryItem[] {
  const applied = appliedTo(done, { command, facts: FACTS, before: { current: null, weeks: [] } })
  const outcome = undoCommand(now, applied)
  if (!outcome.ok) throw new Error(outcome.fault)
  return outcome.book.pantry
}

describe('an edit of the pantry', () => {
  it('needs no week, names none and leaves the plan', () => {
    const command = edit(AT_HOME, AT_HOME.slice(1))
    expect(after(bookWith(AT_HOME), command)).toEqual(bookWith(AT_HOME.slice(1)))
    expect(weeksOfCommand(command, FACTS)).toEqual([])
    expect(pinnedTo('2026-11-22', command)).toBe(command)
    expect(isAboutPlan(command)).toBe(false)
  })

  it('that changes nothing any more leaves the pantry as it is', () => {
    const book = bookWith(AT_HOME.slice(1))
    expect(after(book, edit(AT_HOME, AT_HOME.slice(1))).pantry).toBe(book.pantry)
  })

  it('taken back undoes what it really did, beside what was cooked', () => {
    const lower = edit(AT_HOME, [item('beans', '1 can'), ...AT_HOME.slice(1)])
    const done = bookWith([item('beans', '1 can'), ...AT_HOME.slice(1)])
    const now = after(done, lower)
    expect(now.pantry).toEqual(AT_HOME.slice(1))
    expect(takenBack(now, lower, done)).toEqual(done.pantry)
  })

  it('that merges duplicates comes apart', () => {
    const merge = edit(AT_HOME, mergePantryItems(AT_HOME, ['beans', 'bean']))
    const merged = after(bookWith(AT_HOME), merge)
    expect(merged.pantry).toMatchObject([item('beans', '5 cans'), item('eggs', '12 items')])
    const cooked = after(merged, edit(merged.pantry, [item('beans', '4 cans'), item('eggs', '9 items')]))
    expect(takenBack(cooked, merge, bookWith(AT_HOME))).toMatchObject([
      item('beans', '1 can'),
      item('eggs', '9 items'),
      item('bean', '3 cans'),
    ])
  })

  it('adds no item to a full pantry, but may change and remove', () => {
    const full = Array.from({ length: PANTRY_ITEMS_MAX }, (_, at) => item(`item ${at}`, '1 can'))
    const book = bookWith(full)
    expect(applyCommand(book, edit(full, [...full, item('one more', '1 can')]), FACTS)).toEqual({
      ok: false,
      fault: 'pantry_full',
    })
    expect(after(book, edit(full, full.slice(1))).pantry).toHaveLength(PANTRY_ITEMS_MAX - 1)
  })
})

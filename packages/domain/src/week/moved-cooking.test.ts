import { describe, expect, it } from 'vitest'
import { applyCommand } from '../commands/apply-command.ts'
import type { DirectCommand } from '../commands/registry.ts'
import { undoCommand } from '../commands/undo-command.ts'
import { isCooked } from './cooking-history.ts'
import { EMPTY_BOOK, type WeekBook } from './week-book.ts'
import { DAY_NAMES } from './week-days.ts'
import type { WeekFacts } from './week-outcome.ts'

const facts: WeekFacts = { today: '2026-11-24', now: '2026-11-24T18:00:00.000Z' }
const MONDAY_DINNER = { day: 1, slot: 'dinner' } as const
const THURSDAY_LUNCH = { day: 4, slot: 'lunch' } as const
const weekOf = (dish: string, weekStartDate: string) => ({
  weekStartDate,
  days: DAY_NAMES.map((day) => ({
    day,
    meals: { lunch: { name: `${dish} sandwich on ${day}` }, dinner: { name: `${dish} on ${day}` } },
  })),
})

function after(book: WeekBook, command: DirectCommand, more: Partial<WeekFacts> = {}): WeekBook {
  const outcome = applyCommand(book, command, { ...facts, ...more })
  if (!outcome.ok) throw new Error(outcome.fault)
  return outcome.book
}
const at = (plannedFor: string, mealType: string, name: string) => ({ meal: { name }, plannedFor, mealType })

const twoWeeks = after(after(EMPTY_BOOK, { type: 'take', plan: weekOf('Ham', '2026-11-29') }), {
  type: 'take',
  plan: weekOf('Chili', '2026-11-22'),
})
const cooked = after(twoWeeks, { type: 'cook', at: MONDAY_DINNER, taken: [] })
const MOVE: DirectCommand = { type: 'move', from: MONDAY_DINNER, to: THURSDAY_LUNCH }
const AT_MONDAY = at('2026-11-23', 'dinner', 'Chili on Monday')
const AT_THURSDAY = at('2026-11-26', 'lunch', 'Chili on Monday')

describe('a cooked meal that is moved', () => {
  it('is cooked where it went, and the meal that took its place is not', () => {
    const moved = after(cooked, MOVE)
    expect(isCooked(moved.cooked, AT_THURSDAY)).toBe(true)
    expect(isCooked(moved.cooked, at('2026-11-23', 'dinner', 'Chili sandwich on Thursday'))).toBe(false)
    expect(moved.cooked).toHaveLength(1)
  })

  it('changes places with another cooked meal, and both stay cooked', () => {
    const later = { now: '2026-11-24T19:00:00.000Z' }
    const both = after(cooked, { type: 'cook', at: THURSDAY_LUNCH, taken: [] }, later)
    const moved = after(both, MOVE)
    expect(isCooked(moved.cooked, AT_THURSDAY)).toBe(true)
    expect(isCooked(moved.cooked, at('2026-11-23', 'dinner', 'Chili sandwich on Thursday'))).toBe(true)
  })

  it('is cooked in another week too', () => {
    const moved = after(cooked, {
      type: 'move',
      from: MONDAY_DINNER,
      to: { ...THURSDAY_LUNCH, week: '2026-11-29' },
    })
    expect(isCooked(moved.cooked, at('2026-12-03', 'lunch', 'Chili on Monday'))).toBe(true)
  })

  it('is cooked where it was once the move is undone, and can still be uncooked', () => {
    const { current, weeks } = cooked
    const back = undoCommand(after(cooked, MOVE), { command: MOVE, facts, before: { current, weeks } })
    expect(back.ok && isCooked(back.book.cooked, AT_MONDAY)).toBe(true)
    const uncooked = undoCommand(after(cooked, MOVE), {
      command: { type: 'cook', at: MONDAY_DINNER, taken: [] },
      facts,
      before: twoWeeks,
    })
    expect(uncooked.ok && uncooked.book.cooked).toEqual([])
  })

  it('stays where it is when the place it came from was changed before the undo', () => {
    const { current, weeks } = cooked
    const changed = after(after(cooked, MOVE), { type: 'skip', at: MONDAY_DINNER })
    const undone = undoCommand(changed, { command: MOVE, facts, before: { current, weeks } })
    expect(undone.ok && isCooked(undone.book.cooked, AT_MONDAY)).toBe(false)
  })
})

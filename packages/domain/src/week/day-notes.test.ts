import { describe, expect, it } from 'vitest'
import { applyCommand } from '../commands/apply-command.ts'
import type { DirectCommand } from '../commands/registry.ts'
import { undoCommand } from '../commands/undo-command.ts'
import { noteOn } from './day-notes.ts'
import { mealsKey } from './meals-key.ts'
import { EMPTY_BOOK, type WeekBook, weekAt } from './week-book.ts'
import { DAY_NAMES } from './week-days.ts'
import type { WeekPlan } from './week-plan.ts'

const [WEEK, NEXT] = ['2026-11-22', '2026-11-29']
const facts = { today: '2026-11-24', now: '2026-11-24T10:00:00.000Z' }
const planOf = (weekStartDate: string, dinner = 'Tacos'): WeekPlan => ({
  weekStartDate,
  days: DAY_NAMES.map((day) => ({ day, meals: { dinner: { name: dinner } } })),
})

function run(book: WeekBook, command: DirectCommand): WeekBook {
  const outcome = applyCommand(book, command, facts)
  if (!outcome.ok) throw new Error(outcome.fault)
  return outcome.book
}
const planIn = (book: WeekBook, week = WEEK): WeekPlan => {
  const plan = weekAt(book, week)?.plan
  if (!plan) throw new Error('no plan')
  return plan
}
const start = run(EMPTY_BOOK, { type: 'take', plan: planOf(WEEK) })
const noted = run(start, { type: 'noteDay', day: 2, text: '  Soccer at 6 ' })

describe('a note on a day', () => {
  it('is kept without spaces around it, changed, and removed by an empty text', () => {
    expect(noteOn(planIn(noted), 2)).toBe('Soccer at 6')
    expect(noteOn(planIn(noted), 3)).toBe('')
    expect(noteOn(planIn(run(noted, { type: 'noteDay', day: 2, text: 'Choir' })), 2)).toBe('Choir')
    expect(planIn(run(noted, { type: 'noteDay', day: 2, text: ' ' }))).toEqual(planIn(start))
    expect(applyCommand(start, { type: 'noteDay', day: 7, text: 'x' }, facts)).toMatchObject({ ok: false })
  })

  it('changes neither meals nor list, and an accepted week keeps it in its saved plan', () => {
    const list = { sections: [{ category: 'Meat', items: [{ name: 'Beef' }] }], totalCost: 5 }
    const accepted = run(start, { type: 'accept', shoppingList: list })
    const after = run(accepted, { type: 'noteDay', day: 2, text: 'Soccer' })
    expect(mealsKey(planIn(after))).toBe(mealsKey(planIn(start)))
    expect(weekAt(after, WEEK)?.shoppingList).toEqual(list)
    expect(weekAt(after, WEEK)?.accepted?.plan.dayNotes).toEqual({ 2: 'Soccer' })
  })

  it('stays when the week is planned again, and does not go with a copy of the week', () => {
    expect(noteOn(planIn(run(noted, { type: 'take', plan: planOf(WEEK, 'Soup') })), 2)).toBe('Soccer at 6')
    const copied = run(noted, { type: 'reuse', from: WEEK, week: NEXT })
    expect(planIn(copied, NEXT)).not.toHaveProperty('dayNotes')
    expect(planIn(copied, NEXT).days).toEqual(planIn(noted).days)
    expect(noteOn(planIn(copied), 2)).toBe('Soccer at 6')
  })

  it('is taken back alone, whatever changed since', () => {
    const { current, weeks } = start
    const command = { type: 'noteDay', day: 2, text: 'Soccer at 6' } as const
    const applied = { command, facts, before: { current, weeks } }
    const since = run(run(noted, { type: 'noteDay', day: 4, text: 'Choir' }), {
      type: 'replace',
      at: { day: 2, slot: 'dinner' },
      meal: { name: 'Soup' },
    })
    const outcome = undoCommand(since, applied)
    if (!outcome.ok) throw new Error(outcome.fault)
    expect(planIn(outcome.book).dayNotes).toEqual({ 4: 'Choir' })
    expect(planIn(outcome.book).days[2]?.meals.dinner?.name).toBe('Soup')
    const other = undoCommand(run(noted, { type: 'noteDay', day: 2, text: 'Moved' }), applied)
    expect(other.ok && noteOn(planIn(other.book), 2)).toBe('Moved')
  })
})

describe('another week', () => {
  const both = run(noted, { type: 'take', plan: planOf(NEXT, 'Soup') })

  it('comes on screen as it is, and undo goes back', () => {
    expect(both.current).toBe(NEXT)
    const shown = run(both, { type: 'show', week: WEEK })
    expect(shown).toEqual({ ...both, current: WEEK })
    const applied = { command: { type: 'show', week: WEEK } as const, facts, before: both }
    expect(undoCommand(shown, applied)).toMatchObject({ ok: true, book: { current: NEXT } })
    expect(applyCommand(both, { type: 'show', week: '2027-01-03' }, facts)).toEqual({
      ok: false,
      fault: 'no_such_week',
    })
  })
})

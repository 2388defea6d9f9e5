import { describe, expect, it } from 'vitest'
import { EMPTY_BOOK, type WeekBook, weekAt } from '../week/week-book.ts'
import { DAY_NAMES } from '../week/week-days.ts'
import { applyCommand, pinnedTo } from './apply-command.ts'
import type { DirectCommand } from './registry.ts'

const [WEEK, NEXT] = ['2026-11-22', '2026-11-29']
const facts = { today: '2026-11-24', now: '2026-11-24T10:00:00.000Z' }
const plan = (weekStartDate: string) => ({
  weekStartDate,
  days: DAY_NAMES.map((day) => ({ day, meals: { dinner: { name: 'Tacos' } } })),
})
function run(book: WeekBook, command: DirectCommand): WeekBook {
  const outcome = applyCommand(book, command, facts)
  if (!outcome.ok) throw new Error(outcome.fault)
  return outcome.book
}
const both = [WEEK, NEXT].reduce((book, week) => run(book, { type: 'take', plan: plan(week) }), EMPTY_BOOK)

describe('a command for the week that was on screen when it was given', () => {
  const commands: DirectCommand[] = [
    { type: 'replace', at: { day: 1, slot: 'dinner' }, meal: { name: 'Soup' } },
    { type: 'skip', at: { day: 1, slot: 'dinner' } },
    { type: 'setServings', at: { day: 1, slot: 'dinner' }, people: 5 },
    { type: 'lock', at: { day: 1, slot: 'dinner' } },
    { type: 'move', from: { day: 1, slot: 'dinner' }, to: { day: 2, slot: 'lunch' } },
    { type: 'noteDay', day: 1, text: 'Choir' },
    { type: 'delete' },
  ]
  it.each(commands)('changes that week, though another one is on screen by now: $type', (command) => {
    expect(both.current).toBe(NEXT)
    const pinned = pinnedTo(WEEK, command)
    if (pinned.type === 'undo') throw new Error('an undo')
    const after = run(both, pinned)
    expect(weekAt(after, NEXT)).toEqual(weekAt(both, NEXT))
    expect(weekAt(after, WEEK)).not.toEqual(weekAt(both, WEEK))
  })

  it('keeps the week it names itself', () => {
    const copy = {
      type: 'copy',
      from: { week: NEXT, day: 0, slot: 'dinner' },
      to: { day: 1, slot: 'dinner' },
    } as const
    expect(pinnedTo(WEEK, copy)).toMatchObject({ from: { week: NEXT }, to: { week: WEEK } })
    expect(pinnedTo(WEEK, { type: 'undo', of: 'k' })).toEqual({ type: 'undo', of: 'k' })
  })
})

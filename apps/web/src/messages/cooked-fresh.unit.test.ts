import { applyCommand } from '@pennyplate/domain/commands/apply-command'
import type { DirectCommand } from '@pennyplate/domain/commands/registry'
import { asLeftover, settleLeftovers } from '@pennyplate/domain/week/leftovers'
import { currentWeek, EMPTY_BOOK, type WeekBook } from '@pennyplate/domain/week/week-book'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekMeal, WeekPlan } from '@pennyplate/domain/week/week-plan'
import { expect, it } from 'vitest'
import { cookedFreshSaid } from './cooked-fresh.ts'

const SOUP = {
  name: 'White bean soup',
  keepsDays: 4,
  cookingTime: 30,
  activeMinutes: 25,
  waitingMinutes: 360,
}
const WEEK = settleLeftovers<WeekMeal, WeekPlan>({
  weekStartDate: '2026-11-22',
  days: DAY_NAMES.map((day, index) => {
    const meals = { dinner: index === 1 ? SOUP : { name: `Roast ${day}` } }
    return { day, meals: index === 3 ? { ...meals, lunch: asLeftover(SOUP) } : meals }
  }),
})

it.each([
  [
    'skipped',
    { type: 'skip', at: { day: 1, slot: 'dinner' } },
    [
      'Nothing is left for Wednesday lunch now, so White bean soup is cooked then (25 min active, ready in 6 hr 30 min, start by 6:00 AM).',
    ],
  ],
  ['of another meal', { type: 'skip', at: { day: 2, slot: 'dinner' } }, []],
  ['of the leftovers themselves', { type: 'skip', at: { day: 3, slot: 'lunch' } }, []],
] satisfies [string, DirectCommand, string[]][])(
  'leftovers that have to be cooked are told, with the time it takes: %s',
  (_, command, told) => {
    const book = after(EMPTY_BOOK, { type: 'take', plan: WEEK })
    expect(cookedFreshSaid(planIn(book), planIn(after(book, command)))).toEqual(told)
  },
)

it('nothing is told of another week', () => {
  const book = after(EMPTY_BOOK, { type: 'take', plan: WEEK })
  const skipped = planIn(after(book, { type: 'skip', at: { day: 1, slot: 'dinner' } }))
  expect(cookedFreshSaid(planIn(book), skipped && { ...skipped, weekStartDate: '2026-11-29' })).toEqual([])
})

function after(book: WeekBook, command: DirectCommand): WeekBook {
  const outcome = applyCommand(book, command, { today: '2026-11-22', now: '2026-11-22T10:00:00Z' })
  if (!outcome.ok) throw new Error(outcome.fault)
  return outcome.book
}

function planIn(book: WeekBook): WeekPlan | null {
  return currentWeek(book)?.plan ?? null
}

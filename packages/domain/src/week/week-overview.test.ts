import { describe, expect, it } from 'vitest'
import { EMPTY_BOOK, withWeek } from './week-book.ts'
import { DAY_NAMES } from './week-days.ts'
import { monthBy, overviewOf, summaryOf, sundaysOfMonth, weeksAhead } from './week-overview.ts'
import { NOT_PLANNED_NAME, type WeekPlan } from './week-plan.ts'

const plan = (weekStartDate: string): WeekPlan => ({
  weekStartDate,
  days: DAY_NAMES.map((day, at) => ({
    day,
    meals: at === 1 ? { lunch: { name: 'Soup' } } : { lunch: { name: 'Soup' }, dinner: { name: 'Tacos' } },
  })),
  report: { totalCents: 9000 },
  dayNotes: { 3: 'Choir' },
})
const week = (weekStart: string) => ({ weekStart, plan: plan(weekStart), shoppingList: null, accepted: null })

describe('a week in a few words', () => {
  it('has its state, what its groceries cost, and its days', () => {
    const draft = summaryOf(week('2026-11-22'))
    expect(draft).toMatchObject({ state: 'draft', totalCents: 9000 })
    expect(draft.days.map(({ dinner }) => dinner).slice(0, 2)).toEqual(['Tacos', 'Soup'])
    expect(draft.days[3]).toEqual({ dinner: 'Tacos', meals: 2, note: 'Choir' })
    const list = { sections: [], totalCost: 81.5 }
    expect(summaryOf({ ...week('2026-11-22'), shoppingList: list })).toMatchObject({
      state: 'accepted',
      totalCents: 8150,
    })
    const bought = { ...week('2026-11-22'), plan: { ...plan('2026-11-22'), boughtAt: '2026-11-22' } }
    expect(summaryOf(bought).state).toBe('bought')
    // What is left to buy is not what the week costs.
    expect(summaryOf({ ...bought, shoppingList: list }).totalCents).toBe(9000)
    const saved = {
      plan: { ...bought.plan, boughtCents: 7000 },
      weekStartDate: '2026-11-22',
      dateAccepted: '',
    }
    expect(summaryOf({ ...bought, plan: null, accepted: saved }).totalCents).toBe(7000)
    const left = { ...list, putAwayCents: 2594 }
    expect(summaryOf({ ...week('2026-11-22'), shoppingList: left }).totalCents).toBe(8150 + 2594)
  })

  it('has no dinner on a day that was over when its week was planned', () => {
    const days = plan('2026-11-22').days.map((day, at) =>
      at === 0 ? { ...day, meals: { dinner: { name: NOT_PLANNED_NAME, place: 'skip' as const } } } : day,
    )
    const summary = summaryOf({ ...week('2026-11-22'), plan: { ...plan('2026-11-22'), days } })
    expect(summary.days.map(({ dinner }) => dinner).slice(0, 2)).toEqual([null, 'Soup'])
  })

  it('of a calendar: this week and five more, planned or not', () => {
    const book = withWeek({ ...EMPTY_BOOK, current: '2026-12-06' }, '2026-12-06', week('2026-12-06'))
    const { current, weeks } = overviewOf(book)
    expect(current).toBe('2026-12-06')
    const ahead = weeksAhead(weeks, '2026-11-26')
    expect(ahead.map(({ weekStart }) => weekStart)).toEqual([
      '2026-11-22',
      '2026-11-29',
      '2026-12-06',
      '2026-12-13',
      '2026-12-20',
      '2026-12-27',
    ])
    expect(ahead.map(({ state }) => state)).toEqual(['empty', 'empty', 'draft', 'empty', 'empty', 'empty'])
  })

  it('of a month: every week with a day in it', () => {
    expect(sundaysOfMonth('2026-11')).toEqual([
      '2026-11-01',
      '2026-11-08',
      '2026-11-15',
      '2026-11-22',
      '2026-11-29',
    ])
    expect(sundaysOfMonth('2027-01')[0]).toBe('2026-12-27')
    expect(sundaysOfMonth('2026-02')).toHaveLength(4)
    expect([monthBy('2026-12', 1), monthBy('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  })
})

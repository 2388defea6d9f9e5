import { describe, expect, it } from 'vitest'
import { DAY_NAMES } from '../week/week-days.ts'
import type { WeekMeal, WeekPlan } from '../week/week-plan.ts'
import { type KeptOfWeek, takePlanned } from './planned-week.ts'

const WEEK = '2026-11-22'

function week(meals: (day: number) => Record<string, WeekMeal | WeekMeal[]>): WeekPlan {
  return { days: DAY_NAMES.map((day, index) => ({ day, meals: meals(index) })) }
}

const planned = {
  ...week((day) => ({ dinner: { name: `New ${day}` }, snacks: [{ name: 'Apple' }] })),
  report: { totalCents: 9000 },
}
const before = week((day) => ({ dinner: { name: `Old ${day}` }, snacks: [{ name: 'Nuts' }] }))
const dinner = (day: number) => ({ day, slot: 'dinner' as const })
const kept = (more: Partial<KeptOfWeek>): KeptOfWeek => ({ plan: before, at: [], isRest: false, ...more })

describe('a planned week', () => {
  it('is taken for its dates, with its report', () => {
    expect(takePlanned(planned, WEEK, undefined)).toEqual({
      type: 'take',
      plan: { ...planned, weekStartDate: WEEK },
    })
  })

  it('is taken with the meals that stay in their places, and a snack beside the new one', () => {
    const at = [dinner(2), { day: 3, slot: 'snacks' as const, index: 0 }]
    const command = takePlanned(planned, WEEK, kept({ at }))
    if (command?.type !== 'take') throw new Error('a whole week is taken')
    const { days } = command.plan
    expect(days.map(({ meals }) => meals.dinner?.name)).toEqual(
      DAY_NAMES.map((_, day) => (day === 2 ? 'Old 2' : `New ${day}`)),
    )
    expect(days[3]?.meals.snacks).toEqual([{ name: 'Apple' }, { name: 'Nuts' }])
  })

  it('puts a snack that stays in a place where nothing is planned', () => {
    const over = week(() => ({ snacks: [{ name: 'Nothing planned', place: 'skip' }] }))
    const command = takePlanned(over, WEEK, kept({ at: [{ day: 3, slot: 'snacks', index: 0 }] }))
    if (command?.type !== 'take') throw new Error('a whole week is taken')
    expect(command.plan.days[3]?.meals.snacks).toEqual([{ name: 'Nuts' }])
  })
})

describe('the rest of a week', () => {
  it('is put where the meals are what they were, but for those that stay and those that are over', () => {
    const over: WeekMeal = { name: 'Nothing planned', place: 'skip' }
    const rest = week((day) => (day < 3 ? { dinner: over } : { dinner: { name: `New ${day}` } }))
    const at = [dinner(4)]
    expect(takePlanned(rest, WEEK, kept({ at, isRest: true, isBatch: true }))).toEqual({
      type: 'replan',
      week: WEEK,
      isBatch: true,
      meals: [3, 5, 6].map((day) => ({ at: dinner(day), was: `Old ${day}`, meal: { name: `New ${day}` } })),
    })
  })

  it('is nothing if nothing of it is new', () => {
    const at = DAY_NAMES.map((_, day) => dinner(day))
    const rest = week((day) => ({ dinner: { name: `New ${day}` } }))
    expect(takePlanned(rest, WEEK, kept({ at, isRest: true }))).toBeUndefined()
  })
})

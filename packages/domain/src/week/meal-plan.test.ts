import { describe, expect, it } from 'vitest'
import { bought, isWeekAccepted, notBought } from './bought-week.ts'
import {
  countMeals,
  earlierWeeks,
  type Plan,
  type PlanBook,
  sameMealElsewhere,
  withMeals,
} from './meal-plan.ts'
import { DAY_NAMES } from './week-days.ts'

type Dish = { name: string }
type Week = Plan<Dish>
type Book = PlanBook<Week, string>

const dish = (name: string) => ({ name })
const weekOf = (dinner: string, weekStartDate = '2026-11-22'): Week => ({
  weekStartDate,
  days: DAY_NAMES.map((day) => ({
    day,
    meals: {
      breakfast: dish('Oatmeal'),
      dinner: dish(`${dinner} on ${day}`),
      snacks: [dish('Apple'), dish('Nuts')],
    },
  })),
})
const week = weekOf('Chili')
const dinnerOnMonday = { day: 1, slot: 'dinner' } as const

it('a week whose list went into the pantry stays accepted, until the list is restored', () => {
  const plan = bought(week, { now: '2026-11-24T09:00:00Z', cents: 4200 })
  expect(isWeekAccepted({ plan, shoppingList: null })).toBe(true)
  expect(notBought(plan)).toStrictEqual(week)
})

describe('a plan', () => {
  it('takes a new meal in one slot or in several', () => {
    const changed = withMeals(week, [dinnerOnMonday, { day: 3, slot: 'snacks', index: 1 }], dish('Stew'))
    expect(changed.days[1]?.meals.dinner).toEqual(dish('Stew'))
    expect(changed.days[3]?.meals.snacks).toEqual([dish('Apple'), dish('Stew')])
    expect(changed.days[2]).toEqual(week.days[2])
  })

  it('finds the same meal on other days, and only there', () => {
    const breakfasts = sameMealElsewhere(week, { day: 2, slot: 'breakfast' })
    expect(breakfasts.map(({ day }) => day)).toEqual([0, 1, 3, 4, 5, 6])
    expect(sameMealElsewhere(week, dinnerOnMonday)).toEqual([])
  })

  it('counts the meals of a dish, and a dish that the week no longer has once', () => {
    expect(countMeals(week, ['Oatmeal'])).toBe(7)
    expect(countMeals(week, ['Oatmeal', 'Something else'])).toBe(8)
    expect(countMeals(undefined, ['Oatmeal'])).toBe(1)
    expect(countMeals(week, [])).toBe(0)
  })

  it('that is accepted is not listed as an earlier week, unlike a changed version', () => {
    const saved = (plan: Week) => ({ plan, dateAccepted: 'd', weekStartDate: plan.weekStartDate ?? '' })
    const history = [saved(week), saved(weekOf('Old', '2026-11-08'))]
    const accepted: Book = { plan: week, shoppingList: 'a list', history }
    expect(earlierWeeks(accepted)).toEqual([2])
    expect(earlierWeeks({ plan: weekOf('New'), shoppingList: null, history })).toEqual([1, 2])
    expect(earlierWeeks({ plan: null, shoppingList: null, history: [] })).toEqual([])
  })
})

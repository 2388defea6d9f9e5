import { weekReport } from '@pennyplate/contract/documents/week-report'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import type { WeekPlan } from '@pennyplate/domain/week/week-plan'
import { describe, expect, test } from 'vitest'
import { healthOf, targetKeyOf } from './held-goals.ts'

const days = ['Sunday', 'Monday', 'Tuesday'].map((day, index) => ({
  day,
  meals: { dinner: { name: 'Soup', nutrition: { sodium: 1400 + 200 * index } } },
}))
const egg = { name: 'Egg', nutrition: { sodium: 0 } }
const sodium = {
  nutrient: 'sodium',
  per: 'day',
  atLeast: null,
  atMost: 1500,
  band: { atLeast: 0, atMost: 1575 },
  because: ['tracked'],
  of: 3,
  missed: [{ day: 2, amount: 1800 }],
  relaxTo: 1715,
}
const report = {
  totalCents: 5000,
  certificates: { recipesConsidered: 10 },
  health: { goals: [sodium], notCounted: [] },
}
const plan: WeekPlan = { days, report: weekReport.parse(report) }
const changed: WeekPlan = { days, report: weekReport.parse({ ...report, certificates: undefined }) }

const targets = (dailySodium: number) =>
  withDefaults({ nutritionalTargets: { trackNutrition: true, dailySodium } }).nutritionalTargets

describe('the health targets of a week', () => {
  test('come from the report of the planner', () => {
    expect(healthOf(plan, targets(1500))?.goals).toMatchObject([
      { nutrient: 'sodium', atMost: 1500, missed: [{ day: 2, amount: 1800 }], relaxTo: 1715 },
    ])
  })

  test('are counted from the meals once one was changed', () => {
    expect(healthOf(changed, targets(1500))?.goals).toMatchObject([
      {
        missed: [
          { day: 1, amount: 1600 },
          { day: 2, amount: 1800 },
        ],
        relaxTo: null,
      },
    ])
  })

  test('are undefined for a week without targets', () => {
    expect(healthOf({ days, report: { totalCents: 5000 } }, targets(1500))).toBeUndefined()
  })

  test('are met once the target is relaxed to what the week reaches', () => {
    expect(healthOf(plan, targets(1715))?.goals).toMatchObject([
      { atLeast: null, atMost: 1715, missed: [], relaxTo: null },
    ])
  })

  test('are counted from the meals for any other new target', () => {
    const whole = days.map((day) => ({ ...day, meals: { ...day.meals, breakfast: egg, lunch: egg } }))
    expect(healthOf({ ...plan, days: whole }, targets(1300))?.goals).toMatchObject([
      { atMost: 1300, missed: [{ amount: 1400 }, { amount: 1600 }, { amount: 1800 }] },
    ])
  })

  test('stay as planned if the report does not say what share of a day is planned', () => {
    expect(healthOf(plan, targets(1300))?.goals).toMatchObject([{ atMost: 1500 }])
  })

  test('of a health wish do not follow the target in the profile', () => {
    const wish = { ...sodium, because: ['tracked', 'heart-healthy'], relaxTo: null }
    const wished = weekReport.parse({ ...report, health: { goals: [wish], notCounted: [] } })
    expect(healthOf({ days, report: wished }, targets(2300))?.goals).toMatchObject([{ atMost: 1500 }])
  })

  test('have a field in the profile, except saturated fat', () => {
    expect(targetKeyOf('sodium')).toBe('dailySodium')
    expect(targetKeyOf('saturatedFat')).toBeUndefined()
  })
})

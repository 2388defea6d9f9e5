import { weekReport } from '@pennyplate/contract/documents/week-report'
import { describe, expect, test } from 'vitest'
import type { StoredPlan } from '../stored-plan.ts'
import { healthOf, targetKeyOf, withTargetRelaxed } from './held-goals.ts'

const days = ['Sunday', 'Monday', 'Tuesday'].map((day, index) => ({
  day,
  meals: { dinner: { name: 'Soup', nutrition: { sodium: 1400 + 200 * index } } },
}))
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
const plan: StoredPlan = { days, report: weekReport.parse(report) }

describe('the health targets of a week', () => {
  test('come from the report of the planner', () => {
    expect(healthOf(plan)?.goals).toMatchObject([
      { nutrient: 'sodium', isTracked: true, missed: [{ day: 2, amount: 1800 }], relaxTo: 1715 },
    ])
  })

  test('are counted from the meals once one was changed', () => {
    const { certificates, ...changed } = report
    const [goal] = healthOf({ days, report: weekReport.parse(changed) })?.goals ?? []
    expect(goal).toMatchObject({
      missed: [
        { day: 1, amount: 1600 },
        { day: 2, amount: 1800 },
      ],
      relaxTo: null,
    })
  })

  test('are undefined for a week without targets', () => {
    expect(healthOf({ days, report: { totalCents: 5000 } })).toBeUndefined()
  })

  test('are met once the target is relaxed to what the week reaches', () => {
    const relaxed = withTargetRelaxed(plan, 'dailySodium', 1715)
    expect(healthOf(relaxed)?.goals).toMatchObject([{ atLeast: null, atMost: 1715, missed: [] }])
  })

  test('have a field in the profile, except saturated fat', () => {
    expect(targetKeyOf('sodium')).toBe('dailySodium')
    expect(targetKeyOf('saturatedFat')).toBeUndefined()
  })
})

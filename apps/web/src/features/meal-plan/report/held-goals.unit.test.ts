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
const plan: StoredPlan = { days, report }

describe('what a week is held to', () => {
  test('is what the planner said of it', () => {
    expect(healthOf(plan)?.goals).toMatchObject([
      { nutrient: 'sodium', isTracked: true, missed: [{ day: 2, amount: 1800 }], relaxTo: 1715 },
    ])
  })

  test('is counted from the meals once one was changed', () => {
    const { certificates, ...changed } = report
    const [goal] = healthOf({ days, report: changed })?.goals ?? []
    expect(goal).toMatchObject({
      missed: [
        { day: 1, amount: 1600 },
        { day: 2, amount: 1800 },
      ],
      relaxTo: null,
    })
  })

  test('is nothing for a week without targets', () => {
    expect(healthOf({ days, report: { totalCents: 5000 } })).toBeUndefined()
  })

  test('is kept once the target is changed to what the week reaches', () => {
    const relaxed = withTargetRelaxed(plan, 'dailySodium', 1715)
    expect(healthOf(relaxed)?.goals).toMatchObject([{ atLeast: null, atMost: 1715, missed: [] }])
  })

  test('has its field in the profile', () => {
    expect(targetKeyOf('sodium')).toBe('dailySodium')
    expect(targetKeyOf('saturatedFat')).toBeUndefined()
  })
})

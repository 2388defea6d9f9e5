import { withDefaults } from '@pennyplate/domain/profile/profile'
import { describe, expect, it } from 'vitest'
import { goalFor, healthGoals } from './health-goals.ts'
import { plannedTargets } from './household-size.ts'

const DISH_MEALS = ['breakfast', 'lunch', 'dinner'] as const

function goals(
  targets: Readonly<Record<string, unknown>>,
  wishes: Parameters<typeof healthGoals>[2] = [],
  meals: Parameters<typeof healthGoals>[3] = DISH_MEALS,
) {
  const profile = withDefaults({ nutritionalTargets: targets })
  return healthGoals(plannedTargets(profile.nutritionalTargets, meals), profile, wishes, meals)
}

describe('daily health goals', () => {
  it('are empty without tracking and wishes', () => {
    expect(goals({ dailySodium: 1500 })).toEqual([])
  })

  it.each([
    ['calories', 1860, 2140],
    ['protein', 45, Infinity],
    ['carbs', 255, 345],
    ['fat', 55.25, 74.75],
    ['fiber', 22.5, Infinity],
    ['addedSugar', 0, 50],
    ['sodium', 0, 1500],
    ['cholesterol', 0, 300],
  ] as const)('put a band around tracked %s', (nutrient, atLeast, atMost) => {
    const goal = goalFor(goals({ trackNutrition: true, dailySodium: 1500 }), nutrient)
    expect(goal?.band.atLeast).toBeCloseTo(atLeast)
    expect(goal?.band.atMost).toBeCloseTo(atMost)
    expect(goal?.because).toEqual(['tracked'])
  })

  it('ignore a blank target', () => {
    expect(goalFor(goals({ trackNutrition: true, dailySodium: 0 }), 'sodium')).toBeUndefined()
  })

  it('are scaled to the planned meals', () => {
    const dinners = goals({ trackNutrition: true, dailySodium: 2000 }, [], ['dinner'])
    expect(goalFor(dinners, 'sodium')?.atMost).toBeCloseTo(700)
  })

  it('take the stricter of a wish and a tracked target', () => {
    const both = goals({ trackNutrition: true, dailySodium: 1500, dailyFiber: 20 }, ['heart-healthy'])
    expect(goalFor(both, 'sodium')).toMatchObject({ atMost: 1500, because: ['tracked', 'heart-healthy'] })
    expect(goalFor(both, 'fiber')).toMatchObject({ atLeast: 28 })
  })

  it('let a wish win over a target that contradicts it', () => {
    const carbs = goalFor(goals({ trackNutrition: true }, ['low-carb']), 'carbs')
    expect(carbs).toMatchObject({ atLeast: null, atMost: 130, band: { atLeast: 0 } })
  })

  it('keep a limit at or under it', () => {
    expect(goalFor(goals({}, ['low-sodium']), 'sodium')?.band.atMost).toBe(2300)
  })

  it('allow no meal more than two fifths of the sodium of a day, of whichever day is stricter', () => {
    const atMost = (targets: object, meals = [...DISH_MEALS]) =>
      goalFor(goals({ ...targets }, ['low-sodium'], meals), 'sodium', 'meal')?.band.atMost
    expect(atMost({})).toBeCloseTo(920)
    expect(atMost({ trackNutrition: true, dailySodium: 1500 })).toBeCloseTo(600)
    expect(goalFor(goals({}, ['low-sodium'], ['dinner']), 'sodium', 'meal')?.band.atMost).toBeCloseTo(920)
  })

  it('hold keto to the net carbs the household chose', () => {
    const goalOf = (netCarbs?: string) =>
      goalFor(
        healthGoals(
          plannedTargets(withDefaults({}).nutritionalTargets, DISH_MEALS),
          withDefaults({ netCarbs }),
          ['keto'],
          DISH_MEALS,
        ),
        'netCarbs',
      )
    expect(goalOf()?.band).toEqual({ atLeast: 0, atMost: 30 })
    expect(goalOf('20 g')).toMatchObject({ atMost: 20, band: { atMost: 20 }, because: ['keto'] })
    expect(goalOf('a few')?.atMost).toBe(30)
  })

  it('list goals for single meals separately', () => {
    expect(goalFor(goals({}, ['diabetes-friendly']), 'carbs', 'meal')).toMatchObject({
      atLeast: 30,
      atMost: 60,
    })
  })
})

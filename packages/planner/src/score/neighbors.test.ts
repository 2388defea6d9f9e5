import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import { expect, it } from 'vitest'
import { household } from '../../test/household.ts'
import { ownCatalog } from '../catalog/own-catalog.ts'
import { buildProblem } from '../problem/build-problem.ts'
import type { PlannedCooking } from '../problem/problem.ts'
import { FORBIDDEN_DOLLARS, neighborsOf } from './neighbors.ts'

const { problem } = buildProblem(household({}), ownCatalog('72762'))

/** What the same side at two places costs, before the side itself counts. */
function sameSide(roles: string, ...slots: readonly (readonly [number, string])[]): number[] {
  const places = slots.map(([day, meal]) =>
    problem.cookings.findIndex(
      (one) => one.day === day && one.meal === meal && one.beside?.roles.join() === roles,
    ),
  )
  return neighborsOf(problem)
    .filter(({ a, b }) => places.includes(a) && places.includes(b))
    .map(({ sameDish }) => sameDish)
}

it('the same vegetable at dinner two nights running costs less than twice a day, and two days apart nothing', () => {
  const vegetable = 'vegetable,salad'
  const [nextNight = 0] = sameSide(vegetable, [1, 'dinner'], [2, 'dinner'])
  const [sameDay = 0] = sameSide(vegetable, [1, 'lunch'], [1, 'dinner'])
  expect(nextNight).toBeGreaterThan(0)
  expect(nextNight).toBeLessThan(sameDay)
  expect(sameSide(vegetable, [1, 'dinner'], [3, 'dinner'])).toEqual([])
  expect(sameSide(vegetable, [1, 'lunch'], [2, 'lunch'])).toEqual([])
  expect(sameSide('starch,bread', [1, 'dinner'], [2, 'dinner'])).toEqual([])
})

it('the same breakfast two mornings running costs less than the same dinner two nights running', () => {
  const at = (meal: 'breakfast' | 'dinner', ...days: readonly number[]): PlannedCooking[] =>
    days.map((day) => ({ day, meal, eaten: [{ day, meal }] }))
  const sameDish = (cookings: readonly PlannedCooking[]) =>
    neighborsOf({ ...problem, cookings }).reduce((sum, one) => sum + one.sameDish, 0)
  expect(sameDish(at('breakfast', 1, 2))).toBeGreaterThan(0)
  expect(sameDish(at('breakfast', 1, 2))).toBeLessThan(sameDish(at('dinner', 1, 2)))
  expect(sameDish(at('breakfast', 1, 3))).toBe(0)
})

it('leftovers and the dinner of their day count as the same protein twice a day', () => {
  const dinner = (
    day: number,
    ...eaten: readonly (readonly [number, 'lunch' | 'dinner'])[]
  ): PlannedCooking => ({
    day,
    meal: 'dinner',
    eaten: [[day, 'dinner'] as const, ...eaten].map(([on, meal]) => ({ day: on, meal })),
  })
  const proteinOf = (...cookings: PlannedCooking[]) =>
    neighborsOf({ ...problem, cookings }).reduce((sum, { sameProtein }) => sum + sameProtein, 0)
  const { adultEquivalents: eq, weights } = problem
  expect(proteinOf(dinner(1), dinner(3))).toBe(0)
  expect(proteinOf(dinner(1, [3, 'lunch']), dinner(3))).toBeCloseTo(weights.sameProteinSameDay * eq)
  expect(proteinOf(dinner(2, [3, 'lunch']), dinner(3))).toBeCloseTo(
    (weights.sameProteinSameDay + weights.sameProteinNextDay) * eq,
  )
})

it('a dish is not cooked again while its leftovers wait, at whatever meal', () => {
  const once = (day: number, meal: DishMeal): PlannedCooking => ({ day, meal, eaten: [{ day, meal }] })
  const dinner: PlannedCooking = {
    ...once(0, 'dinner'),
    eaten: [
      { day: 0, meal: 'dinner' },
      { day: 2, meal: 'dinner' },
    ],
  }
  const isForbidden = (other: PlannedCooking) =>
    neighborsOf({ ...problem, cookings: [dinner, other] }).some(
      ({ sameDish }) => sameDish === FORBIDDEN_DOLLARS,
    )
  expect(
    [once(1, 'breakfast'), once(1, 'lunch'), once(1, 'dinner'), once(2, 'lunch')].filter(isForbidden),
  ).toHaveLength(4)
  expect([once(3, 'lunch'), once(3, 'dinner')].filter(isForbidden)).toEqual([])
})

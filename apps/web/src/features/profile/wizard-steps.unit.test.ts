import { expect, test } from 'vitest'
import { STEP_TITLES } from '../../messages/profile.ts'
import { faultySteps, readStep } from './wizard-steps.ts'

test('there are twelve steps, in the order of the specification', () => {
  expect(STEP_TITLES.join(', ')).toBe(
    'Family & Budget, Store Location, Cooking Tools, Experience, Diet Type, Cuisines, Restrictions, Dislikes, Goals, Meal Types, Dairy, Nutrition',
  )
})

test('each fault leads to the step that can fix it', () => {
  expect(
    faultySteps({ dailyFat: 'out-of-range', mealTypes: 'none-chosen', kids: 'missing', adults: 'missing' }),
  ).toEqual([1, 10, 12])
  expect(faultySteps({})).toEqual([])
})

test.each([
  ['1', 1],
  ['12', 12],
  ['0', undefined],
  ['13', undefined],
  ['1.5', undefined],
  ['', undefined],
  ['nonsense', undefined],
  [null, undefined],
])('the step %j of an address is %s', (typed, step) => {
  expect(readStep(typed)).toBe(step)
})

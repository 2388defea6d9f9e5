import { expect, it } from 'vitest'
import {
  isEatenUp,
  type LeastBatch,
  mealsBoughtFor,
  mealsToFinish,
  restSentence,
  servingsCooked,
  servingsThatFinish,
  shareMade,
} from './least-batch.ts'

const PIE: LeastBatch = { unit: 'pie', servings: 6, isWhole: true }
const LASAGNA: LeastBatch = { unit: 'pan', servings: 4, isWhole: false }

it.each([
  [PIE, 1.2, 6],
  [PIE, 6, 6],
  [PIE, 6.5, 6],
  [PIE, 7, 12],
  [LASAGNA, 1.2, 4],
  [LASAGNA, 5.3, 5.3],
  [undefined, 1.2, 1.2],
  [PIE, 0, 0],
])('of %o for %s servings, %s are cooked', (leastBatch, wanted, cooked) => {
  expect(servingsCooked({ leastBatch }, wanted)).toBe(cooked)
})

it.each([
  // One person would need five meals to finish a pie.
  [PIE, 1.2, null],
  [PIE, 3, 2],
  [PIE, 6, 1],
  [LASAGNA, 2, 2],
  [LASAGNA, 1.9, null],
  [undefined, 0.5, 1],
])('%o of %s servings a meal is eaten up in %s meals', (leastBatch, servings, meals) => {
  expect(mealsToFinish({ leastBatch }, servings)).toBe(meals)
})

it('a portion is as large as finishes a batch, where that is near the usual one', () => {
  expect(servingsThatFinish({ leastBatch: PIE }, 2.4)).toBe(3)
  expect(servingsThatFinish({ leastBatch: PIE }, 5)).toBe(6)
  expect(servingsThatFinish({ leastBatch: PIE }, 1.2)).toBe(1.2)
  expect(servingsThatFinish({ leastBatch: LASAGNA }, 1.8)).toBe(2)
  expect(servingsThatFinish({ leastBatch: LASAGNA }, 5.1)).toBe(5.1)
})

it('no portion is above the largest one, to finish a batch or otherwise', () => {
  expect(servingsThatFinish({ leastBatch: PIE }, 2.4, 3)).toBe(3)
  expect(servingsThatFinish({ leastBatch: PIE }, 2.4, 2.9)).toBe(2.4)
  const sandwich: LeastBatch = { unit: 'piece', servings: 1, isWhole: true }
  expect(servingsThatFinish({ leastBatch: sandwich }, 2.6, 2.6)).toBe(2)
})

it('a stuffed sandwich is eaten whole: one by one person, three by two', () => {
  const sandwich: LeastBatch = { unit: 'piece', servings: 1, isWhole: true }
  for (let usual = 0.8; usual < 12; usual += 0.1) {
    const servings = servingsThatFinish({ leastBatch: sandwich }, usual)
    expect([usual, servings]).toEqual([usual, Math.round(usual)])
    expect(mealsToFinish({ leastBatch: sandwich }, servings)).toBe(1)
  }
})

it('meals that share a batch are bought together', () => {
  expect(mealsBoughtFor({ leastBatch: PIE }, 3, { usual: 1, sharing: 2 })).toBe(2)
  expect(mealsBoughtFor({ leastBatch: PIE }, 6, { usual: 7, sharing: 2 })).toBe(7)
  expect(isEatenUp({ leastBatch: PIE }, 3)).toBe(false)
})

it('two more guests need no second pie, ten do', () => {
  expect(shareMade({ servings: 6, leastBatch: PIE }, 0.5, 2)).toBe(1)
  expect(shareMade({ servings: 6, leastBatch: PIE }, 1, 2)).toBe(2)
  expect(shareMade({ servings: 6 }, 0.5, 3)).toBe(3)
})

it('says what is cooked where more is cooked than wanted', () => {
  const loaf = { unit: 'loaf', servings: 10, isWhole: true } as const
  expect(restSentence({ servings: 10, leastBatch: loaf }, 1)).toBe(
    'Makes one loaf, about 10 servings; freeze or keep the rest.',
  )
  expect(restSentence({ servings: 10, leastBatch: loaf }, 12)).toBe(
    'Makes 2 loaves, about 20 servings; freeze or keep the rest.',
  )
  expect(restSentence({ servings: 10, leastBatch: loaf }, 10)).toBeNull()
})

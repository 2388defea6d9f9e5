import { describe, expect, it } from 'vitest'
import { namedMeal, readCost } from './custom-meal.ts'

/** $84 a week is $4 a meal. */
const FAMILY = { weeklyBudget: 84, adults: 2, kids: 2 }

describe('the cost of a typed meal', () => {
  it.each([
    ['', null],
    [' ', null],
    ['0', 0],
    ['3.5', 3.5],
    ['$ 4.25', 4.25],
    ['much', undefined],
    ['-1', undefined],
    ['3.555', undefined],
    ['9999', undefined],
  ])('%j is %j', (typed, dollars) => {
    expect(readCost(typed)).toBe(dollars)
  })

  it('is kept as it was said, and estimated if it was not', () => {
    expect(namedMeal(' Pie ', 0, FAMILY)).toEqual({
      name: 'Pie',
      estimatedCost: 0,
      isCustom: true,
      isNameOnly: true,
    })
    expect(namedMeal('Pie', null, FAMILY)).toMatchObject({ estimatedCost: 1, isEstimate: true })
  })
})

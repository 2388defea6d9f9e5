import { describe, expect, it } from 'vitest'
import { generateProblem } from '../../test/generate-problem.ts'
import type { Alternative } from './alternatives.ts'
import { groupAlternatives, needsPairs } from './group-alternatives.ts'

const { recipes } = generateProblem({ recipes: 120, adultEquivalents: 2, seed: 4 })
const asking = {
  recipes: recipes.map((one) => ({ ...one, tastes: {} })),
  meal: 'dinner',
  adultEquivalents: 2,
  roomCents: 1000,
} as const

const dish = (recipe: number, change: Partial<Alternative['delta']>, openShare = 0): Alternative => ({
  recipe,
  plan: [],
  delta: { scoreDollars: recipe, checkoutCents: 0, calories: 0, protein: 0, minutes: 0, ...change },
  reasons: [],
  openShare,
})
const told = (found: readonly Alternative[], pairs: readonly Alternative[] = [], roomCents = 1000) =>
  groupAlternatives(found, pairs, { ...asking, roomCents }).map(({ group, recipe }) => `${group} ${recipe}`)

it('the best fit is never much dearer, whatever it is worth otherwise', () => {
  const found = [
    dish(0, { checkoutCents: 4000 }),
    dish(1, { checkoutCents: 201 }),
    dish(2, { checkoutCents: 200 }),
  ]
  expect(told(found)).toEqual(['best 2', 'familiar 0', 'familiar 1'])
})

it('the best group has three dishes and every other two, and a dish is told once', () => {
  const found = Array.from({ length: 30 }, (_, recipe) =>
    dish(recipe, { checkoutCents: -100 - recipe, minutes: -10 - (recipe % 7) }, 0.6),
  )
  expect(told(found)).toEqual([
    ...['best 0', 'best 1', 'best 2'],
    ...['cheaper 29', 'cheaper 28'],
    ...['quicker 6', 'quicker 13'],
    ...['open 3', 'open 4'],
    ...['familiar 5', 'familiar 7'],
  ])
})

it('the cheapest of all is left out where it suits the week far worse than others', () => {
  const found = Array.from({ length: 120 }, (_, recipe) =>
    dish(recipe, { checkoutCents: recipe === 119 ? -9000 : -60 }),
  )
  expect(told(found)).not.toContain('cheaper 119')
})

it('a dish that the household does not know is something new', () => {
  const taste = { appeal: 0.5, isNew: true, isStrange: false, origin: null }
  const strange = { ...asking, recipes: asking.recipes.map((one) => ({ ...one, tastes: { dinner: taste } })) }
  const found = [dish(0, { checkoutCents: 900 })]
  expect(groupAlternatives(found, [], strange).map(({ group }) => group)).toEqual(['new'])
})

describe('on a tight week', () => {
  const found = [
    dish(0, { checkoutCents: 60 }),
    dish(1, { checkoutCents: 50 }),
    dish(2, { checkoutCents: 90 }),
  ]

  it('dishes that keep the budget come before better ones that do not', () => {
    expect(told(found, [], 55)).toEqual(['best 1', 'best 0', 'best 2'])
  })

  it('dishes that keep it with another meal changed come next, and none over it before them', () => {
    expect(told(found, [dish(2, { checkoutCents: 40 })], 55)).toEqual(['best 1', 'pair 2', 'familiar 0'])
    expect(told(found, [dish(0, {}), dish(1, {})], 0)).toEqual(['pair 0', 'pair 1', 'familiar 2'])
  })

  it.each([
    ['three keep it alone', 90, false],
    ['two do', 60, true],
    ['none does', 0, true],
  ])('another meal changes along only where fewer than three keep it alone: %s', (_, roomCents, expected) => {
    expect(needsPairs(found, { adultEquivalents: 2, roomCents })).toBe(expected)
  })
})

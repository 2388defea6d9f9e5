import { describe, expect, it } from 'vitest'
import type { Food, FoodFacts } from '../food/food.ts'
import { judgeFood } from './diet.ts'
import { rulesAgainst } from './not-for-household.ts'
import {
  isBaby,
  isRawPiece,
  isSmallChild,
  isTooHardFor,
  type ServedFood,
  smallChildRules,
  smallChildStep,
} from './small-children.ts'

const facts = (id: string) => ({ id, traits: [], groups: [] }) as unknown as FoodFacts
const isKept = (id: string, gramsPerServing: number, isRawPiece = false) =>
  judgeFood(facts(id), smallChildRules([2]), { gramsPerServing, isRawPiece }).verdict === 'allowed'

describe('with a child from one to three', () => {
  it.each([
    ['popcorn-popped', 5, false],
    ['peanuts', 30, false],
    ['peanuts', 3, true],
    ['tortilla-chips', 28, false],
    ['hot-dogs', 90, true],
    ['grapes', 150, true],
  ])('%s, %i g: planned %s', (id, grams, expected) => {
    expect(isKept(id, grams)).toBe(expected)
  })

  it('carrots are planned cooked or cut fine, not as raw sticks', () => {
    expect(isKept('baby-carrots', 60, true)).toBe(false)
    expect(isKept('baby-carrots', 60, false)).toBe(true)
    expect(isRawPiece({ tools: [], steps: [] }, 'cut in sticks')).toBe(true)
    expect(isRawPiece({ tools: [], steps: [] }, 'coarsely grated')).toBe(false)
    expect(isRawPiece({ tools: [], steps: ['Blend until smooth.'] }, '')).toBe(false)
    expect(isRawPiece({ tools: [['Stove']], steps: [] }, 'cut in sticks')).toBe(false)
  })

  it('what is fried or frozen until it is hard is not planned', () => {
    expect(isTooHardFor('frozen-grapes', smallChildRules([3]))).toBe(true)
    expect(isTooHardFor('frozen-grapes', smallChildRules([4]))).toBe(false)
    expect(isTooHardFor('frozen-pizza', smallChildRules([3]))).toBe(false)
  })

  it('says nothing against a food that is no part of a dish, or that nobody knows', () => {
    const popcorn = { ...facts('popcorn-popped'), name: 'Popcorn', synonyms: [] } as unknown as Food
    expect(rulesAgainst({ name: 'Popcorn', food: popcorn }, smallChildRules([2]))).toEqual([])
    expect(judgeFood(null, smallChildRules([2])).verdict).toBe('allowed')
  })
})

it.each([
  [[], false],
  [[0], false],
  [[1], true],
  [[3, 9], true],
  [[4, 15], false],
])('ages %j: small children %s', (ages, expected) => {
  expect(smallChildRules(ages).length > 0).toBe(expected)
  expect(ages.some(isSmallChild)).toBe(expected)
})

it('a baby is no small child at the table', () => {
  expect([isBaby(0), isBaby(1), isSmallChild(0)]).toEqual([true, false, false])
})

describe('the step for small children', () => {
  const food = (id: string, plural: string, of: Partial<ServedFood> = {}): ServedFood => ({
    id,
    plural,
    traits: [],
    gramsPerServing: 50,
    isRaw: false,
    ...of,
  })

  it('knows sausage without meat, grapes in a can, and what a child of one does not chew', () => {
    expect(smallChildStep([food('plant-sausage-links', 'Plant-based sausages')], [3])).toContain(
      'in quarters',
    )
    expect(smallChildStep([food('fruit-cocktail', 'Canned fruit cocktail')], [3])).toContain(
      'cut the grapes and cherries of the fruit cocktail in quarters',
    )
    expect(smallChildStep([food('frozen-blueberries', 'Frozen blueberries')], [3])).toContain(
      'crush the blueberries',
    )
    const edamame = food('frozen-edamame', 'Frozen shelled edamame')
    expect(smallChildStep([edamame], [1])).toContain('mash the shelled edamame')
    expect(smallChildStep([edamame], [2])).toBeNull()
  })

  it('says what to cut, cook and leave off', () => {
    const foods = [
      food('grapes', 'Grapes'),
      food('cherry-tomatoes', 'Cherry tomatoes'),
      food('hot-dogs', 'Hot dogs'),
      food('apple', 'Apples', { isRaw: true }),
      food('pecans', 'Pecans', { gramsPerServing: 4 }),
      food('chicken-thighs', 'Chicken thighs', { traits: ['poultry'] }),
    ]
    expect(smallChildStep(foods, [2])).toBe(
      'For a child under 4: take the meat off any bone and cut it no larger than half an inch; cut the hot dogs lengthwise in quarters, then small; cut the grapes and cherry tomatoes lengthwise in quarters; grate the apples, or cook them soft; leave the pecans off.',
    )
  })

  it('has kernels mashed for a child under two only', () => {
    const corn = [food('frozen-corn', 'Frozen corn')]
    expect(smallChildStep(corn, [1])).toBe('For a child under 4: mash the corn.')
    expect(smallChildStep(corn, [2])).toBeNull()
  })

  it('is none for cooked apples, a pinch, or other households', () => {
    expect(smallChildStep([food('apple', 'Apples')], [2])).toBeNull()
    expect(smallChildStep([food('grapes', 'Grapes', { gramsPerServing: 0.5 })], [2])).toBeNull()
    expect(smallChildStep([food('grapes', 'Grapes')], [0, 4, 12])).toBeNull()
  })
})

import { expect, test } from 'vitest'
import type { FoodFacts } from '../food/food.ts'
import { type FoodRule, isSafe, judgeFood, judgeIngredients } from './diet.ts'
import { DIET_TYPES, DISLIKED_FOODS } from './diet-options.ts'
import { DIET_RULES, DISLIKE_GROUPS, dislikeRule, RESTRICTION_RULES } from './diet-rules.ts'

const NO_FIGURES = {
  energyKcal: null,
  proteinG: null,
  carbsG: null,
  fatG: null,
  saturatedFatG: null,
  fiberG: null,
  sugarG: null,
  sodiumMg: null,
  cholesterolMg: null,
}

const food = (facts: Partial<FoodFacts>): FoodFacts => ({
  id: 'food',
  allergens: [],
  traits: [],
  groups: [],
  fodmap: 'unknown',
  composition: NO_FIGURES,
  ...facts,
})

const { milk, pork } = RESTRICTION_RULES
const leanOnly: FoodRule = {
  id: 'lean-only',
  limits: [{ nutrient: 'fatG', maxPer100G: 13, when: [], unless: [] }],
}
const lowFodmap = { id: 'diet:low-fodmap', lowFodmap: true }
const cheese = food({ id: 'cheese', allergens: ['milk'], traits: ['dairy'] })
const ham = food({ id: 'ham', traits: ['pork', 'meat'] })
const rice = food({ id: 'rice', traits: ['grain'] })

test('a moderate FODMAP food is held to its limit in the largest portion', () => {
  const banana = food({ id: 'banana', fodmap: 'moderate', fodmapLimitG: 35 })
  const served = (gramsAtMost: number) => ({ facts: banana, gramsPerServing: 29.5, gramsAtMost })
  expect(judgeIngredients([served(34)], [lowFodmap])).toEqual({ verdict: 'allowed', leaveOut: [] })
  expect(judgeIngredients([served(38.4)], [lowFodmap])).toMatchObject({ verdict: 'forbidden', index: 0 })
})

test('moderate FODMAP foods of a dish add up', () => {
  const almonds = food({ id: 'almonds', fodmap: 'moderate', fodmapLimitG: 12 })
  const oats = food({ id: 'oats', fodmap: 'moderate' })
  const dish = (almondsG: number, oatsG: number, isOptional = false) =>
    judgeIngredients(
      [
        { facts: food({ fodmap: 'low' }), gramsPerServing: 300 },
        { facts: oats, gramsPerServing: oatsG },
        { facts: almonds, gramsPerServing: almondsG, isOptional },
      ],
      [lowFodmap],
    )
  expect(dish(6, 10)).toEqual({ verdict: 'allowed', leaveOut: [] })
  expect(dish(11, 10)).toEqual({ verdict: 'forbidden', by: 'diet:low-fodmap', index: 2 })
  expect(dish(6, 12)).toEqual({ verdict: 'forbidden', by: 'diet:low-fodmap', index: 1 })
  expect(dish(13, 12, true)).toEqual({ verdict: 'allowed', leaveOut: [2] })
})

test('without rules everything is allowed, even unknown foods', () => {
  expect(judgeFood(cheese, [])).toEqual({ verdict: 'allowed' })
  expect(judgeFood(null, [])).toEqual({ verdict: 'allowed' })
})

test('a food is forbidden by the rule it breaks', () => {
  expect(judgeFood(cheese, [pork, milk])).toEqual({ verdict: 'forbidden', by: 'restriction:milk' })
  expect(judgeFood(ham, [pork, milk])).toEqual({ verdict: 'forbidden', by: 'restriction:pork' })
  expect(judgeFood(rice, [pork, milk])).toEqual({ verdict: 'allowed' })
})

test('an unidentified food is unknown, and unknown is not safe', () => {
  const verdict = judgeFood(null, [milk])
  expect(verdict).toEqual({ verdict: 'unknown', by: 'restriction:milk' })
  expect(isSafe(verdict)).toBe(false)
})

test('a missing figure is unknown, but a broken rule beside it is still forbidden', () => {
  expect(judgeFood(ham, [leanOnly])).toEqual({ verdict: 'unknown', by: 'lean-only' })
  expect(judgeFood(ham, [leanOnly, pork])).toEqual({ verdict: 'forbidden', by: 'restriction:pork' })
})

test('an exception applies only to foods that have its trait', () => {
  const noDairyButGhee = { id: 'x', traits: [{ trait: 'dairy', unless: ['ghee'] }] } as const
  expect(judgeFood(food({ traits: ['dairy', 'ghee'] }), [noDairyButGhee]).verdict).toBe('allowed')
  expect(judgeFood(cheese, [noDairyButGhee]).verdict).toBe('forbidden')
})

test('a limit is judged per 100 g', () => {
  const fatty = food({ composition: { ...NO_FIGURES, fatG: 20 } })
  const lean = food({ composition: { ...NO_FIGURES, fatG: 5 } })
  expect(judgeFood(fatty, [leanOnly]).verdict).toBe('forbidden')
  expect(judgeFood(lean, [leanOnly]).verdict).toBe('allowed')
})

test.each([
  ['low', undefined, undefined, 'allowed'],
  ['high', undefined, 1, 'forbidden'],
  ['unknown', undefined, 1, 'unknown'],
  ['moderate', 45, 40, 'allowed'],
  ['moderate', 45, 50, 'forbidden'],
  ['moderate', 45, undefined, 'forbidden'],
  ['moderate', undefined, 15, 'allowed'],
  ['moderate', undefined, 25, 'forbidden'],
] as const)('FODMAP %s with limit %s g and %s g in a serving is %s', (fodmap, limit, grams, verdict) => {
  const facts = food({ fodmap, ...(limit === undefined ? {} : { fodmapLimitG: limit }) })
  expect(judgeFood(facts, [lowFodmap], grams === undefined ? {} : { gramsPerServing: grams }).verdict).toBe(
    verdict,
  )
})

test('a dish is as good as its worst ingredient', () => {
  const dish = [{ facts: rice }, { facts: null }, { facts: ham }]
  expect(judgeIngredients(dish, [pork])).toEqual({ verdict: 'forbidden', by: 'restriction:pork', index: 2 })
  expect(judgeIngredients(dish.slice(0, 2), [pork])).toEqual({
    verdict: 'unknown',
    by: 'restriction:pork',
    index: 1,
  })
  expect(judgeIngredients([{ facts: rice }], [pork])).toEqual({ verdict: 'allowed', leaveOut: [] })
})

test('an optional ingredient that breaks a rule is left out', () => {
  const dish = [{ facts: rice }, { facts: cheese, isOptional: true }]
  expect(judgeIngredients(dish, [milk])).toEqual({ verdict: 'allowed', leaveOut: [1] })
})

test('every diet of the profile has its rule, and None and Other have none', () => {
  const without = DIET_TYPES.filter((diet) => DIET_RULES[diet] === null)
  expect(without).toEqual(['None', 'Other'])
})

test('rule names are unique', () => {
  const ids = [
    ...Object.values(DIET_RULES).flatMap((rule) => (rule ? [rule.id] : [])),
    ...Object.values(RESTRICTION_RULES).map((rule) => rule.id),
    ...DISLIKED_FOODS.map((dislike) => dislikeRule(dislike).id),
  ]
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(10 + 12 + 24)
})

test('a disliked food is a group of foods', () => {
  expect(DISLIKE_GROUPS).toContain('blue-cheese')
  const noPeppers = dislikeRule('Bell Peppers')
  expect(judgeFood(food({ groups: ['bell-peppers'] }), [noPeppers])).toEqual({
    verdict: 'forbidden',
    by: 'dislike:bell-peppers',
  })
})

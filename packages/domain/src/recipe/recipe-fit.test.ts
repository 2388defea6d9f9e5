import { expect, test } from 'vitest'
import type { JudgedIngredient } from '../diet/diet.ts'
import { DIET_RULES, RESTRICTION_RULES } from '../diet/diet-rules.ts'
import type { FoodFacts } from '../food/food.ts'
import { fitRecipe, hardestWanted, hasTools, type KitchenRules } from './recipe-fit.ts'

const NOTHING_KNOWN = {
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

function food(id: string, facts: Partial<FoodFacts> = {}): FoodFacts {
  return { id, allergens: [], traits: [], groups: [], fodmap: 'low', composition: NOTHING_KNOWN, ...facts }
}

const OATS: JudgedIngredient = { facts: food('oats', { traits: ['grain', 'oats'] }) }
const MILK: JudgedIngredient = { facts: food('milk', { allergens: ['milk'], traits: ['dairy'] }) }
const WALNUTS: JudgedIngredient = {
  facts: food('walnuts', { allergens: ['tree-nut'], traits: ['nuts'] }),
  isOptional: true,
}
const ONE_POT = { servings: 4, batch: null, steps: [] } as const
const PORRIDGE = { tools: [['Stove', 'Microwave']], activeMinutes: 10, totalMinutes: 10, ...ONE_POT } as const
const ROAST = {
  tools: [['Oven', 'Slow Cooker'], ['Stove']],
  activeMinutes: 40,
  totalMinutes: 90,
  ...ONE_POT,
} as const

function kitchen(rules: Partial<KitchenRules> = {}): KitchenRules {
  return {
    foodRules: [],
    tools: ['Stove', 'Microwave', 'Oven'],
    maxDifficulty: 'hard',
    tableLimits: [],
    ...rules,
  }
}

test('a dish fits a household without rules', () => {
  expect(fitRecipe(PORRIDGE, [OATS, MILK, WALNUTS], kitchen())).toEqual({ fits: true, leaveOut: [] })
})

test('an optional ingredient that breaks a rule is left out, a needed one rules the dish out', () => {
  const noNuts = kitchen({ foodRules: [RESTRICTION_RULES['tree-nut']] })
  expect(fitRecipe(PORRIDGE, [OATS, MILK, WALNUTS], noNuts)).toEqual({ fits: true, leaveOut: [2] })
  const vegan = kitchen({ foodRules: DIET_RULES.Vegan ? [DIET_RULES.Vegan] : [] })
  expect(fitRecipe(PORRIDGE, [OATS, MILK, WALNUTS], vegan)).toEqual({
    fits: false,
    reason: 'food',
    by: 'diet:vegan',
    index: 1,
  })
})

test('an unidentified food is not safe once there is any rule', () => {
  const mystery: JudgedIngredient = { facts: null }
  expect(fitRecipe(PORRIDGE, [mystery], kitchen()).fits).toBe(true)
  expect(fitRecipe(PORRIDGE, [mystery], kitchen({ foodRules: [RESTRICTION_RULES.egg] })).fits).toBe(false)
})

test.each([
  { needs: [], tools: [], fits: true },
  { needs: [['Stove', 'Microwave']], tools: ['Microwave'], fits: true },
  { needs: [['Oven', 'Slow Cooker'], ['Stove']], tools: ['Oven'], fits: false },
  { needs: [['Oven', 'Slow Cooker'], ['Stove']], tools: ['Slow Cooker', 'Stove'], fits: true },
] as const)('needs $needs with $tools: $fits', ({ needs, tools, fits }) => {
  expect(hasTools(needs, tools)).toBe(fits)
})

test('the chosen difficulty is an upper bound', () => {
  const fitsFor = (choice: Parameters<typeof hardestWanted>[0]) =>
    fitRecipe(ROAST, [], kitchen({ maxDifficulty: hardestWanted(choice) })).fits
  expect([fitsFor('Easy (5-10 min)'), fitsFor('Medium (15-30 min)'), fitsFor('Complex (30+ min)')]).toEqual([
    false,
    false,
    true,
  ])
  expect(fitRecipe(PORRIDGE, [], kitchen({ maxDifficulty: 'easy' })).fits).toBe(true)
})

test('ten minutes of work and an hour of oven are easy', () => {
  const traybake = { ...ROAST, activeMinutes: 10, totalMinutes: 70 } as const
  expect(fitRecipe(traybake, [], kitchen({ maxDifficulty: 'easy' })).fits).toBe(true)
  expect(fitRecipe({ ...traybake, activeMinutes: 20 }, [], kitchen({ maxDifficulty: 'easy' }))).toEqual({
    fits: false,
    reason: 'difficulty',
  })
})

test('a dish that is cooked in batches fits while all of them are little enough work', () => {
  const bowls = {
    tools: [['Microwave']],
    activeMinutes: 9,
    totalMinutes: 9,
    steps: ['Microwave the noodles in a microwave-safe bowl for 4 minutes.'],
    servings: 1,
    batch: { vessel: 'microwave-safe bowl', maxServings: 1 },
  } as const
  const fits = (servings: number, maxDifficulty: KitchenRules['maxDifficulty']) =>
    fitRecipe(bowls, [], kitchen({ maxDifficulty }), servings).fits
  expect([fits(1, 'easy'), fits(2, 'easy'), fits(3, 'easy')]).toEqual([true, true, false])
  expect([fits(6, 'medium'), fits(8, 'medium'), fits(8, 'hard')]).toEqual([true, false, true])
})

import type { PlanViolation } from '@pennyplate/contract/ai/check'
import { withDefaults } from '@pennyplate/domain/profile/profile'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { expect, test } from 'vitest'
import { findConflicts } from './import-conflicts.ts'

const CURRY = { name: 'Curry' }
const ANSWERS = withDefaults({ dislikedFoods: ['Bell Peppers'], customDislikedFoods: 'okra' })
const PLAN = {
  days: DAY_NAMES.map((day) => ({
    day,
    meals: { lunch: CURRY, dinner: CURRY, snacks: [{ name: 'Apple' }, { name: 'Nuts' }] },
  })),
}
const at = (name: string, slot: 'lunch' | 'dinner' | 'snacks' = 'dinner', day = 1) => ({ name, slot, day })
const food = (by: string, ingredient = 'Beef') =>
  ({ code: 'forbidden-food', by, ingredient, ...at('Curry') }) as const

test.each<[PlanViolation, string]>([
  [food('restriction:tree-nut', 'Cashews'), 'Curry: Cashews are ruled out by your profile (Tree nuts).'],
  [food('text:mango', 'Mango chutney'), 'Curry: Mango chutney is ruled out by your profile (mango).'],
  [food('diet:low-fodmap', 'Onion'), 'Curry: Onion does not fit your diet (Low FODMAP).'],
  [
    food('dislike:bell-peppers', 'Red pepper'),
    'Curry: Red pepper is on your list of dislikes (Bell Peppers).',
  ],
  [food('preference:no-eggs', 'Egg'), 'Curry: Egg does not fit your milk and egg choices.'],
  [
    { ...food('text:kosher', 'Sour cream'), beside: 'Beef chuck' },
    'Curry: Sour cream with beef chuck on one plate is ruled out by your profile (kosher).',
  ],
  [food('something new'), 'Curry: Beef is ruled out by your profile (something new).'],
  [
    { ...food('restriction:egg', 'secret sauce'), code: 'unknown-food' },
    'Curry: we do not know everything in it (secret sauce), so it may not suit you.',
  ],
  [
    { code: 'tools', anyOf: ['Slow Cooker', 'Instant Pot'], ...at('Curry') },
    'Curry needs a cooking tool that is not checked in your profile: Slow Cooker or Instant Pot.',
  ],
  [{ code: 'difficulty', ...at('Curry') }, 'Curry is more work than you asked for.'],
  [{ code: 'disliked-dish', ...at('Curry') }, 'Curry is a meal you disliked.'],
  [
    { code: 'over-budget', totalCents: 12_345, budgetCents: 10_000 },
    'At checkout, this week costs about $123.45 for your household; your budget is $100.00.',
  ],
  [{ code: 'missing-meal', day: 0, slot: 'breakfast' }, 'It is missing one meal you plan.'],
])('$0.code is put into words', (violation, sentence) => {
  expect(findConflicts(PLAN, [violation], ANSWERS).sentences).toEqual([sentence])
})

test('what can make someone ill comes first, and a repeated dish is named once', () => {
  const curry = food('restriction:peanut')
  const { sentences } = findConflicts(
    PLAN,
    [
      { code: 'missing-meal', day: 0, slot: 'breakfast' },
      { code: 'over-budget', totalCents: 2, budgetCents: 1 },
      { code: 'tools', anyOf: ['Grill'], ...at('Curry') },
      { ...curry, day: 0 },
      { ...curry, day: 5 },
    ],
    ANSWERS,
  )
  expect(sentences.map((sentence) => sentence.slice(0, 12))).toEqual([
    'Curry: Beef ',
    'Curry needs ',
    'At checkout,',
    'It is missin',
  ])
})

test('a dish counts once for all its days, but separately per meal of the day', () => {
  const { dishes } = findConflicts(
    PLAN,
    [
      food('restriction:peanut'),
      { code: 'disliked-dish', ...at('Nuts', 'snacks', 3) },
      { code: 'over-budget', totalCents: 2, budgetCents: 1 },
    ],
    ANSWERS,
  )
  const everyDay = [0, 1, 2, 3, 4, 5, 6]
  expect(dishes).toHaveLength(2)
  expect(dishes).toContainEqual(everyDay.map((day) => ({ day, slot: 'dinner' })))
  expect(dishes).toContainEqual(everyDay.map((day) => ({ day, slot: 'snacks', index: 1 })))
})

test('answers that may be changed are offered once each, and never an allergy', () => {
  const { changes, listCents } = findConflicts(
    PLAN,
    [
      food('dislike:bell-peppers'),
      { ...food('dislike:bell-peppers'), day: 3 },
      food('restriction:peanut'),
      food('text:mango'),
      food('text:okra'),
      { code: 'tools', anyOf: ['Slow Cooker', 'Instant Pot'], ...at('Curry') },
      { code: 'difficulty', ...at('Curry') },
    ],
    ANSWERS,
    9640,
  )
  expect(changes).toEqual([
    { code: 'drop-dislike', food: 'Bell Peppers' },
    { code: 'drop-own-dislikes' },
    { code: 'add-tool', tool: 'Slow Cooker' },
    { code: 'allow-harder-dishes' },
  ])
  expect(listCents).toBe(9640)
})

test('a dish that was disliked is offered to be allowed again', () => {
  const { disliked } = findConflicts(
    PLAN,
    [
      { code: 'disliked-dish', ...at('Curry') },
      { code: 'disliked-dish', ...at('Curry', 'dinner', 3) },
    ],
    ANSWERS,
  )
  expect(disliked).toMatchObject([{ name: 'Curry' }])
})

import { HOLIDAY_DISHES } from '@pennyplate/catalog/recipes/holiday-dishes'
import { replaceAnswer } from '@pennyplate/contract/ai/replace'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import { describe, expect, it } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { findReplacements } from './find-replacements.ts'

const DINNER = 'Cabbage and carrot lo mein'
const everyDay = (meals: Readonly<Record<string, unknown>>) => ({
  days: DAY_NAMES.map((day) => ({ day, meals })),
})

it.each([
  ['a dinner eaten again for lunch all week', { lunch: { name: DINNER }, dinner: { name: DINNER } }],
  ['a dinner for breakfast', { breakfast: { name: DINNER }, dinner: { name: DINNER } }],
  ['portions that are no longer those of the household', { dinner: { name: DINNER, servingsPerAdult: 9 } }],
  ['unknown meals', { dinner: { name: 'Zorblax' } }],
])('finds choices for a week with %s', (_, meals) => {
  const household = householdOf({
    adults: 4,
    kids: 3,
    kidAges: [6, 12, 17],
    prepStyle: 'Cook Once Daily',
    weeklyBudget: 400,
  })
  const request = { plan: everyDay(meals), day: 2, mealType: 'dinner' as const, index: 0, exclude: [] }
  const { choices } = replaceAnswer.parse(findReplacements({ household, today: '2026-11-22', request }))
  expect(choices.length).toBeGreaterThanOrEqual(3)
  expect(choices.map(({ meal }) => meal.name)).not.toContain(DINNER)
})

it('without a choice, names the answers that rule dishes out and what the cheapest dish changes', () => {
  const household = householdOf({
    mealTypes: ['Dinner'],
    snackTypes: [],
    dietType: 'Carnivore',
    mealDifficulty: 'Easy (5-10 min)',
    cookingTools: ['Oven'],
    weeklyBudget: 150,
  })
  const request = {
    plan: everyDay({ dinner: { name: DINNER } }),
    day: 2,
    mealType: 'dinner' as const,
    index: 0,
    exclude: [],
  }
  const { choices, openings } = replaceAnswer.parse(
    findReplacements({ household, today: '2026-11-22', request }),
  )
  expect(choices).toEqual([])
  expect(openings.map(({ change }) => change.code)).toContain('drop-diet')
  for (const opening of openings) expect(opening.choices).toBeGreaterThan(0)
  const costs = openings.map(({ totalCost }) => totalCost)
  expect(costs).toEqual(costs.toSorted((a, b) => a - b))
})

describe('a dinner for a holiday', () => {
  const festive = (profile: Parameters<typeof householdOf>[0], exclude: readonly string[] = []) => {
    const household = householdOf({ adults: 2, kids: 2, kidAges: [7, 10], weeklyBudget: 230, ...profile })
    const request = {
      plan: everyDay({ dinner: { name: DINNER } }),
      day: 4,
      mealType: 'dinner' as const,
      index: 0,
      exclude: [...exclude],
      holiday: 'thanksgiving' as const,
    }
    return replaceAnswer.parse(findReplacements({ household, today: '2026-11-22', request })).choices
  }

  it('is what people cook then, with its sides, even if it takes longer than other dinners', () => {
    const choices = festive({ mealDifficulty: 'Easy (5-10 min)' })
    const [turkey] = choices
    expect(turkey?.meal.recipeId).toBe('thanksgiving-turkey')
    expect(turkey?.meal.sides?.map(({ name }) => name)).toEqual(['Green bean casserole', 'Mashed potatoes'])
    for (const { meal } of choices) expect(HOLIDAY_DISHES.thanksgiving).toContain(meal.recipeId)
  })

  it('keeps the diet', () => {
    const choices = festive({ dietType: 'Vegetarian' })
    expect(choices.length).toBeGreaterThan(0)
    for (const { meal } of choices) expect(meal.name).not.toMatch(/turkey|chicken|ham/i)
  })

  it('is any other dinner where nothing festive is left', () => {
    const names = festive({}).map(({ meal }) => meal.name)
    const others = festive({ dietType: 'Carnivore', cookingTools: ['Microwave'] }, names)
    for (const { meal } of others) expect(HOLIDAY_DISHES.thanksgiving).not.toContain(meal.recipeId)
  })
})

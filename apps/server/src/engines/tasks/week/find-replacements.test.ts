import { REPLACE_GROUPS, type ReplaceRequest, replaceAnswer } from '@pennyplate/contract/ai/replace'
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

it('does not make up for meals that are over or eaten out', () => {
  const household = householdOf({ adults: 2, kids: 4, kidAges: [3, 6, 9, 13], weeklyBudget: 240 })
  const skipped = { name: 'Skipped', place: 'skip' as const }
  const days = DAY_NAMES.map((day, index) => ({
    day,
    meals:
      index < 3
        ? { breakfast: skipped, lunch: skipped, dinner: skipped }
        : {
            breakfast: index === 3 ? skipped : { name: 'Pancakes' },
            lunch: index === 3 ? skipped : { name: 'Tuna melt' },
            dinner: { name: 'Pot roast' },
          },
  }))
  const ask = (profile: typeof household, day: number) =>
    replaceAnswer.parse(
      findReplacements({
        household: profile,
        today: '2026-11-25',
        request: { plan: { days }, day, mealType: 'dinner', index: 0, exclude: [] },
      }),
    )
  const { choices } = ask(household, 3)
  const kcal = choices.map(({ meal }) =>
    [meal, ...(meal.sides ?? [])].reduce((sum, { nutrition }) => sum + (nutrition.calories ?? 0), 0),
  )
  expect(kcal.length).toBeGreaterThanOrEqual(3)
  expect(Math.max(...kcal)).toBeLessThan(1100)
  // Nor is the budget of the days before spent on what is left.
  const profile = { ...household.profile, stickToBudget: true }
  const late = ask({ ...household, profile }, 5)
  expect(late.choices[0]).toMatchObject({ group: 'best' })
})

it('calls no dish quicker that waits for hours', () => {
  const household = householdOf({
    adults: 2,
    cookingTools: ['Stove', 'Oven', 'Slow Cooker'],
    weeklyBudget: 200,
  })
  const plan = everyDay({ dinner: { name: 'Pot roast' }, lunch: { name: 'Tuna melt' } })
  const request = { plan, day: 2, mealType: 'lunch' as const, index: 0, exclude: [] }
  const { choices } = replaceAnswer.parse(findReplacements({ household, today: '2026-11-22', request }))
  const waits = choices.flatMap(({ meal, reasons }) =>
    reasons.some(({ code }) => code === 'quicker') ? [meal.waitingMinutes ?? 0] : [],
  )
  expect(waits.filter((minutes) => minutes > 30)).toEqual([])
})

describe('the choices of a family', () => {
  const household = householdOf({ adults: 2, kids: 2, kidAges: [6, 10], weeklyBudget: 230 })
  const plan = {
    days: DAY_NAMES.map((day) => ({
      day,
      meals: { breakfast: { name: 'Pancakes' }, lunch: { name: 'Tuna melt' }, dinner: { name: 'Pot roast' } },
    })),
  }
  const ask = (more: Partial<ReplaceRequest> = {}) =>
    replaceAnswer.parse(
      findReplacements({
        household,
        today: '2026-11-22',
        request: { plan, day: 2, mealType: 'dinner', index: 0, exclude: [], ...more },
      }),
    ).choices

  it('come in groups, each true to its name, and no dish twice', () => {
    const choices = ask()
    const groups = choices.map(({ group }) => group ?? 'none')
    expect(new Set(groups).size).toBeGreaterThanOrEqual(4)
    const order: readonly string[] = REPLACE_GROUPS
    expect(groups).toEqual(groups.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
    expect(groups).not.toContain('none')
    expect(new Set(choices.map(({ meal }) => meal.name)).size).toBe(choices.length)
    for (const { group, delta } of choices) {
      if (group === 'best') expect(delta.totalCost).toBeLessThan(4)
      if (group === 'cheaper') expect(delta.totalCost).toBeLessThanOrEqual(-0.5)
      if (group === 'quicker') expect(delta.minutes).toBeLessThanOrEqual(-5)
    }
  })

  it('never come again once they are turned down, until none is left', () => {
    const seen: string[] = []
    for (;;) {
      const names = ask({ exclude: seen }).map(({ meal }) => meal.name)
      if (names.length === 0) break
      expect(names.filter((name) => seen.includes(name))).toEqual([])
      seen.push(...names)
    }
    expect(seen.length).toBeGreaterThan(100)
  })

  it('are those asked about, in their order, even for another meal or more often than is planned', () => {
    const choices = ask({ recipes: ['pancakes', 'pot-roast', 'no-such-dish', 'beef-tacos'], day: 1 })
    expect(choices.map(({ meal }) => meal.recipeId)).toEqual(['pancakes', 'pot-roast', 'beef-tacos'])
    const tacos = choices[2]
    expect(tacos?.meal.sides?.length).toBeGreaterThan(0)
    expect(tacos?.delta).toEqual({
      totalCost: expect.any(Number),
      calories: expect.any(Number),
      protein: expect.any(Number),
      minutes: expect.any(Number),
    })
  })
})

const TUESDAY_DINNER = {
  plan: everyDay({ dinner: { name: DINNER } }),
  day: 2,
  mealType: 'dinner' as const,
  index: 0,
  exclude: [],
}

it('a dish that the household may not eat is no choice, also when it is asked about', () => {
  const household = householdOf({ allergies: 'shellfish' })
  const request = { ...TUESDAY_DINNER, recipes: ['shrimp-scampi', 'beef-tacos'] }
  const { choices } = findReplacements({ household, today: '2026-11-22', request })
  expect(choices.map(({ meal }) => meal.recipeId)).toEqual(['beef-tacos'])
})

it('without a choice, names the answers that rule dishes out and what the cheapest dish changes', () => {
  const household = householdOf({
    mealTypes: ['Dinner'],
    snackTypes: [],
    dietType: 'Carnivore',
    mealDifficulty: 'Easy (5-10 min)',
    cookingTools: ['Oven', 'Grill'],
    onTableWithin: Array(7).fill(20),
    weeklyBudget: 150,
  })
  const { choices, openings } = replaceAnswer.parse(
    findReplacements({ household, today: '2026-11-22', request: TUESDAY_DINNER }),
  )
  expect(choices).toEqual([])
  expect(openings.map(({ change }) => change.code)).toContain('allow-any-time')
  for (const opening of openings) expect(opening.choices).toBeGreaterThan(0)
  const costs = openings.map(({ totalCost }) => totalCost)
  expect(costs).toEqual(costs.toSorted((a, b) => a - b))
})

it('offers what is on the table within the limit of the day, with its sides', () => {
  const household = householdOf({ onTableWithin: [null, 60, 20, 60, 60, 60, null] })
  const longestOn = (day: number) => {
    const request = { ...TUESDAY_DINNER, day }
    const { choices } = replaceAnswer.parse(findReplacements({ household, today: '2026-11-22', request }))
    const dishes = choices.flatMap(({ meal }) => [meal, ...(meal.sides ?? [])])
    return Math.max(...dishes.map(({ cookingTime }) => cookingTime))
  }
  expect(longestOn(2)).toBeLessThanOrEqual(20)
  expect(longestOn(0)).toBeGreaterThan(20)
})

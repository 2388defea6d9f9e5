import { HOLIDAY_DISHES } from '@pennyplate/catalog/recipes/holiday-dishes'
import { writtenRecipe } from '@pennyplate/contract/ai/recipe'
import { replaceAnswer } from '@pennyplate/contract/ai/replace'
import { dollarsFromCents } from '@pennyplate/domain/money'
import { HOLIDAYS, type Holiday, holidaysIn } from '@pennyplate/domain/week/holidays'
import { DAY_NAMES } from '@pennyplate/domain/week/week-days'
import type { WeekMeal } from '@pennyplate/domain/week/week-plan'
import { expect, it } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { writeRecipe } from '../dish/write-recipe.ts'
import { buildShoppingList } from '../list/build-shopping-list.ts'
import { findReplacements } from './find-replacements.ts'

const DINNER = { name: 'Cabbage and carrot lo mein' }
const THANKSGIVING_WEEK = '2026-11-22'

const WEEK_OF: Readonly<Record<Holiday, string>> = {
  'new-year': '2026-12-27',
  easter: '2026-04-05',
  'memorial-day': '2026-05-24',
  'independence-day': '2026-06-28',
  'labor-day': '2026-09-06',
  thanksgiving: THANKSGIVING_WEEK,
  christmas: '2026-12-20',
}

type Answers = Parameters<typeof householdOf>[0]
const household = (profile: Answers) =>
  householdOf({ adults: 2, kids: 2, kidAges: [7, 10], weeklyBudget: 230, ...profile })

function weekWith(weekStartDate: string, day: number, dinner: WeekMeal = DINNER) {
  return {
    weekStartDate,
    days: DAY_NAMES.map((name, index) => ({
      day: name,
      meals: { dinner: index === day ? dinner : DINNER },
    })),
  }
}

function festive(
  profile: Answers = {},
  {
    holiday = 'thanksgiving',
    today,
    hour = 9,
    exclude = [],
  }: { holiday?: Holiday; today?: string; hour?: number; exclude?: readonly string[] } = {},
) {
  const weekStart = WEEK_OF[holiday]
  const day = holidaysIn(weekStart)[0]?.day ?? 0
  const now = today ?? '2026-01-02'
  const request = {
    plan: weekWith(weekStart, day),
    day,
    mealType: 'dinner' as const,
    index: 0,
    exclude: [...exclude],
    holiday,
    askedAt: { today: now, minutes: hour * 60 },
  }
  const asked = { household: household(profile), today: today ?? weekStart, request }
  return replaceAnswer.parse(findReplacements(asked)).choices
}

const names = (choices: ReturnType<typeof festive>) => choices.map(({ meal }) => meal.recipeId)
const sidesOf = (choice: ReturnType<typeof festive>[number] | undefined) =>
  choice?.meal.sides?.map(({ name }) => name)

it('is a menu that people cook then, even if it takes longer than other dinners', () => {
  const [turkey, ...others] = festive({ mealDifficulty: 'Easy (5-10 min)' })
  expect(turkey?.meal.recipeId).toBe('thanksgiving-turkey')
  expect(sidesOf(turkey)).toEqual([
    'Stuffing',
    'Mashed potatoes',
    'Gravy',
    'Green bean casserole',
    'Cranberry sauce',
    'Pumpkin pie',
  ])
  for (const side of turkey?.meal.sides ?? []) expect(side.servingsPerAdult).toBe(1)
  for (const { meal } of others) expect(HOLIDAY_DISHES.thanksgiving).toContain(meal.recipeId)
})

it.each(HOLIDAYS)('on %s has three sides or more', (holiday) => {
  const [first] = festive({}, { holiday })
  expect(sidesOf(first)?.length).toBeGreaterThanOrEqual(3)
})

it('is no frozen turkey once it cannot be thawed, and nothing that is late on the day', () => {
  expect(names(festive({}, { today: '2026-11-23', hour: 20 }))).toContain('thanksgiving-turkey')
  const late = names(festive({}, { today: '2026-11-24' }))
  expect(late[0]).toBe('roast-turkey-breast')
  expect(late).not.toContain('thanksgiving-turkey')
  const noon = festive({}, { today: '2026-11-26', hour: 13.75 })
  expect(names(noon)).toContain('roast-turkey-breast')
  for (const choice of noon) expect(sidesOf(choice)).not.toContain('Pumpkin pie')
  const four = names(festive({}, { today: '2026-11-26', hour: 16 }))
  expect(four).not.toContain('roast-turkey-breast')
  expect(four).toContain('chicken-with-stuffing-and-gravy')
})

it('costs what the list says, in whole packages', () => {
  const [turkey] = festive({}, { today: THANKSGIVING_WEEK })
  const listOf = (dinner: WeekMeal) =>
    buildShoppingList({
      household: household({}),
      today: THANKSGIVING_WEEK,
      request: { plan: weekWith(THANKSGIVING_WEEK, 4, dinner) },
    })
  const [before, after] = [listOf(DINNER), listOf(turkey?.meal ?? DINNER)]
  expect(turkey?.delta.totalCost).toBe(dollarsFromCents(after.report.totalCents - before.report.totalCents))
  const lines = after.shoppingList.sections.flatMap(({ items }) => items)
  expect(lines.find(({ name }) => /turkey$/i.test(name))?.packages).toMatchObject([{ count: 1 }])
})

it('is one whole turkey in its recipe, which says what to do with the rest', () => {
  const [turkey] = festive({}, { today: THANKSGIVING_WEEK })
  const { recipe } = writeRecipe({
    household: household({}),
    today: THANKSGIVING_WEEK,
    request: { meal: turkey?.meal ?? DINNER },
  })
  const { ingredients, instructions } = writtenRecipe.parse(recipe)
  expect(ingredients[0]?.text).toBe('12 lb whole turkey')
  expect(instructions.join(' ')).toContain('190 minutes for 12 pounds')
  expect(instructions.at(-1)).toContain('Makes one whole turkey, about 12 servings')
})

it('keeps the diet', () => {
  const choices = festive({ dietType: 'Vegetarian' })
  expect(choices.length).toBeGreaterThan(0)
  for (const { meal } of choices) expect(meal.name).not.toMatch(/turkey|chicken|ham/i)
})

it('leaves out of the menu what an allergy forbids, and takes the next side of the course', () => {
  const dairyFree = festive({ allergies: ['Dairy'] }).map(sidesOf)
  for (const sides of dairyFree) expect(sides).not.toContain('Green bean casserole')
  const [turkey] = dairyFree
  expect(turkey).toContain('Cranberry sauce')
  expect(turkey).toContain('Apple pie')
})

it('is any other dinner where nothing festive is left', () => {
  const shown = festive().map(({ meal }) => meal.name)
  const others = festive({ dietType: 'Carnivore', cookingTools: ['Microwave'] }, { exclude: shown })
  for (const { meal } of others) expect(HOLIDAY_DISHES.thanksgiving).not.toContain(meal.recipeId)
})

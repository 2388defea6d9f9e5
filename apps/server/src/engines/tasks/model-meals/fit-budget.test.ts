import type { PlannedMeal } from '@pennyplate/contract/ai/meal'
import type { SlotAddress } from '@pennyplate/domain/week/meal-plan'
import { expect, it } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { PLAUSIBLE, type WrittenDish } from '../../../testing/model-plans.ts'
import { completeWeek } from './complete-week.ts'
import { judgeMeals } from './judge-meals.ts'

const TODAY = '2026-11-22'
const [CHICKEN, BEEF, POTATOES, SALMON] = PLAUSIBLE.dinner

/** A model's seven dinners, judged for a household with this budget. */
function dinnersFor(dishes: readonly (WrittenDish | undefined)[], profile: Record<string, unknown>) {
  const household = householdOf({
    mealTypes: ['Dinner'],
    mealDifficulty: 'Complex (30+ min)',
    stickToBudget: true,
    ...profile,
  })
  const meals = dishes.flatMap((dish, day) => {
    const at: SlotAddress = { day, slot: 'dinner' }
    const written = {
      minutes: dish?.cookingTime ?? null,
      activeMinutes: null,
      servings: 2,
      ingredients: dish?.ingredients ?? [],
      tools: dish?.tools ?? [],
      estimatedCost: null,
      description: '',
      nutrition: { calories: null, protein: null, carbs: null, fat: null },
      sides: [],
      leftoverOf: null,
    }
    return dish ? [{ at, written: { ...written, name: dish.name } }] : []
  })
  const defaults = { cost: 5, protein: 20 }
  const judged = judgeMeals({ household, today: TODAY, request: { meals, defaults } })
  const outcome = completeWeek({ household, today: TODAY, request: { meals: judged } })
  if (outcome.event !== 'done') throw new Error(JSON.stringify(outcome.data))
  const { plan, report } = outcome.data
  const names = plan.days.map(({ meals: { dinner } }): PlannedMeal['name'] => dinner?.name ?? '')
  return { names, report, budgetCents: household.profile.weeklyBudget * 100 }
}

const MIXED = [CHICKEN, SALMON, POTATOES, SALMON, BEEF, CHICKEN, POTATOES]

it('replaces costly meals until the week is within the budget, and names each with the reason', () => {
  const asked = dinnersFor(MIXED, { weeklyBudget: 400 })
  expect(asked.report.replaced).toEqual([])
  const { names, report, budgetCents } = dinnersFor(MIXED, { weeklyBudget: 36 })
  expect(asked.report.totalCents).toBeGreaterThan(budgetCents)
  expect(report.totalCents).toBeLessThanOrEqual(budgetCents)
  const changed = MIXED.flatMap((dish, day) =>
    names[day] === dish?.name
      ? []
      : [{ day, slot: 'dinner', name: dish?.name, by: names[day], because: 'budget' }],
  )
  expect(changed.length).toBeGreaterThan(0)
  expect(report.replaced).toEqual(changed)
})

it('keeps the meals that fit the budget', () => {
  const { totalCents } = dinnersFor(MIXED, { weeklyBudget: 400 }).report
  const { names, report } = dinnersFor(MIXED, { weeklyBudget: Math.floor(totalCents / 100) - 1 })
  const kept = names.filter((name, day) => name === MIXED[day]?.name)
  expect(kept.length).toBeGreaterThanOrEqual(5)
  expect(report.replaced.length).toBeGreaterThan(0)
})

it('replaces a daily meal on every day, because one day alone saves nothing', () => {
  const week = Array.from({ length: 7 }, () => SALMON)
  const { report, budgetCents } = dinnersFor(week, { weeklyBudget: 30 })
  expect(report.totalCents).toBeLessThanOrEqual(budgetCents)
})

it.each([
  ['who does not stick to a budget', { weeklyBudget: 36, stickToBudget: false }],
  ['whose budget no week of ours keeps', { weeklyBudget: 20, adults: 6 }],
])("returns the model's week unchanged for a household %s", (_, profile) => {
  const { names, report, budgetCents } = dinnersFor(MIXED, profile)
  expect(names).toEqual(MIXED.map((dish) => dish?.name))
  expect(report.replaced).toEqual([])
  expect(report.totalCents).toBeGreaterThan(budgetCents)
})

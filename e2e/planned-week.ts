import type { BrowserContext, Page } from '@playwright/test'
import { addDays } from '../packages/domain/src/calendar-day.ts'
import { DAY_NAMES } from '../packages/domain/src/week/week-days.ts'
import { thisWeek } from './meal-plan-steps.ts'
import { type Person, save, signUpWithProfile, stored } from './people.ts'

export const TACOS = { name: 'Beef tacos', recipeId: 'beef-tacos' }
export const SPAGHETTI = { name: 'Spaghetti and meatballs', recipeId: 'spaghetti-and-meatballs' }
const TUNA_SANDWICH = { name: 'Tuna salad sandwich' }
/** A plate with two sides. */
export const MEATLOAF = {
  recipeId: 'meatloaf',
  name: 'Meatloaf',
  estimatedCost: 1.89,
  cookingTime: 65,
  activeMinutes: 65,
  difficulty: 'hard',
  nutrition: { calories: 410, protein: 31, carbs: 15, fat: 24 },
  illustration: 'cut-of-meat',
  sides: [
    {
      recipeId: 'mashed-potatoes',
      name: 'Mashed potatoes',
      estimatedCost: 0.41,
      cookingTime: 30,
      nutrition: { calories: 210, protein: 4, carbs: 34, fat: 7 },
    },
    {
      recipeId: 'green-beans',
      name: 'Green beans',
      estimatedCost: 0.38,
      cookingTime: 8,
      nutrition: { calories: 45, protein: 2, carbs: 7, fat: 2 },
    },
  ],
}

type Dinners = Readonly<Record<number, typeof TACOS>>

/** A week of real dishes: tuna sandwiches, and tacos on every evening that is not named; 0 is Sunday. */
const weekOf = (dinners: Dinners = {}) => ({
  weekStartDate: thisWeek(),
  days: DAY_NAMES.map((day, index) => ({
    day,
    meals: { lunch: TUNA_SANDWICH, dinner: dinners[index] ?? TACOS },
  })),
})

/** A couple with such a week. */
export async function signUpWithWeek(
  context: BrowserContext,
  origin: string,
  dinners: Dinners = {},
  profile: Readonly<Record<string, unknown>> = {},
): Promise<Person> {
  const person = await signUpWithProfile(context, origin)
  await save(context, origin, person, 'profile', {
    profileCompleted: true,
    adults: 2,
    weeklyBudget: 200,
    ...profile,
  })
  await save(context, origin, person, 'currentMealPlan', weekOf(dinners))
  return person
}

/** It is noon on a Wednesday, whenever the test runs. */
export async function openOnWednesday(page: Page): Promise<void> {
  await page.clock.install({ time: new Date(`${addDays(thisWeek(), 3)}T12:00:00`) })
  await page.goto('/dashboard')
}

type StoredMeals = Readonly<{ meals: Readonly<Record<'lunch' | 'dinner', { name: string }>> }>

/** Lunch and dinner of each day. */
export async function storedMeals(context: BrowserContext, person: Person): Promise<string[][]> {
  const { days } = await stored(context, person, 'currentMealPlan')
  return days.map(({ meals }: StoredMeals) => [meals.lunch.name, meals.dinner.name])
}

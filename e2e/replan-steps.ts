import { type BrowserContext, expect, type Page } from '@playwright/test'
import { addDays } from '../packages/domain/src/calendar-day.ts'
import { THIS_WEEK } from './meal-plan-steps.ts'
import { type Person, save, signUpWithProfile, stored } from './people.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
export const TACOS = { name: 'Beef tacos', recipeId: 'beef-tacos' }
export const SPAGHETTI = { name: 'Spaghetti and meatballs', recipeId: 'spaghetti-and-meatballs' }

/** Tacos until Wednesday, spaghetti after it. */
const week = () => ({
  weekStartDate: THIS_WEEK,
  days: DAYS.map((day, index) => ({
    day,
    meals: { lunch: { name: 'Tuna salad sandwich' }, dinner: index > 3 ? SPAGHETTI : TACOS },
  })),
})

/** A couple with a week of real dishes. */
export async function signUpWithWeek(context: BrowserContext, origin: string): Promise<Person> {
  const person = await signUpWithProfile(context, origin)
  await save(context, origin, person, 'profile', {
    profileCompleted: true,
    adults: 2,
    weeklyBudget: 160,
    mealTypes: ['Lunch', 'Dinner'],
  })
  await save(context, origin, person, 'currentMealPlan', week())
  return person
}

/** It is noon on a Wednesday, whenever the test runs. */
export async function openOnWednesday(page: Page): Promise<void> {
  await page.clock.install({ time: new Date(`${addDays(THIS_WEEK, 3)}T12:00:00`) })
  await page.goto('/dashboard')
}

export const changeToast = (page: Page) => page.getByRole('status').filter({ hasText: 'Undo' })

export async function storedDinners(context: BrowserContext, person: Person): Promise<string[]> {
  const plan = await stored(context, person, 'currentMealPlan')
  return plan.days.map(({ meals }: { meals: { dinner: { name: string } } }) => meals.dinner.name)
}

export async function openReplan(page: Page) {
  await page.getByRole('button', { name: 'Re-plan the rest' }).click()
  const dialog = page.getByRole('dialog', { name: 'Re-plan the rest' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Has the dinners of these days planned again, and nothing else. */
export async function replanDinners(page: Page, days: readonly string[]): Promise<void> {
  const dialog = await openReplan(page)
  await dialog.getByRole('button', { name: 'Check none' }).click()
  for (const day of days)
    await dialog
      .getByRole('group', { name: day })
      .getByRole('checkbox', { name: /^Dinner/ })
      .check()
  await dialog.getByRole('button', { name: /^Plan \d meals? again$/ }).click()
}

import { type BrowserContext, expect, type Page } from '@playwright/test'
import { DAY_NAMES } from '../packages/domain/src/week/week-days.ts'
import { type Person, save, signUpWithProfile } from './people.ts'

const meal = (name: string, estimatedCost: number, calories: number) => ({
  name,
  estimatedCost,
  cookingTime: 20,
  difficulty: 'easy',
  nutrition: { calories, protein: 21, carbs: 48.5, fat: 12 },
})

/** A week with the given dinner every day. `padding` makes it too long for a link. */
export function weekOf(dinner: string, padding = 0) {
  // Random text, because compression would shorten anything else.
  const noise = () =>
    Array.from({ length: padding }, () => Math.floor(Math.random() * 36).toString(36)).join('')
  return {
    weekStartDate: '2026-11-22',
    days: DAY_NAMES.map((day) => ({
      day,
      meals: {
        breakfast: meal('Peanut butter oatmeal', 0.94, 440),
        lunch: {
          ...meal('Chickpea crunch salad', 2.34, 460),
          ...(padding ? { ingredients: [noise()] } : {}),
        },
        dinner: meal(`${dinner} on ${day}`, 3.05, 590),
        snacks: ['Apple', meal('Yogurt with berries', 1.1, 180)],
      },
    })),
  }
}

/** Signs somebody up who has this week as their plan. */
export async function signUpWithPlan(
  context: BrowserContext,
  origin: string,
  plan: ReturnType<typeof weekOf>,
): Promise<Person> {
  const person = await signUpWithProfile(context, origin)
  await save(context, origin, person, 'currentMealPlan', plan)
  return person
}

/** Opens the share dialog on the dashboard. */
export async function openShareDialog(page: Page, origin = '') {
  await page.goto(`${origin}/dashboard`)
  await page.getByRole('button', { name: 'Share Plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share Your Meal Plan' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Copies the link, which is made then. */
export async function shareLinkIn(dialog: Awaited<ReturnType<typeof openShareDialog>>): Promise<string> {
  await dialog.getByRole('button', { name: 'Copy' }).click()
  const field = dialog.getByRole('textbox', { name: 'Link to your plan' })
  await expect(field).toHaveValue(/\/shared\//)
  return field.inputValue()
}

export async function showQrCode(dialog: Awaited<ReturnType<typeof openShareDialog>>): Promise<void> {
  await dialog.getByRole('button', { name: 'QR code' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code of the link to your plan' })).toBeVisible()
}

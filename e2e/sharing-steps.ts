import { expect, type Page } from '@playwright/test'
import { DAY_NAMES } from '../packages/domain/src/meal-plan/week.ts'

const meal = (name: string, estimatedCost: number, calories: number) => ({
  name,
  estimatedCost,
  cookingTime: 20,
  difficulty: 'easy',
  nutrition: { calories, protein: 21, carbs: 48.5, fat: 12 },
})

/** A week whose dinners say whose it is. `padding` makes it too long for a link. */
export function weekOf(dinner: string, padding = 0) {
  // Every meal has a tail of its own that no compression shortens.
  const noise = () =>
    Array.from({ length: padding }, () => Math.floor(Math.random() * 36).toString(36)).join('')
  return {
    weekStartDate: '2026-11-22',
    days: DAY_NAMES.map((day) => ({
      day,
      meals: {
        breakfast: meal('Peanut butter oatmeal', 0.94, 440),
        lunch: { ...meal('Chickpea crunch salad', 2.34, 460), ...(padding ? { note: noise() } : {}) },
        dinner: meal(`${dinner} on ${day}`, 3.05, 590),
        snacks: ['Apple', meal('Yogurt with berries', 1.1, 180)],
      },
    })),
  }
}

/** Opens the dialog on the dashboard and answers with what to send. */
export async function openShareDialog(page: Page) {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Share Plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share Your Meal Plan' })
  await expect(dialog).toBeVisible()
  return dialog
}

export async function shareLinkIn(dialog: Awaited<ReturnType<typeof openShareDialog>>): Promise<string> {
  const field = dialog.getByRole('textbox', { name: 'Link to your plan' })
  await expect(field).toHaveValue(/\/shared\//)
  return field.inputValue()
}

import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility-steps.ts'
import { setCustomMeal, showDay } from './meal-plan-steps.ts'
import { stored } from './people.ts'
import { signUpWithRecipes } from './recipes-steps.ts'
import { test } from './test.ts'

/** By keyboard: the name, Enter to look it up. */
async function typeMeal(page: Page, name: string) {
  await showDay(page, 'Monday')
  await setCustomMeal(page, 'Monday lunch')
  await page.getByLabel('Meal name').fill(name)
  await page.keyboard.press('Enter')
  return page.getByRole('dialog')
}

test('a typed meal is shown as it was understood, and only then set', async ({ page, context, baseURL }) => {
  const person = await signUpWithRecipes(context, baseURL ?? '')
  const lunch = async () =>
    ((await stored(context, person, 'currentMealPlan')) as { days: { meals: { lunch: unknown } }[] }).days[1]
      ?.meals.lunch
  await page.goto('/dashboard')

  const plate = await typeMeal(page, 'Cheerios with milk and banana')
  await expect(plate.getByText(/toasted oat cereal/i)).toBeVisible()
  await expect(plate.getByText('Milk', { exact: true })).toBeVisible()
  for (const other of await plate.getByRole('checkbox').all()) await expect(other).not.toBeChecked()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Enter')
  await expect.poll(lunch).toMatchObject({ name: 'Cheerios with milk and banana', isCustom: true })

  const away = await typeMeal(page, "Thanksgiving at grandma's")
  await expect(away.getByText('Nobody cooks it at home')).toBeVisible()
  await away.getByRole('button', { name: 'Set meal' }).click()
  await expect.poll(lunch).toMatchObject({ name: "Thanksgiving at grandma's", place: 'out' })

  const unknown = await typeMeal(page, 'Zorblax surprise')
  await expect(unknown.getByText('We do not know this meal')).toBeVisible()
  await unknown.getByLabel('Groceries per person, in dollars').fill('2.50')
  await unknown.getByRole('button', { name: 'Set meal' }).click()
  await expect.poll(lunch).toMatchObject({ name: 'Zorblax surprise', estimatedCost: 2.5, isNameOnly: true })
})

import { expect, test } from '@playwright/test'
import { showDay } from './meal-plan-steps.ts'
import { save, settleIn } from './people.ts'
import { expectWellMade } from './well-made.ts'

test('an allergy that becomes known marks the meals of the week at once, and they can be replaced', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await settleIn(context, baseURL ?? '')
  const profile = { profileCompleted: true, adults: 1, weeklyBudget: 120, mealTypes: ['Dinner'] }
  await save(context, baseURL ?? '', person, 'profile', profile)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  await expect(page.getByText('This week at the till')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('does not suit your household')).toBeHidden()
  const sunday = await showDay(page, 'Sunday')
  await sunday.getByRole('button', { name: 'Set custom meal, Sunday dinner' }).click()
  await page.getByLabel('Meal name').fill('Peanut lime noodles')
  await page.getByRole('button', { name: 'Set meal' }).click()
  await expect(sunday.getByRole('article', { name: 'Peanut lime noodles' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept & Generate Shopping List' }).click()
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible({ timeout: 20_000 })

  await save(context, baseURL ?? '', person, 'profile', { ...profile, allergies: ['peanut'] })
  const notice = page.getByRole('alert').filter({ hasText: 'suit your household' })
  await expect(notice).toContainText(/Peanut lime noodles: .* is ruled out by your profile \(Peanuts\)\./)
  const meal = sunday.getByRole('article', { name: 'Peanut lime noodles' })
  await expect(meal).toContainText('Does not suit')
  await expectWellMade(page)

  await notice.getByRole('button', { name: 'Change this plan' }).click()
  await meal.getByRole('button', { name: /^Replace / }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Take it: / })
    .first()
    .click()
  await expect(meal).toBeHidden()
  await expect(sunday.getByText('Does not suit')).toBeHidden()
})

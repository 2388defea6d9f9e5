import { expect } from '@playwright/test'
import { pressGenerate, thisWeek } from './meal-plan-steps.ts'
import { save, signUpWithProfile } from './people.ts'
import { test } from './test.ts'

test('an impossible budget gets no week, but ways out', async ({ page, context, baseURL }) => {
  test.slow()
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', {
    profileCompleted: true,
    adults: 4,
    kids: 2,
    kidAges: [9, 12],
    weeklyBudget: 20,
    mealTypes: ['Dinner'],
  })
  // On a later day the plan is for the days that are left, which cost less.
  await page.clock.install({ time: new Date(`${thisWeek()}T12:00:00`) })
  await pressGenerate(page)
  await expect(page.getByRole('heading', { name: 'No week fits your budget' })).toBeVisible({
    timeout: 20_000,
  })
  const ways = page.getByRole('button', { name: /^Change and plan again/ })
  await expect(ways).toHaveCount(3)
  await ways.first().click()
  await expect(page.getByText(/^We compared \d+ recipes/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'No week fits your budget' })).toBeHidden()
})

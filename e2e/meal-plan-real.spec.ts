import { expect, test } from '@playwright/test'
import { showDay, stored, till } from './meal-plan-steps.ts'
import { save, settleIn } from './people.ts'

test('a household gets a week from the built-in planner, changes a dinner, accepts it and finds it again', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await settleIn(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', {
    profileCompleted: true,
    adults: 2,
    kids: 1,
    kidAges: [7],
    weeklyBudget: 140,
    zipCode: '72762',
    dietType: 'Vegetarian',
  })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  await expect(till(page)).toContainText('of $140', { timeout: 20_000 })
  await expect(page.getByText(/^We compared \d+ recipes/)).toBeVisible()

  const monday = await showDay(page, 'Monday')
  await monday.getByRole('button', { name: /^Replace .*, Monday dinner$/ }).click()
  const choices = page.getByRole('dialog').getByRole('listitem')
  await expect(choices.first()).toContainText(/on the bill|Bill unchanged/)
  expect(await choices.count()).toBeGreaterThanOrEqual(3)
  const name = await choices.nth(1).getByRole('button').getAttribute('aria-label')
  await choices.nth(1).getByRole('button').click()
  await expect(monday.getByRole('article', { name: name?.replace('Take it: ', '') ?? '' })).toBeVisible()

  await monday.getByRole('button', { name: 'Set custom meal, Monday lunch' }).click()
  await page.getByLabel('Meal name').fill('Lentil soup')
  await page.getByRole('button', { name: 'Set meal' }).click()
  await expect(monday.getByRole('article', { name: 'Lentil soup', exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Accept & Generate Shopping List' }).click()
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  await expect
    .poll(async () => Object.keys((await stored(context, person, 'recipesCache')) ?? {}).length, {
      timeout: 20_000,
    })
    .toBeGreaterThan(5)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Shopping List Generated' })).toContainText('$')
  await expect(page.getByText('Current Week (1 saved)')).toBeVisible()
})

test('a budget nobody can eat from gets an honest no with ways out', async ({ page, context, baseURL }) => {
  test.slow()
  const person = await settleIn(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', {
    profileCompleted: true,
    adults: 4,
    kids: 2,
    kidAges: [9, 12],
    weeklyBudget: 20,
    mealTypes: ['Dinner'],
  })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  await expect(page.getByRole('heading', { name: 'No week fits your budget' })).toBeVisible({
    timeout: 20_000,
  })
  const ways = page.getByRole('button', { name: /^Change and plan again/ })
  await expect(ways).toHaveCount(3)
  await ways.first().click()
  await expect(page.getByText(/^We compared \d+ recipes/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'No week fits your budget' })).toBeHidden()
})

import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectTouchTargets } from './accessibility-steps.ts'
import { signUpWithTerms, stored } from './people.ts'
import { signUpWithWeek } from './planned-week.ts'
import { choose, dot, expectStepAccessible, saveFirst, saveUpdate } from './profile-steps.ts'
import { test } from './test.ts'

const WORK = 'Minutes of your work, not of the oven'
const weeknights = (page: Page) => page.getByRole('group', { name: 'Weeknights: on the table within' })
const weekends = (page: Page) => page.getByRole('group', { name: 'Weekends: on the table within' })

test('somebody new asks for easy meals, on the table within 30 minutes on weeknights', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithTerms(context, baseURL ?? '')
  await page.goto('/profile-setup')
  await dot(page, 4).click()
  await expect(page.getByText(WORK)).toBeVisible()
  await choose(page, 'Easy (5-10 min)')
  await expect(weeknights(page).getByLabel('60 min')).toBeChecked()
  await expect(weekends(page).getByLabel('No limit')).toBeChecked()
  await choose(weeknights(page), '30 min')
  await expectStepAccessible(page)
  await dot(page, 12).click()
  await saveFirst(page).click()
  await expect(page).toHaveURL(/\/dashboard/)
  expect(await stored(context, person, 'profile')).toMatchObject({
    mealDifficulty: 'Easy (5-10 min)',
    onTableWithin: [null, 30, 30, 30, 30, 30, null],
  })
  await page.goto('/dashboard?tab=settings')
  const profile = page.getByRole('region', { name: 'Profile', exact: true })
  await expect(profile).toContainText('Easy (5-10 min), minutes of work')
  await expect(profile).toContainText('30 min Monday to Friday')
})

test('a household with an accepted week sets another limit, and its week stays', async ({
  page,
  context,
  baseURL,
}) => {
  const answers = { mealDifficulty: 'Medium (15-30 min)', onTableWithin: [90, 60, 60, 45, 60, 60, null] }
  const person = await signUpWithWeek(context, baseURL ?? '', {}, answers)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Accept' }).first().click()
  const before = await stored(context, person, 'currentMealPlan')
  await page.goto('/dashboard?tab=settings')
  const profile = page.getByRole('region', { name: 'Profile', exact: true })
  await expect(profile).toContainText('Sun 90 min, Mon 60 min, Tue 60 min, Wed 45 min')
  await profile.getByRole('link', { name: 'Update profile' }).click()
  await dot(page, 4).click()
  await expect(weeknights(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(weeknights(page)).toContainText('Different by day: Sun 90 min, Mon 60 min')
  await choose(weeknights(page), '20 min')
  await choose(weekends(page), '45 min')
  await expectAccessible(page)
  await expectTouchTargets(page)
  await saveUpdate(page).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect
    .poll(async () => (await stored(context, person, 'profile')).onTableWithin)
    .toEqual([45, 20, 20, 20, 20, 20, 45])
  expect((await stored(context, person, 'currentMealPlan')).days).toEqual(before.days)
})

test('an earlier household is told once what its answer means now', async ({ page, context, baseURL }) => {
  const person = await signUpWithWeek(context, baseURL ?? '', {}, { mealDifficulty: 'Easy (5-10 min)' })
  await page.goto('/dashboard')
  const note = page.getByRole('status').filter({ hasText: 'now counts your work, not the oven' })
  await expect(note).toContainText('“Easy (5-10 min)”')
  await expectAccessible(page)
  await note.getByRole('button', { name: 'Got it' }).click()
  await expect(note).toHaveCount(0)
  await expect
    .poll(async () => (await stored(context, person, 'profile')).onTableWithin)
    .toEqual([null, 60, 60, 60, 60, 60, null])
  expect(await stored(context, person, 'profile')).toMatchObject({ mealDifficulty: 'Easy (5-10 min)' })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Beef tacos, details' }).first()).toBeVisible()
  await expect(note).toHaveCount(0)
})

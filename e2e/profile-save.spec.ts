import { expect } from '@playwright/test'
import { save, signUpWithProfile, signUpWithTerms, stored } from './people.ts'
import { choose, dot, next, saveFirst, saveUpdate } from './profile-steps.ts'
import { test } from './test.ts'

test('a failed save says so, loses nothing, and works on retry', async ({ page, context, baseURL }) => {
  const person = await signUpWithTerms(context, baseURL ?? '')
  await page.goto('/profile-setup')
  await page.getByLabel('Weekly budget').fill('77')
  await dot(page, 12).click()
  await page.route('**/api/kv?*', (route) => {
    if (route.request().method() === 'POST')
      return route.fulfill({ status: 503, json: { error: 'unavailable' } })
    return route.continue()
  })
  await saveFirst(page).click()
  await expect(page.getByRole('alert')).toContainText('Failed to save profile. Please try again.')
  await expect(saveFirst(page)).toBeEnabled()
  await dot(page, 1).click()
  await expect(page.getByLabel('Weekly budget')).toHaveValue('77')
  await page.unroute('**/api/kv?*')
  await dot(page, 12).click()
  await saveFirst(page).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await stored(context, person, 'profile')).toMatchObject({ weeklyBudget: 77, profileCompleted: true })
})

test('a save that cannot be verified counts as failed; buttons are disabled while it runs', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await page.goto('/profile-update?step=9')
  await choose(page, 'Muscle Gain')
  const answers = Promise.withResolvers<void>()
  let written = false
  await page.route('**/api/kv?*', async (route) => {
    if (route.request().method() === 'POST') written = true
    else if (written) {
      await answers.promise
      return route.fulfill({ json: { value: null, revision: 1 } })
    }
    return route.continue()
  })
  await saveUpdate(page).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect(next(page)).toBeDisabled()
  answers.resolve()
  await expect(page.getByRole('alert')).toContainText('Failed to save profile updates. Please try again.')
  await expect(page.getByRole('checkbox', { name: 'Muscle Gain' })).toBeChecked()
  await page.unroute('**/api/kv?*')
  await saveUpdate(page).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  expect(await stored(context, person, 'profile')).toMatchObject({
    foodGoals: ['Muscle Gain'],
    profileCompleted: true,
    lastUpdated: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
})

test('a save keeps what another device saved in the meantime', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? ''
  const person = await signUpWithProfile(context, origin)
  await page.goto('/profile-update')
  await page.getByLabel('Weekly budget').fill('88')
  await save(context, origin, person, 'profile', { profileCompleted: true, zipCode: '10001', adults: 4 })
  await saveUpdate(page).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await stored(context, person, 'profile')).toMatchObject({
    weeklyBudget: 88,
    zipCode: '10001',
    adults: 4,
  })
})

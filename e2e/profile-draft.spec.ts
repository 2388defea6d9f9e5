import { expect } from '@playwright/test'
import { signUpWithProfile, signUpWithTerms } from './people.ts'
import { dot, expectStep, expectStepAccessible } from './profile-steps.ts'
import { test } from './test.ts'

// Without a connection, a page opens what it has loaded.
test.use({ loadsAhead: true })

test('a draft survives a reload and a lost network, and can be discarded', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWithTerms(context, baseURL ?? '')
  await page.goto('/profile-setup')
  await page.getByLabel('Weekly budget').fill('66')
  await dot(page, 7).click()
  await context.setOffline(true)
  await page.getByLabel('Other restrictions').fill('lactose')
  await expect(page.getByText('could not be checked just now')).toBeVisible()
  await context.setOffline(false)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/profile-setup')
  await expect(page.getByText('Your unsaved answers are back')).toBeVisible()
  await expectStep(page, 7)
  await expect(page.getByLabel('Other restrictions')).toHaveValue('lactose')
  await expectStepAccessible(page)
  await dot(page, 1).click()
  await expect(page.getByLabel('Weekly budget')).toHaveValue('66')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Weekly budget')).toHaveValue('100')
  await page.reload()
  await expect(page.getByLabel('Weekly budget')).toHaveValue('100')
  await expect(page.getByText('Your unsaved answers are back')).toHaveCount(0)
})

test('leaving with unsaved changes asks first, inside the app and when the page closes', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWithProfile(context, baseURL ?? '')
  await page.goto('/dashboard?tab=settings')
  await page.getByRole('link', { name: 'Update Profile' }).click()
  await expect(page.getByText('Update Your Profile')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/dashboard/)

  await page.getByRole('link', { name: 'Update Profile' }).click()
  await page.getByLabel('Weekly budget').fill('90')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Weekly budget')).toHaveValue('90')

  const asked = page.waitForEvent('dialog')
  const reload = page.reload().catch(() => {})
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reload
  await expect(page.getByLabel('Weekly budget')).toHaveValue('90')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/dashboard/)
})

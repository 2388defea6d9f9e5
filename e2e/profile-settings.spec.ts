import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible, expectTouchTargets } from './accessibility-steps.ts'
import { PASSWORD, save, signUpWithProfile } from './people.ts'
import { test } from './test.ts'

test('the settings show the profile, with unanswered questions as not set', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const person = await signUpWithProfile(context, origin)
  await page.goto('/dashboard?tab=settings')
  const profile = page.getByRole('region', { name: 'Profile', exact: true })
  await expect(profile.getByText('Not set')).toHaveCount(13)
  await save(context, origin, person, 'profile', {
    profileCompleted: true,
    adults: 2,
    kids: 1,
    kidAges: [4],
    weeklyBudget: 85,
    allergies: ['peanut', 'mango'],
    dietaryRestrictions: ['pork'],
    dietType: 'Vegetarian',
    skillLevel: 'Beginner',
    mealDifficulty: 'Medium (15-30 min)',
    onTableWithin: [null, 45, 45, 45, 45, 45, null],
    newDishes: 'Surprise us',
    prepStyle: 'Cook Once Daily',
    leftovers: 'No leftovers',
    dairyPreferences: { milk: 'Soy Milk', eggs: 'No Eggs' },
    wholeGrains: 'Fine with us',
  })
  for (const text of [
    '$85.00 per week',
    '2 adults, 1 kid',
    'AllergiesPeanuts, mango',
    'Also avoidsPork',
    'Vegetarian',
    'Beginner',
    'Medium (15-30 min), minutes of work',
    '45 min Monday to Friday',
    'Surprise us',
    'Cook Once Daily',
    'No leftovers',
    'Soy Milk',
    'No Eggs',
    'Fine with us',
  ])
    await expect(profile).toContainText(text)
  await expect(page.getByRole('region', { name: 'Account status' })).toContainText('free during beta')
  await expectAccessible(page)
  await expectTouchTargets(page)
})

test('the export is one file with all stored data and no session token', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const person = await signUpWithProfile(context, origin)
  await save(context, origin, person, 'pantry', [
    { id: 'a', name: 'Rice', quantity: '1 bag', category: 'Grains' },
  ])
  await page.goto('/dashboard?tab=settings')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^pennyplate-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await file.path(), 'utf8')
  const data = JSON.parse(text)
  expect(data.account.user).toMatchObject({ id: person.userId, email: person.email })
  expect(data.account.publicMetadata).toMatchObject({ tosAccepted: true })
  expect(Object.keys(data.documents).sort()).toEqual(['pantry', 'profile'])
  expect(data.documents.pantry.value[0]).toMatchObject({ name: 'Rice' })
  expect(data.devices).toHaveLength(1)
  expect(data.shares).toEqual([])
  expect(text).not.toContain('"token"')
  await expect(page.getByText('is in your downloads')).toBeVisible()
})

test('deleting asks for DELETE and the password, and says so when it fails', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWithProfile(context, baseURL ?? '')
  await page.goto('/dashboard?tab=settings')
  await page.getByRole('button', { name: 'Delete Profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your profile?' })
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('Type DELETE, in capital letters.')).toBeVisible()
  await expect(dialog.getByText('Enter your password.')).toBeVisible()
  await expect(dialog.getByLabel('Type DELETE to confirm')).toBeFocused()
  await expectAccessible(page)
  await expectTouchTargets(page)

  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await dialog.getByLabel('Your password').fill('not my password at all')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('That is not your password.')).toBeVisible()
  await expect(dialog.getByLabel('Type DELETE to confirm')).toHaveValue('DELETE')

  await page.route('**/api/account', (route) => route.fulfill({ status: 500, json: { error: 'internal' } }))
  await dialog.getByLabel('Your password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Failed to delete account. Please try again or contact support.',
  )
  await expect(dialog.getByLabel('Type DELETE to confirm')).toHaveValue('DELETE')
})

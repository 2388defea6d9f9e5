import { expect } from '@playwright/test'
import { save, signUpWithProfile, stored } from './people.ts'
import { dot, expectStep, expectStepAccessible, saveFirst, saveUpdate } from './profile-steps.ts'
import { test } from './test.ts'

test('every step of a profile update can save, and says so', { tag: '@wide' }, async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(180_000)
  await signUpWithProfile(context, baseURL ?? '')
  await page.goto('/profile-update')
  for (let step = 1; step <= 12; step++) {
    await dot(page, step).click()
    await expectStep(page, step)
    await expect(saveUpdate(page)).toBeVisible()
    await expect(page.getByText('Use Save & Return to Dashboard')).toBeVisible()
    await expectStepAccessible(page)
  }
  await expect(saveFirst(page)).toBeVisible()
})

test('a profile in an older form loads, is repaired, and keeps its values', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const person = await signUpWithProfile(context, origin)
  await save(context, origin, person, 'profile', {
    adults: '2',
    kids: 2,
    kidAges: ['3', ''],
    weeklyBudget: '',
    cookingTools: ['Stovetop', 'Oven'],
    dietType: 'Vegan',
    dietaryRestrictions: 'no pork, kiwi',
    allergies: ['peanut'],
    dairyPreferences: { milk: 'Soy Milk', butter: 'salted' },
    nutritionalTargets: { dailyCalories: '1800', dailyProtein: '', dailyIron: 18 },
    favoriteColor: 'green',
    profileCompleted: true,
  })
  await page.goto('/profile-update')
  await expect(page.getByLabel('Adults', { exact: true })).toHaveValue('2')
  await expect(page.getByLabel('Weekly budget')).toHaveValue('100')
  await expect(page.getByLabel('Age of child 2')).toHaveValue('8')
  await dot(page, 3).click()
  await expect(page.getByRole('checkbox', { name: 'Stove' })).toBeChecked()
  await dot(page, 7).click()
  await expect(page.getByRole('checkbox', { name: 'Peanuts' })).toBeChecked()
  await expect(page.getByLabel('Other restrictions')).toHaveValue('no pork, kiwi')
  await saveUpdate(page).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await stored(context, person, 'profile')).toMatchObject({
    adults: 2,
    kidAges: [3, 8],
    weeklyBudget: 100,
    cookingTools: ['Stove', 'Oven'],
    dietType: 'Vegan',
    dietaryRestrictions: ['no pork', 'kiwi'],
    allergies: ['peanut'],
    dairyPreferences: { milk: 'Soy Milk', eggs: 'Large White Eggs', butter: 'salted' },
    nutritionalTargets: { dailyCalories: 1800, dailyProtein: 50, dailyIron: 18 },
    favoriteColor: 'green',
    profileCompleted: true,
  })
})

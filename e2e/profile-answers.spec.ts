import { expect } from '@playwright/test'
import { signUpWithTerms, stored } from './people.ts'
import { choose, dot, expectStepAccessible, saveFirst } from './profile-steps.ts'
import { test } from './test.ts'

test('the USDA cost follows the household’s people, and a budget far below it shows help', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWithTerms(context, baseURL ?? '')
  await page.goto('/profile-setup')
  const usda = page.getByRole('region', { name: 'What USDA says a week costs' })
  // One adult of unknown sex: the mean of $57.40 and $72.10, plus a fifth for a household of one.
  await expect(usda).toContainText('$77.70 a week')
  await expect(usda).toContainText('Your budget covers it')
  await page.getByLabel('Adults', { exact: true }).fill('2')
  await page.getByLabel('Kids', { exact: true }).fill('2')
  await page.getByLabel('Age of child 1').selectOption('7')
  await page.getByLabel('Age of child 2').selectOption('10')
  await expect(usda).toContainText('$231.30 a week')
  await expect(usda).toContainText('$131.30 below it')
  await expect(usda.getByRole('link', { name: /SNAP/ })).toBeVisible()
  await page.getByLabel('Weekly budget').fill('200')
  await expect(usda).toContainText('That can work')
  await page.getByLabel('Adults', { exact: true }).fill('')
  await expect(usda).toHaveCount(0)
})

test('an unknown or incomplete ZIP code does not block saving', async ({ page, context, baseURL }) => {
  const person = await signUpWithTerms(context, baseURL ?? '')
  await page.goto('/profile-setup?step=2')
  await expect(page.getByText('we use prices for 72762')).toBeVisible()
  await page.getByLabel('ZIP code').fill('00000')
  await expect(page.getByText('we do not know that ZIP code')).toBeVisible()
  await page.getByLabel('ZIP code').fill('727')
  await dot(page, 12).click()
  await saveFirst(page).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await stored(context, person, 'profile')).toMatchObject({ zipCode: '727' })
})

test('the calculator fills the targets and closes', async ({ page, context, baseURL }) => {
  await signUpWithTerms(context, baseURL ?? '')
  await page.goto('/profile-setup?step=12')
  await page.getByRole('button', { name: 'Calculate my targets' }).click()
  const dialog = page.getByRole('dialog', { name: 'Target calculator' })
  await expect(dialog).toBeVisible()
  await expectStepAccessible(page)
  await dialog.getByLabel('Height (in)').fill('12')
  await dialog.getByRole('button', { name: 'Use these targets' }).click()
  await expect(dialog.getByText('Enter a number from 0 to 11.')).toBeVisible()
  await dialog.getByLabel('Height (in)').fill('')
  await choose(dialog, 'Female')
  await dialog.getByLabel('Activity').selectOption('sedentary')
  await choose(dialog, 'Lose weight')
  await expect(dialog.getByText('1,386 kcal a day')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use these targets' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Calculate my targets' })).toBeFocused()
  const filled = { Calories: '1386', Protein: '121', Carbs: '121', Fat: '46', Fiber: '25', Sugar: '35' }
  for (const [name, value] of Object.entries(filled))
    await expect(page.getByLabel(new RegExp(`^${name} `))).toHaveValue(value)
  await expect(page.getByLabel('Sodium (mg)')).toHaveValue('2300')
  await expect(page.getByLabel('Cholesterol (mg)')).toHaveValue('300')
})

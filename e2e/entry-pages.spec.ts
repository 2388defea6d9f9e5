import { expect } from '@playwright/test'
import { acceptTerms } from './account-steps.ts'
import { PASSWORD, signUp, signUpWithProfile } from './people.ts'
import { test } from './test.ts'

test('the terms need a checked box to accept, and declining them leads to the landing page', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(context, baseURL ?? '')
  await page.goto('/auth-redirect')
  const terms = page.getByRole('dialog', { name: 'Our Terms of Service' })
  await terms.getByRole('button', { name: 'Accept' }).press('Enter')
  await expect(terms).toContainText('You must accept the Terms of Service to continue using Pennyplate')
  await terms.getByRole('button', { name: 'Decline' }).click()
  const question = page.getByRole('dialog', { name: 'Decline the terms?' })
  await expect(question).toContainText(
    'If you decline the Terms of Service, you will not be able to use Pennyplate. Are you sure?',
  )
  await question.getByRole('button', { name: 'Back to the terms' }).click()
  await terms.getByRole('button', { name: 'Decline' }).click()
  await question.getByRole('button', { name: 'Decline and leave' }).click()
  await expect(page).toHaveURL('/')
})

test('every page of the app asks for the terms first, and opens once they are accepted', async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(context, baseURL ?? '')
  const terms = page.getByRole('dialog', { name: 'Our Terms of Service' })
  for (const path of ['/dashboard', '/profile-update', '/subscribe', '/bring-recipe', '/profile-setup']) {
    await page.goto(path)
    await expect(terms).toBeVisible()
  }
  await acceptTerms(page)
  await expect(page).toHaveURL('/profile-setup')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Family & Budget' })).toBeVisible()
})

test('a field error stays until the field is corrected', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Enter your e-mail address.')).toBeVisible()
  await page.getByLabel('E-mail').fill('sam@example.org')
  await expect(page.getByText('Enter your e-mail address.')).toBeHidden()
  await expect(page.getByText('Choose a password.')).toBeVisible()
})

test('a returning person signs in with only the keyboard and reaches the dashboard', async ({
  page,
  context,
  baseURL,
}) => {
  const { email } = await signUpWithProfile(context, baseURL ?? '')
  await context.clearCookies()
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/sign-in/)
  await page.getByLabel('E-mail').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('not my password')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('do not match')
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Weekly Meal Plan' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Go to Dashboard' }).first()).toBeVisible()
  await page.goto('/profile-setup')
  await expect(page).toHaveURL('/dashboard')
})

test('an unknown page and a broken share link say so and link home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.goto('/shared/nonsense')
  await expect(page.getByText('This meal plan link is invalid or has expired.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the legal pages link back to where the reader came from', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Terms of Service', 'Privacy Policy']) {
    await page.getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page
      .getByRole('link', { name: 'Back' })
      .or(page.getByRole('button', { name: 'Back' }))
      .first()
      .click()
    await expect(page).toHaveURL('/')
  }
})

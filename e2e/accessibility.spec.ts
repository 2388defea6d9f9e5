import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility-steps.ts'
import { signUp, signUpWithProfile } from './people.ts'
import { test } from './test.ts'

/** Pages, and text that appears on each once it has loaded. */
const PUBLIC_PAGES = {
  '/': 'Know what the week costs before you shop.',
  '/terms': 'Terms of Service',
  '/privacy': 'Privacy Policy',
  '/sign-in': 'Forgot your password?',
  '/sign-up': 'Create account',
  '/sign-in/forgot-password': 'Send the link',
  '/shared/none': 'Go to Home',
  '/no/such/page': 'Page not found',
}
const HOUSEHOLD_PAGES = {
  '/dashboard?tab=meal-plan': 'Generate Meal Plan',
  '/dashboard?tab=quick-meal': 'Get Meal Suggestion',
  '/dashboard?tab=pantry': 'Your pantry is empty.',
  '/dashboard?tab=shopping': 'No shopping list available.',
  '/dashboard?tab=recipes': 'No recipes available.',
  '/dashboard?tab=settings': 'This device',
  '/subscribe': 'Card number',
  '/payment-success': 'Payment verification failed',
  '/profile-update': 'Family & Budget',
}

test('public pages have no accessibility violations and fit the screen', { tag: '@wide' }, async ({
  page,
}) => {
  await expectAllAccessible(page, PUBLIC_PAGES)
})

test('household pages have no accessibility violations and fit the screen', {
  tag: '@wide',
}, async ({ page, context, baseURL }) => {
  await signUpWithProfile(context, baseURL ?? '')
  await expectAllAccessible(page, HOUSEHOLD_PAGES)
})

test('the terms dialog has no accessibility violations and fits the screen', { tag: '@wide' }, async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(context, baseURL ?? '')
  await page.goto('/auth-redirect')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

async function expectAllAccessible(page: Page, pages: Record<string, string>) {
  for (const [path, words] of Object.entries(pages)) {
    await page.goto(path)
    await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible()
    await expectAccessible(page)
  }
}

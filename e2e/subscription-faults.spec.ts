import { expect } from '@playwright/test'
import { signUpWithProfile } from './people.ts'
import { CARDS, enterCard, pressStartTrial } from './subscription-steps.ts'
import { test } from './test.ts'

// Without a connection, a page opens what it has loaded.
test.use({ loadsAhead: true })

test('retrying after any lost request or answer never creates a second subscription', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWithProfile(context, baseURL ?? '')
  await page.goto('/subscribe')
  await expect(page.getByRole('button', { name: 'Start Free Trial' })).toBeVisible()
  await context.setOffline(true)
  await pressStartTrial(page, CARDS.accepted)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await context.setOffline(false)

  let lost: 'request' | 'answer' = 'request'
  let made: string | undefined
  await page.route('**/api/payments/create-subscription', async (route) => {
    if (lost === 'answer') made = (await (await route.fetch()).json()).sessionId
    await route.abort()
  })
  await pressStartTrial(page, CARDS.accepted)
  await expect(page.getByText('Something went wrong. Please try again.')).toBeVisible()

  // This time the server creates the subscription, but its answer is lost.
  lost = 'answer'
  await pressStartTrial(page, CARDS.accepted)
  await expect(page.getByText('Your free trial has started.')).toBeVisible()
  expect(made).toBeDefined()
  await expect(page).toHaveURL(`/payment-success?session_id=${made}`)
})

test('an unknown or missing payment session is not verified', async ({ page, context, baseURL }) => {
  await signUpWithProfile(context, baseURL ?? '')
  for (const address of ['/payment-success', '/payment-success?session_id=somebody-elses']) {
    await page.goto(address)
    await expect(page.getByText('Payment verification failed')).toBeVisible()
  }
  await page.getByRole('link', { name: 'Return to Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a person whose session has expired is told to sign in', async ({ page, context, baseURL }) => {
  await signUpWithProfile(context, baseURL ?? '')
  await page.goto('/subscribe')
  await enterCard(page, CARDS.accepted)
  await context.clearCookies()
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page.getByText('Please sign in first')).toBeVisible()
})

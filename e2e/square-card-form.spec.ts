import { expect } from '@playwright/test'
import { signInAs } from './account-steps.ts'
import { collectConsoleProblems } from './console-problems.ts'
import { withOwnServer } from './own-server.ts'
import { signUpWithProfile } from './people.ts'
import { test } from './test.ts'

/** Square itself is never contacted: its script is stubbed below, and its API is not called. */
const SQUARE = {
  SQUARE_ENVIRONMENT: 'sandbox',
  SQUARE_ACCESS_TOKEN: 'token',
  SQUARE_LOCATION_ID: 'L1',
  SQUARE_APPLICATION_ID: 'app-1',
  SQUARE_PLAN_VARIATION_ID: 'plan-1',
  SQUARE_WEBHOOK_SIGNATURE_KEY: 'key',
}
const SCRIPT = `window.Square = { payments: () => ({ card: async () => ({
  attach: async (element) => { element.textContent = 'The fields of Square' },
  tokenize: async () => ({ status: 'Invalid' }),
  destroy: async () => {},
}) }) }`

test('Square’s script is allowed only on the page that takes a card, however one gets there', async ({
  page,
  context,
}) => {
  await withOwnServer(SQUARE, async (url) => {
    const sam = await signUpWithProfile(context, url)
    const scripts = 'https://sandbox.web.squarecdn.com/**'
    await context.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }))
    const consoleProblems = collectConsoleProblems(context)
    await page.goto(`${url}/subscribe`)
    await expect(page.getByText('The fields of Square')).toBeVisible()
    await page.getByRole('button', { name: 'Start Free Trial' }).click()
    await expect(page.getByText('Payment validation failed. Please check your card details.')).toBeVisible()
    expect(consoleProblems).toEqual([])

    const dashboard = await context.request.get(`${url}/dashboard`)
    expect(dashboard.headers()['content-security-policy']).not.toContain('square')

    // Signing in navigates here without a page load, so the sign-in page's content security policy still applies.
    await context.clearCookies()
    await page.goto(`${url}/sign-in?return=%2Fsubscribe`)
    await signInAs(page, sam.email)
    await expect(page.getByText('The fields of Square')).toBeVisible()
  })
})

import { expect, test } from '@playwright/test'
import { signInAs } from './account-steps.ts'
import { collectConsoleProblems } from './console-problems.ts'
import { withOwnServer } from './own-server.ts'
import { signUpWithProfile } from './people.ts'

/** Nothing of Square is reached: its script is stood in for, and its service is not asked. */
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

test('the script of Square is let in where a card is taken, however one gets there, and nowhere else', async ({
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

    // Signing in leads here without opening the page anew, under the rules of the sign-in page.
    await context.clearCookies()
    await page.goto(`${url}/sign-in?return=%2Fsubscribe`)
    await signInAs(page, sam.email)
    await expect(page.getByText('The fields of Square')).toBeVisible()
  })
})

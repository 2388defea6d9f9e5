import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { collectComplaints } from './complaints.ts'
import { signInAs } from './front-door-steps.ts'
import { settleIn } from './people.ts'

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
  const dataDir = mkdtempSync(join(tmpdir(), 'pennyplate-e2e-'))
  const server = await startServerProcess({ dataDir, databaseUrl: undefined }, SQUARE)
  try {
    const sam = await settleIn(context, server.url)
    const scripts = 'https://sandbox.web.squarecdn.com/**'
    await context.route(scripts, (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }))
    const complaints = collectComplaints(context)
    await page.goto(`${server.url}/subscribe`)
    await expect(page.getByText('The fields of Square')).toBeVisible()
    await page.getByRole('button', { name: 'Start Free Trial' }).click()
    await expect(page.getByText('Payment validation failed. Please check your card details.')).toBeVisible()
    expect(complaints).toEqual([])

    const dashboard = await context.request.get(`${server.url}/dashboard`)
    expect(dashboard.headers()['content-security-policy']).not.toContain('square')

    // Signing in leads here without opening the page anew, under the rules of the sign-in page.
    await context.clearCookies()
    await page.goto(`${server.url}/sign-in?return=%2Fsubscribe`)
    await signInAs(page, sam.email)
    await expect(page.getByText('The fields of Square')).toBeVisible()
  } finally {
    await server.kill('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
})

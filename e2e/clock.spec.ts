import { expect } from '@playwright/test'
import { waitForServiceWorker } from './offline-steps.ts'
import { signUpWithProfile } from './people.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

test('server, page and service worker have the clock of the tests', async ({ page, context, baseURL }) => {
  await signUpWithProfile(context, baseURL ?? '')
  await page.goto('/dashboard')
  await waitForServiceWorker(page)
  const session = await (await context.request.get('/api/auth/get-session')).json()
  const [worker] = context.serviceWorkers()
  const times = [
    Date.parse(session.session.createdAt),
    await page.evaluate(() => Date.now()),
    (await worker?.evaluate(() => Date.now())) ?? 0,
  ]
  for (const time of times) expect(Math.abs(time - Date.now())).toBeLessThan(60_000)
})

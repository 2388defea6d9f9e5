import { expect } from '@playwright/test'
import { expectAccessible, expectTouchTargets } from './accessibility-steps.ts'
import { signUpWithProfile } from './people.ts'
import { cardNumber } from './subscription-steps.ts'
import { test } from './test.ts'

test('the premium pages have no accessibility violations and fit the screen', { tag: '@wide' }, async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const sam = await signUpWithProfile(context, origin)
  await page.goto('/subscribe')
  await expect(cardNumber(page)).toBeVisible()
  await expectAccessible(page)
  await expectTouchTargets(page)
  const answer = await context.request.post('/api/payments/create-subscription', {
    headers: { origin },
    data: {
      sourceId: 'sandbox:accepted:Visa:1111:082039:plain:one-of-a-kind',
      userId: sam.userId,
      planId: 'PENNYPLATE_MONTHLY',
    },
  })
  expect((await answer.json()).success).toBe(true)
  await page.goto('/subscribe/manage')
  await page.getByRole('button', { name: 'Change card' }).click()
  await expect(cardNumber(page)).toBeVisible()
  await expectAccessible(page)
  await expectTouchTargets(page)
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await expectTouchTargets(page)
})

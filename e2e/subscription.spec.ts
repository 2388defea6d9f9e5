import { expect, test } from '@playwright/test'
import { collectComplaints, settleIn } from './people.ts'
import { CARDS, cardNumber, enterCard, pressStart } from './subscription-steps.ts'
import { expectRoomForThumbs, expectWellMade } from './well-made.ts'

test('a trial is started after cards that are not taken, confirmed, cancelled and resumed', async ({
  page,
  context,
  baseURL,
}) => {
  await settleIn(context, baseURL ?? '')
  const complaints = collectComplaints(page)
  await page.goto('/subscribe')
  await expect(page.getByText('$9.99 a month', { exact: true })).toBeAttached()
  await expect(page.getByText('7-day free trial', { exact: true })).toBeVisible()
  await expect(page.getByText(/\$20-\$100\/week\. You can set any budget from \$20 to \$1000/)).toBeVisible()
  await expect(page.getByText('Free during beta')).toBeVisible()
  await expect(page.getByText('Test mode')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Skip Payment' })).toHaveAttribute('href', '/dashboard')

  await pressStart(page, '4242 4242 4242 4242')
  await expect(page.getByText('Payment validation failed. Please check your card details.')).toBeVisible()
  await expect(cardNumber(page)).toBeFocused()
  await pressStart(page, CARDS.declined)
  await expect(page.getByText('Your card was declined. Nothing was charged.')).toBeVisible()
  await pressStart(page, CARDS.expired)
  await expect(page.getByText('Your card has expired. Nothing was charged.')).toBeVisible()
  await pressStart(page, CARDS.asksForCode)
  await page.getByRole('textbox', { name: 'Code from your bank' }).fill('123456')
  await expectWellMade(page)
  await expectRoomForThumbs(page)
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
  await expect(page.getByText('Your free trial has started.')).toBeVisible()

  await expect(page).toHaveURL(/\/payment-success\?session_id=.+/)
  const confirmation = page.url()
  const allSet = page.getByRole('heading', { name: 'You are all set' })
  await expect(allSet).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await page.goto(confirmation)
  await expect(allSet).toBeVisible()

  await page.goto('/subscribe')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  await expect(page).toHaveURL('/subscribe/manage')
  await expect(page.getByText('Free trial', { exact: true })).toBeVisible()
  await expect(page.getByText('Visa ending in 3155')).toBeVisible()

  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel your subscription?' })
  await question.getByRole('button', { name: 'Keep subscription' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await question.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Resume subscription' }).click()
  await expect(page.getByText('Free trial', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Change card' }).click()
  await enterCard(page, CARDS.accepted)
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect(page.getByText('Visa ending in 1111')).toBeVisible()
  expect(complaints).toEqual([])
})

test('the pages of premium have no accessibility violation and fit their screen', { tag: '@wide' }, async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const sam = await settleIn(context, origin)
  await page.goto('/subscribe')
  await expect(cardNumber(page)).toBeVisible()
  await expectWellMade(page)
  await expectRoomForThumbs(page)
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
  await expectWellMade(page)
  await expectRoomForThumbs(page)
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectWellMade(page, '[role="dialog"]')
  await expectRoomForThumbs(page)
})

import { signUpWithProfile } from '../people.ts'
import { CARDS, cardNumber, enterCard, pressStartTrial } from '../subscription-steps.ts'
import { expect, test } from './journey.ts'

test('a trial is started after refused cards, confirmed, cancelled and resumed', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  await signUpWithProfile(context, baseURL ?? '')

  await test.step('The page shows what premium costs and that it is optional', async () => {
    await page.goto('/subscribe')
    await expect(page.getByText('$9.99 a month', { exact: true })).toBeAttached()
    await expect(page.getByText('7-day free trial', { exact: true })).toBeVisible()
    await expect(
      page.getByText(/\$20-\$100\/week\. You can set any budget from \$20 to \$1000/),
    ).toBeVisible()
    await expect(page.getByText('Free during beta')).toBeVisible()
    await expect(page.getByText('Test mode')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Skip Payment' })).toHaveAttribute('href', '/dashboard')
  })

  await test.step('Refused cards are not charged', async () => {
    await pressStartTrial(page, '4242 4242 4242 4242')
    await expect(page.getByText('Payment validation failed. Please check your card details.')).toBeVisible()
    await expect(cardNumber(page)).toBeFocused()
    problems.allow(/\b402\b/)
    await pressStartTrial(page, CARDS.declined)
    await expect(page.getByText('Your card was declined. Nothing was charged.')).toBeVisible()
    await pressStartTrial(page, CARDS.expired)
    await expect(page.getByText('Your card has expired. Nothing was charged.')).toBeVisible()
  })

  await test.step('A card with a bank code starts the trial, which is confirmed', async () => {
    await pressStartTrial(page, CARDS.asksForCode)
    await page.getByRole('textbox', { name: 'Code from your bank' }).fill('123456')
    await page.getByRole('button', { name: 'Start Free Trial' }).click()
    await expect(page.getByText('Your free trial has started.')).toBeVisible()
    await expect(page).toHaveURL(/\/payment-success\?session_id=.+/)
    const confirmation = page.url()
    const allSet = page.getByRole('heading', { name: 'You are all set' })
    await expect(allSet).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
    await page.goto(confirmation)
    await expect(allSet).toBeVisible()
  })

  await test.step('They keep the subscription at first, then cancel it and resume it', async () => {
    await page.goto('/subscribe')
    await page.getByRole('button', { name: 'Manage Subscription' }).click()
    await expect(page).toHaveURL('/subscribe/manage')
    await expect(page.getByText('Free trial', { exact: true })).toBeVisible()
    await expect(page.getByText('Visa ending in 3155')).toBeVisible()
    const cancel = page.getByRole('button', { name: 'Cancel subscription' })
    const question = page.getByRole('dialog', { name: 'Cancel your subscription?' })
    await cancel.click()
    await question.getByRole('button', { name: 'Keep subscription' }).click()
    await expect(question).toBeHidden()
    await cancel.click()
    await question.getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(page.getByText('Canceled', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Resume subscription' }).click()
    await expect(page.getByText('Free trial', { exact: true })).toBeVisible()
  })

  await test.step('They replace the card', async () => {
    await page.getByRole('button', { name: 'Change card' }).click()
    await enterCard(page, CARDS.accepted)
    await page.getByRole('button', { name: 'Save card' }).click()
    await expect(page.getByText('Visa ending in 1111')).toBeVisible()
  })
})

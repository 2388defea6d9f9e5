import type { Page } from '@playwright/test'

/** The sandbox's test cards, by outcome. */
export const CARDS = {
  accepted: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  expired: '4000 0000 0000 0069',
  asksForCode: '4000 0025 0000 3155',
}

export const cardNumber = (page: Page) => page.getByRole('textbox', { name: 'Card number' })

export async function enterCard(page: Page, number: string) {
  await cardNumber(page).fill(number)
  await page.getByLabel('Expires').fill('08/39')
}

export async function pressStartTrial(page: Page, number: string) {
  await enterCard(page, number)
  await page.getByRole('button', { name: 'Start Free Trial' }).click()
}

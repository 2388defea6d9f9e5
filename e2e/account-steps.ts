import type { Page } from '@playwright/test'
import { newEmail, PASSWORD } from './people.ts'

/** Fills in and submits the sign-up page with a new address. */
export async function createAccount(page: Page) {
  await fillIn(page, newEmail())
  await page.getByRole('button', { name: 'Create account' }).click()
}

export async function acceptTerms(page: Page) {
  const terms = page.getByRole('dialog', { name: 'Our Terms of Service' })
  await terms.getByRole('checkbox').check()
  await terms.getByRole('button', { name: 'Accept' }).click()
}

export async function signInAs(page: Page, email: string) {
  await fillIn(page, email)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
}

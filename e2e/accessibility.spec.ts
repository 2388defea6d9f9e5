import { expect, type Page, test } from '@playwright/test'
import { settleIn, signUp } from './people.ts'
import { expectWellMade } from './well-made.ts'

const PUBLIC_PAGES = [
  '/',
  '/terms',
  '/privacy',
  '/sign-in',
  '/sign-up',
  '/sign-in/forgot-password',
  '/shared/none',
  '/no/such/page',
]
const TABS = ['meal-plan', 'quick-meal', 'pantry', 'shopping', 'recipes', 'settings']
const HOUSEHOLD_PAGES = [
  ...TABS.map((tab) => `/dashboard?tab=${tab}`),
  '/subscribe',
  '/payment-success',
  '/profile-update',
]

test('no public page has an accessibility violation, and all fit their screen', { tag: '@wide' }, async ({
  page,
}) => {
  for (const path of PUBLIC_PAGES) await look(page, path)
})

test('no page of a household has an accessibility violation, and all fit their screen', {
  tag: '@wide',
}, async ({ page, context, baseURL }) => {
  await settleIn(context, baseURL ?? '')
  for (const path of HOUSEHOLD_PAGES) await look(page, path)
})

test('the terms have none either', { tag: '@wide' }, async ({ page, context, baseURL }) => {
  await signUp(context, baseURL ?? '')
  await page.goto('/auth-redirect')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectWellMade(page)
})

async function look(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expectWellMade(page)
}

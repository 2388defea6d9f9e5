import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { settleIn, signUp } from './people.ts'

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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })

    for (const path of PUBLIC_PAGES) {
      test(`${path} has no accessibility violation and fits its screen`, async ({ page }) => {
        await page.goto(path)
        await expectWellMade(page)
      })
    }

    test('no page of a household has an accessibility violation, and all fit their screen', async ({
      page,
      context,
      baseURL,
    }) => {
      await settleIn(context, baseURL ?? '')
      for (const path of HOUSEHOLD_PAGES) {
        await page.goto(path)
        await expectWellMade(page)
      }
    })

    test('the terms have none either', async ({ page, context, baseURL }) => {
      await signUp(context, baseURL ?? '')
      await page.goto('/auth-redirect')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectWellMade(page)
    })
  })
}

async function expectWellMade(page: Page) {
  await expect(page.getByRole('heading').first()).toBeVisible()
  // A page that is still fading in has colours that are nobody's design.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${page.url()} ${id}: ${nodes.map((node) => node.html).join(' ')}`,
  )
  expect(found).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0)
}

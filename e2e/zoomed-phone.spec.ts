import { expect, test } from '@playwright/test'
import { expectEveryPageFits, signUpWithWeek } from './layout-steps.ts'

// What is left of the narrowest phone when its pages are zoomed to twice their size.
test.use({ viewport: { width: 180, height: 370 }, isMobile: false })

test('a phone whose pages are zoomed to twice their size has room for them, and for what can be undone', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWithWeek(context, baseURL ?? '')
  await expectEveryPageFits(page, '16px')

  await page.goto('/dashboard?tab=pantry')
  await page.getByRole('button', { name: 'Delete Old-fashioned oats' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeInViewport({ ratio: 1 })
  expect((await undo.locator('..').boundingBox())?.height).toBeLessThan(185)

  await page.getByRole('button', { name: /^Account of / }).click()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(180)
})

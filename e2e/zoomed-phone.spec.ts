import { expect } from '@playwright/test'
import { expectEveryPageFits, signUpWithWeek } from './layout-steps.ts'
import { test } from './test.ts'

// The narrowest supported phone at 200% zoom.
test.use({ viewport: { width: 180, height: 370 }, isMobile: false })

test('pages and the Undo notice fit a phone zoomed to 200%', async ({ page, context, baseURL }) => {
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

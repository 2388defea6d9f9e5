import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoHorizontalScroll } from './accessibility-steps.ts'
import { FINGER } from './hands.ts'
import type { Person } from './people.ts'
import { openOnWednesday, SPAGHETTI, signUpWithWeek, storedMeals } from './planned-week.ts'
import { test } from './test.ts'
import { mealOn, skip } from './week-steps.ts'

/** The server answers one change again and again, and neither makes nor refuses it. */

const STUCK = 'A change needs you'
let person: Person

test.beforeEach(async ({ page, context, baseURL }) => {
  test.slow()
  person = await signUpWithWeek(context, baseURL ?? '', { 4: SPAGHETTI, 5: SPAGHETTI })
  await openOnWednesday(page)
  await page.route('**/api/week/commands*', async (route) => {
    const { command } = route.request().postDataJSON()
    if (command.type === 'skip' && command.at.day === 4)
      await route.fulfill({ json: { of: 'another version' } })
    else await route.continue()
  })
  await skip({ page, hand: FINGER }, 'Thursday dinner')
})

const indicator = (page: Page) => page.getByRole('status').filter({ hasText: STUCK })

test('a change that does not go out is named, the others go out, and it can be dropped with the keyboard', async ({
  page,
  context,
}) => {
  await skip({ page, hand: FINGER }, 'Friday dinner')
  await expect(indicator(page)).toBeVisible({ timeout: 60_000 })
  await expect.poll(async () => (await storedMeals(context, person))[5]?.[1]).toBe('Skipped')
  await page.reload()
  const button = indicator(page).getByRole('button', { name: STUCK })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: STUCK })
  const change = dialog.getByRole('region', { name: 'Skipping a meal' })
  await expect(change).toContainText('your other changes are kept and sent')
  await expectAccessible(page, '[role="dialog"]')
  await expectNoHorizontalScroll(page)
  await change.getByRole('button', { name: 'Drop this change' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(indicator(page)).toBeHidden()
  await expect(await mealOn({ page, hand: FINGER }, 'Thursday', SPAGHETTI.name)).toBeVisible()
  expect((await storedMeals(context, person))[5]?.[1]).toBe('Skipped')
})

test('signing out says that a change was not sent', async ({ page }) => {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out with unsent changes?' })
  await expect(dialog).toContainText('One change is in this browser only')
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/dashboard/)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await dialog.getByRole('button', { name: 'Send and sign out' }).click()
  await expect(dialog.getByRole('alert')).toContainText('You are still signed in, and nothing is lost.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(dialog).toContainText('One change is in this browser only')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save to a file' }).click()
  expect((await file).suggestedFilename()).toBe('pennyplate-unsent-changes.json')
  await dialog.getByRole('button', { name: 'Discard and sign out' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
})

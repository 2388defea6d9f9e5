import { expect, type Page, test } from '@playwright/test'
import { addDays } from '../packages/domain/src/calendar-day.ts'
import { expectAccessible, expectNoHorizontalScroll } from './accessibility-steps.ts'
import { acceptWeek, openMealMenu, showDay, THIS_WEEK } from './meal-plan-steps.ts'
import { type Person, save, signUpWithProfile, stored } from './people.ts'

/** The rest of a week is planned again, with the real planner. It is noon on a Wednesday. */

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const TACOS = { name: 'Beef tacos', recipeId: 'beef-tacos' }
const SPAGHETTI = { name: 'Spaghetti and meatballs', recipeId: 'spaghetti-and-meatballs' }
const week = () => ({
  weekStartDate: THIS_WEEK,
  days: DAYS.map((day, index) => ({
    day,
    meals: { lunch: { name: 'Tuna salad sandwich' }, dinner: index > 3 ? SPAGHETTI : TACOS },
  })),
})

let person: Person

test.beforeEach(async ({ page, context, baseURL }) => {
  const origin = baseURL ?? ''
  person = await signUpWithProfile(context, origin)
  await save(context, origin, person, 'profile', {
    profileCompleted: true,
    adults: 2,
    weeklyBudget: 160,
    mealTypes: ['Lunch', 'Dinner'],
  })
  await save(context, origin, person, 'currentMealPlan', week())
  await page.clock.install({ time: new Date(`${addDays(THIS_WEEK, 3)}T12:00:00`) })
  await page.goto('/dashboard')
})

const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'Undo' })
const dinners = async (context: Parameters<typeof stored>[0]) =>
  (await stored(context, person, 'currentMealPlan')).days.map(
    ({ meals }: { meals: { dinner: { name: string } } }) => meals.dinner.name,
  )

async function openReplan(page: Page) {
  await page.getByRole('button', { name: 'Re-plan the rest' }).click()
  return page.getByRole('dialog', { name: 'Re-plan the rest' })
}

test('the rest of an accepted week is planned again: what is over, kept or bought stays, and Undo brings the rest back', {
  tag: '@wide',
}, async ({ page, context }) => {
  test.slow()
  await acceptWeek(page)
  await page.goto('/dashboard?tab=shopping')
  await page.getByRole('checkbox', { name: /tuna/i }).first().check({ force: true })
  await page.goto('/dashboard')
  await showDay(page, 'Friday')
  const menu = await openMealMenu(page, 'Friday dinner')
  await menu.getByRole('button', { name: /^Keep this meal/ }).click()

  const dialog = await openReplan(page)
  await expect(dialog.getByText(/^Of your \$160 budget, \$/)).toBeVisible()
  await expect(dialog.getByRole('group', { name: 'Tuesday' })).toBeHidden()
  const friday = dialog.getByRole('group', { name: 'Friday' })
  await expect(friday.getByRole('checkbox', { name: /^Dinner: Spaghetti.* you keep it/ })).not.toBeChecked()
  await expectAccessible(page, '[role="dialog"]')
  await expectNoHorizontalScroll(page)
  await dialog.getByRole('button', { name: 'Check none' }).click()
  for (const day of ['Wednesday', 'Thursday', 'Saturday'])
    await dialog
      .getByRole('group', { name: day })
      .getByRole('checkbox', { name: /^Dinner/ })
      .check()
  await dialog.getByRole('button', { name: 'Plan 3 meals again' }).click()

  await expect(toast(page)).toContainText('The rest of the week is planned again.', { timeout: 60_000 })
  await expect(toast(page)).toContainText(/at checkout\.|Same bill\./, { timeout: 30_000 })
  await expect(toast(page)).toContainText(/New on your list: |No longer on your list: |Spare now: /)
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const names = await dinners(context)
  expect(names.slice(0, 3)).toEqual(Array(3).fill(TACOS.name))
  expect(names[5]).toBe(SPAGHETTI.name)
  for (const name of [names[3], names[4], names[6]]) expect([TACOS.name, SPAGHETTI.name]).not.toContain(name)

  await page.goto('/dashboard?tab=shopping')
  await expect(page.getByText('New: your meals have changed').first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /tuna/i }).first()).toBeChecked()
})

test('planning again can be undone, with the keyboard alone', { tag: '@wide' }, async ({ page, context }) => {
  test.slow()
  const before = await dinners(context)
  await page.getByRole('button', { name: 'Re-plan the rest' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Re-plan the rest' })
  await dialog.getByRole('button', { name: /^Plan \d+ meals again$/ }).focus()
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('The rest of the week is planned again.', { timeout: 60_000 })
  await expect.poll(() => dinners(context)).not.toEqual(before)
  await toast(page).getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => dinners(context)).toEqual(before)
})

test('Generate again leaves the meals that are kept', { tag: '@wide' }, async ({ page, context }) => {
  test.slow()
  await showDay(page, 'Thursday')
  const menu = await openMealMenu(page, 'Thursday dinner')
  await menu.getByRole('button', { name: /^Keep this meal/ }).click()
  await page.getByRole('button', { name: 'Generate again' }).click()
  await expect(toast(page)).toContainText('A new week, with different meals', { timeout: 60_000 })
  await expect.poll(async () => (await dinners(context))[5]).not.toBe(SPAGHETTI.name)
  const names = await dinners(context)
  expect(names[4]).toBe(SPAGHETTI.name)
  expect(names.slice(0, 3)).toEqual(Array(3).fill('Skipped'))
})

test('at six in the evening no lunch is planned for today, and the page says so', async ({ page }) => {
  test.slow()
  await page.clock.setSystemTime(new Date(`${addDays(THIS_WEEK, 3)}T18:00:00`))
  const asked = page.waitForRequest('**/api/ai/plan')
  await page.getByRole('button', { name: 'Generate again' }).click()
  expect((await asked).postDataJSON().mealsGone).toEqual(['breakfast', 'lunch', 'snacks'])
  await expect(toast(page)).toContainText('A new week', { timeout: 60_000 })
  await expect(
    page.getByText(/^This plan starts on Wednesday with dinner. Nothing is planned or bought for what was/),
  ).toBeVisible()
})

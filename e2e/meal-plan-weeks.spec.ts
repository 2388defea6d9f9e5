import { expect, type Page } from '@playwright/test'
import { addDays } from '../packages/domain/src/calendar-day.ts'
import { expectAccessible } from './accessibility-steps.ts'
import {
  acceptButton,
  doneEvents,
  generate,
  planNextWeek,
  sampleWeek,
  showDay,
  stubPlanCalls,
  thisWeek,
} from './meal-plan-steps.ts'
import { type Person, save, signIn, signUpWithProfile, stored } from './people.ts'
import { test } from './test.ts'

let person: Person

test.beforeEach(async ({ page, context, baseURL }) => {
  person = await signUpWithProfile(context, baseURL ?? '')
  await stubPlanCalls(page)
})

/** Sets the browser's clock to noon on a day of this week; 0 is Sunday. */
async function setDay(page: Page, day: number) {
  await page.clock.install({ time: new Date(`${addDays(thisWeek(), day)}T12:00:00`) })
}

test('on a Saturday the next week is planned, and the page says so', async ({ page, context }) => {
  const asked: string[] = []
  await page.route('**/api/ai/plan', (route) => {
    asked.push(route.request().postDataJSON().today)
    return route.fulfill(doneEvents())
  })
  await setDay(page, 6)
  await page.goto('/dashboard')
  await expect(page.getByRole('radio', { name: /^Next week/ })).toBeChecked()
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  await expect(page.getByText('Next Week (0 saved)').filter({ visible: true })).toBeVisible()
  expect(asked).toEqual([addDays(thisWeek(), 7)])
  await expect
    .poll(() => stored(context, person, 'currentMealPlan'))
    .toMatchObject({ weekStartDate: addDays(thisWeek(), 7) })
})

test('on a Friday the next week replaces an accepted week, which stays among the saved weeks', async ({
  page,
}) => {
  await setDay(page, 5)
  await generate(page)
  await acceptButton(page).click()
  await expect(page.getByText('Current Week (1 saved)')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous week' })).toBeDisabled()

  await planNextWeek(page)
  await expect(page.getByText('Next Week (1 saved)')).toBeVisible()
  await expect(acceptButton(page)).toBeVisible()
  await page.getByRole('button', { name: 'Previous week' }).click()
  await expect(page.getByText('Current Week (1 saved)')).toBeVisible()
})

test('a next week that another device planned is opened, not planned over', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  await setDay(page, 5)
  await generate(page)
  await acceptButton(page).click()
  await expect(page.getByText('A new week starts on Sunday.')).toBeVisible()
  const other = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })
  await signIn(other, origin, person)
  const plan = { ...sampleWeek(), weekStartDate: addDays(thisWeek(), 7) }
  const data = { idempotencyKey: 'next week', command: { type: 'take', plan } }
  expect((await other.request.post('/api/week/commands', { headers: { origin }, data })).ok()).toBe(true)

  await page.getByRole('button', { name: /^Plan [A-Z]/ }).click()
  const dialog = page.getByRole('dialog', { name: /is planned already$/ })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Open it' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Next Week/).filter({ visible: true })).toBeVisible()
  await other.close()
})

test('a plan whose week is over says so, and can be reused for the new week', async ({
  page,
  context,
  baseURL,
}) => {
  const over = { ...sampleWeek(), weekStartDate: addDays(thisWeek(), -7) }
  await save(context, baseURL ?? '', person, 'currentMealPlan', over)
  await setDay(page, 1)
  await page.goto('/dashboard')
  await expect(page.getByText('1 week ago (0 saved)').filter({ visible: true })).toBeVisible()
  await expect(page.getByText(/^This plan was for /).filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Use these meals again' }).click()
  await expect(page.getByText('Current Week (0 saved)')).toBeVisible()
  await expect(page.getByText(/^This plan was for /)).toBeHidden()
})

test('generating again rejects the current meals, and Undo restores them', async ({ page }) => {
  const avoided: unknown[] = []
  await generate(page)
  const week = sampleWeek()
  const reversed = week.days.map((day, at) => ({ ...day, meals: week.days.at(-1 - at)?.meals ?? day.meals }))
  await page.route('**/api/ai/plan', (route) => {
    avoided.push(route.request().postDataJSON().avoid?.days.length)
    return route.fulfill(doneEvents({ ...week, days: reversed }))
  })
  const sunday = await showDay(page, 'Sunday')
  await expect(sunday.getByRole('article', { name: 'Sheet-pan chicken with potatoes' })).toBeVisible()
  await page.getByRole('button', { name: 'Generate again' }).click()
  await expect(page.getByText('A new week, with different meals where possible.')).toBeVisible()
  expect(avoided).toEqual([7])
  await showDay(page, 'Sunday')
  await expect(sunday.getByRole('article', { name: 'Spaghetti with lentil ragù' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(sunday.getByRole('article', { name: 'Sheet-pan chicken with potatoes' })).toBeVisible()
})

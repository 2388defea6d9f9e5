import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { centsFromDollars, formatCents } from '../packages/domain/src/money.ts'
import { acceptWeek, budgetRail, openMealMenu, showDay } from './meal-plan-steps.ts'
import { waitForServiceWorker } from './offline-steps.ts'
import { type Person, signIn, stored } from './people.ts'
import {
  changeToast,
  openOnWednesday,
  replanDinners,
  SPAGHETTI,
  signUpWithWeek,
  storedDinners,
} from './replan-steps.ts'

/** The rest of a week is planned again while another device changes it, or without a network. With the real planner. */

async function openOtherDevice(browser: Browser, origin: string, person: Person) {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })
  await signIn(context, origin, person)
  const page = await context.newPage()
  await openOnWednesday(page)
  return { context, page }
}

/** Rail and list of both devices are the stored list's, line by line. */
async function expectOneTotal(pages: readonly Page[], context: BrowserContext, person: Person) {
  const readTotals = async () => {
    const list = await stored(context, person, 'currentShoppingList')
    const lines = (list.sections as { items: { estimatedPrice: number }[] }[]).flatMap(({ items }) => items)
    const sum = lines.reduce((cents, { estimatedPrice }) => cents + centsFromDollars(estimatedPrice), 0)
    const { report } = await stored(context, person, 'currentMealPlan')
    // A plan from elsewhere has no report; its list has the total.
    return [sum, centsFromDollars(list.totalCost), report ? report.totalCents : sum]
  }
  await expect(async () => {
    const [sum = 0, ...others] = await readTotals()
    expect(others).toEqual([sum, sum])
    for (const page of pages)
      await expect(budgetRail(page)).toContainText(formatCents(sum), { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
}

test('what another device changes while the rest is planned again stays as it is, and both show one bill', {
  tag: '@wide',
}, async ({ page, context, browser, baseURL }) => {
  test.slow()
  const person = await signUpWithWeek(context, baseURL ?? '')
  await openOnWednesday(page)
  await acceptWeek(page)
  const other = await openOtherDevice(browser, baseURL ?? '', person)
  await expect(other.page.getByText('Accepted', { exact: true })).toBeVisible()

  const arrives = Promise.withResolvers<void>()
  const isAsked = page.waitForRequest('**/api/ai/plan')
  await page.route('**/api/ai/plan', async (route) => {
    const response = await route.fetch()
    await arrives.promise
    await route.fulfill({ response })
  })
  await replanDinners(page, ['Thursday', 'Friday', 'Saturday'])
  await isAsked
  const change = async (day: string, label: string | RegExp) => {
    await showDay(other.page, day)
    const menu = await openMealMenu(other.page, `${day} dinner`)
    await menu.getByRole('button', { name: label }).click()
  }
  await change('Friday', 'Skip this meal')
  await change('Saturday', /^Keep this meal/)
  await expect
    .poll(async () => (await stored(context, person, 'currentMealPlan')).days[6].meals.dinner.isLocked)
    .toBe(true)
  arrives.resolve()

  await expect(changeToast(page)).toContainText('The rest of the week is planned again.', { timeout: 60_000 })
  await expect.poll(async () => (await storedDinners(context, person))[4]).not.toBe(SPAGHETTI.name)
  const [, , , , thursday = '', friday, saturday] = await storedDinners(context, person)
  expect([friday, saturday]).toEqual(['Skipped', SPAGHETTI.name])
  for (const each of [page, other.page]) {
    const day = await showDay(each, 'Thursday')
    await expect(day.getByRole('article', { name: thursday })).toBeVisible()
    await expect((await showDay(each, 'Friday')).getByRole('article', { name: 'Skipped' })).toBeVisible()
  }
  await expectOneTotal([page, other.page], context, person)

  // Undo takes back what was planned again, and nothing that the other device did.
  await changeToast(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await storedDinners(context, person))[4]).toBe(SPAGHETTI.name)
  expect((await storedDinners(context, person)).slice(5)).toEqual(['Skipped', SPAGHETTI.name])
  await expectOneTotal([page, other.page], context, person)
  await other.context.close()
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the rest cannot be planned again and says so; what is changed meets what another device planned', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    test.slow()
    const person = await signUpWithWeek(context, baseURL ?? '')
    await openOnWednesday(page)
    await acceptWeek(page)
    await expect(page.getByText('Saved', { exact: true })).toBeAttached()
    await waitForServiceWorker(page)
    const before = await storedDinners(context, person)

    await context.setOffline(true)
    await page.reload()
    await replanDinners(page, ['Saturday'])
    await expect(
      page.getByText(/^Failed to generate meal plan: .*(?:offline|connection|reach)/),
    ).toBeVisible()
    const saturday = await showDay(page, 'Saturday')
    await expect(saturday.getByRole('article', { name: SPAGHETTI.name })).toBeVisible()
    await showDay(page, 'Thursday')
    await (await openMealMenu(page, 'Thursday dinner'))
      .getByRole('button', { name: 'Skip this meal' })
      .click()
    await showDay(page, 'Friday')
    const menu = await openMealMenu(page, 'Friday dinner')
    await menu.getByRole('button', { name: /^Change how many eat/ }).click()
    await menu.getByRole('button', { name: 'More people' }).click()
    await menu.getByRole('button', { name: 'Save' }).click()
    await expect(changeToast(page)).toContainText('is for 3 people.')

    const other = await openOtherDevice(browser, baseURL ?? '', person)
    await replanDinners(other.page, ['Saturday'])
    await expect(changeToast(other.page)).toContainText('The rest of the week is planned again.', {
      timeout: 60_000,
    })
    const planned = async () => (await storedDinners(other.context, person))[6] ?? ''
    await expect.poll(planned).not.toBe(SPAGHETTI.name)
    const newDinner = await planned()
    expect((await storedDinners(other.context, person)).slice(0, 6)).toEqual(before.slice(0, 6))

    await context.setOffline(false)
    await expect
      .poll(() => storedDinners(context, person))
      .toEqual([...before.slice(0, 4), 'Skipped', SPAGHETTI.name, newDinner])
    await expect
      .poll(async () => (await stored(context, person, 'currentMealPlan')).days[5].meals.dinner.people)
      .toBe(3)
    for (const each of [page, other.page]) {
      await expect((await showDay(each, 'Thursday')).getByRole('article', { name: 'Skipped' })).toBeVisible()
      await expect((await showDay(each, 'Saturday')).getByRole('article', { name: newDinner })).toBeVisible()
    }
    await expectOneTotal([page, other.page], other.context, person)
    await other.context.close()
  })
})

import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { centsFromDollars, formatCents } from '../packages/domain/src/money.ts'
import { expectAccessible, expectNoHorizontalScroll } from './accessibility-steps.ts'
import { MOUSE } from './hands.ts'
import { acceptWeek, budgetRail, showDay } from './meal-plan-steps.ts'
import { waitForServiceWorker } from './offline-steps.ts'
import { type Person, signIn, stored } from './people.ts'
import { MEATLOAF, openOnWednesday, SPAGHETTI, signUpWithWeek, storedMeals } from './planned-week.ts'
import { test } from './test.ts'
import {
  addGuests,
  changeToast,
  cook,
  copyWeek,
  eatOut,
  keep,
  leaveOutSide,
  mealOn,
  move,
  noteDay,
  openWeeks,
  replaceBySearch,
  replanDinners,
  skip,
  typeMeal,
  undo,
} from './week-steps.ts'

/** A week is changed on two devices at once, and without a network. With the real planner. */

async function openOtherDevice(browser: Browser, origin: string, person: Person) {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' })
  await signIn(context, origin, person)
  const page = await context.newPage()
  await openOnWednesday(page)
  return { context, page }
}

const dinners = async (...who: Parameters<typeof storedMeals>) =>
  (await storedMeals(...who)).map(([, dinner = '']) => dinner)

/** Rail and list of both devices are the stored list's, line by line. */
async function expectOneTotal(
  pages: readonly Page[],
  context: BrowserContext,
  person: Person,
  eatenOutCents = 0,
) {
  const readTotals = async () => {
    const list = await stored(context, person, 'currentShoppingList')
    const lines = (list.sections as { items: { estimatedPrice?: number }[] }[]).flatMap(({ items }) => items)
    const sum = lines.reduce((cents, { estimatedPrice = 0 }) => cents + centsFromDollars(estimatedPrice), 0)
    const { report } = await stored(context, person, 'currentMealPlan')
    // A plan from elsewhere has no report; its list has the total.
    return [sum, centsFromDollars(list.totalCost), report ? report.totalCents : sum]
  }
  await expect(async () => {
    const [sum = 0, ...others] = await readTotals()
    expect(others).toEqual([sum, sum])
    for (const page of pages)
      await expect(budgetRail(page)).toContainText(formatCents(sum + eatenOutCents), { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
}

test('what another device changes while the rest is planned again stays as it is, and both show one bill', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow()
  const person = await signUpWithWeek(context, baseURL ?? '', { 4: SPAGHETTI, 5: SPAGHETTI, 6: SPAGHETTI })
  await openOnWednesday(page)
  await acceptWeek(page)
  const other = await openOtherDevice(browser, baseURL ?? '', person)
  await expect(other.page.getByText('Accepted', { exact: true })).toBeVisible()

  const arrives = Promise.withResolvers<void>()
  const isAsked = page.waitForRequest('**/api/ai/plan')
  await page.route('**/api/ai/plan', async (route) => {
    await arrives.promise
    await route.continue()
  })
  await replanDinners(page, ['Thursday', 'Friday', 'Saturday'])
  await isAsked
  await skip({ page: other.page, hand: MOUSE }, 'Friday dinner')
  await keep({ page: other.page, hand: MOUSE }, 'Saturday dinner')
  await expect
    .poll(async () => (await stored(context, person, 'currentMealPlan')).days[6].meals.dinner.isLocked)
    .toBe(true)
  arrives.resolve()

  await expect(changeToast(page)).toContainText('The rest of the week is planned again.', { timeout: 60_000 })
  await expect.poll(async () => (await dinners(context, person))[4]).not.toBe(SPAGHETTI.name)
  const [, , , , thursday = '', friday, saturday] = await dinners(context, person)
  expect([friday, saturday]).toEqual(['Skipped', SPAGHETTI.name])
  for (const each of [page, other.page]) {
    const day = await showDay(each, 'Thursday')
    await expect(day.getByRole('article', { name: thursday })).toBeVisible()
    await expect((await showDay(each, 'Friday')).getByRole('article', { name: 'Skipped' })).toBeVisible()
  }
  await expectOneTotal([page, other.page], context, person)

  // Undo takes back what was planned again, and nothing that the other device did.
  await undo({ page, hand: MOUSE })
  await expect.poll(async () => (await dinners(context, person))[4]).toBe(SPAGHETTI.name)
  expect((await dinners(context, person)).slice(5)).toEqual(['Skipped', SPAGHETTI.name])
  await expectOneTotal([page, other.page], context, person)
  for (const each of [page, other.page]) await expectAccessible(each)
  await other.context.close()
})

test('a week that another device changes while a new one is planned is not replaced: the new one is offered', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow()
  const person = await signUpWithWeek(context, baseURL ?? '')
  await openOnWednesday(page)
  const other = await openOtherDevice(browser, baseURL ?? '', person)
  const arrives = Promise.withResolvers<void>()
  const isAsked = page.waitForRequest('**/api/ai/plan')
  await page.route('**/api/ai/plan', async (route) => {
    await arrives.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Generate again' }).click()
  await isAsked
  await skip({ page: other.page, hand: MOUSE }, 'Friday dinner')
  await expect.poll(async () => (await dinners(context, person))[5]).toBe('Skipped')
  arrives.resolve()

  const card = page.getByRole('region', { name: 'This week was just changed' })
  await expect(card.getByRole('alert')).toContainText('Nothing was replaced.', { timeout: 60_000 })
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  expect((await dinners(context, person))[5]).toBe('Skipped')
  await card.getByRole('button', { name: 'Keep it as it is' }).click()
  await expect((await showDay(page, 'Friday')).getByRole('article', { name: 'Skipped' })).toBeVisible()
  await other.context.close()
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', loadsAhead: true })

  test('a week is changed offline and says what needs a connection; online again, it meets what another device planned', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    test.setTimeout(240_000)
    const week = { page, hand: MOUSE }
    const planned = { 4: MEATLOAF, 5: SPAGHETTI, 6: SPAGHETTI }
    const person = await signUpWithWeek(context, baseURL ?? '', planned, { alwaysHave: ['salt'] })
    await openOnWednesday(page)
    await acceptWeek(page)
    // Offline, a meal is cooked from the recipe that came with the week; recipes that were never judged here are not offered.
    await expect
      .poll(async () => Object.keys((await stored(context, person, 'recipesCache')) ?? {}), {
        timeout: 30_000,
      })
      .toContain('Tuna salad sandwich')
    await page.goto('/dashboard?tab=recipes&view=all')
    await expect(page.getByText(/at prices in/)).toBeVisible()
    await expect(page.getByText('Saved', { exact: true })).toBeAttached()
    await waitForServiceWorker(page)
    const before = await storedMeals(context, person)

    await context.setOffline(true)
    await page.goto('/dashboard')
    await replanDinners(page, ['Saturday'])
    await expect(page.getByText(/^Planning the rest of the week needs a connection\./)).toBeVisible()
    await expect(await mealOn(week, 'Saturday', SPAGHETTI.name)).toBeVisible()
    await noteDay(week, 'Thursday', 'Soccer until 6')
    await leaveOutSide(week, 'Thursday dinner', 'Meatloaf', 'green beans')
    await move(week, 'Thursday dinner', 'Wednesday')
    await replaceBySearch(week, 'Thursday dinner', 'slopy joes', 'Sloppy joes')
    await skip(week, 'Thursday lunch')
    await undo(week)
    await skip(week, 'Thursday lunch')
    await addGuests(week, 'Friday dinner', 1)
    await keep(week, 'Friday dinner')
    await eatOut(week, 'Friday lunch', 30)
    await typeMeal(week, 'Saturday lunch', 'Grandma’s pie', 'Use rough values')
    await cook(week, 'Wednesday lunch', 'Tuna salad sandwich')
    await page.getByRole('button', { name: 'Salt' }).click()
    await expect(page.getByText(/^Salt is on your list now/)).toBeVisible()
    await copyWeek(week, 1)
    await undo(week)
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
    const weeks = await openWeeks(week)
    await expect(weeks).toContainText('Your other weeks could not be loaded.')

    const other = await openOtherDevice(browser, baseURL ?? '', person)
    const there = { page: other.page, hand: MOUSE }
    await replanDinners(other.page, ['Saturday'])
    await expect(changeToast(other.page)).toContainText('The rest of the week is planned again.', {
      timeout: 60_000,
    })
    const newDinner = async () => (await dinners(other.context, person))[6] ?? ''
    await expect.poll(newDinner).not.toBe(SPAGHETTI.name)
    const saturday = await newDinner()
    expect((await storedMeals(other.context, person)).slice(0, 6)).toEqual(before.slice(0, 6))

    await context.setOffline(false)
    await expect
      .poll(() => storedMeals(context, person), { timeout: 30_000 })
      .toEqual([
        ...before.slice(0, 3),
        ['Tuna salad sandwich', 'Meatloaf'],
        ['Skipped', 'Sloppy joes'],
        ['Eating out', SPAGHETTI.name],
        ['Grandma’s pie', saturday],
      ])
    await expect(weeks).not.toContainText('could not be loaded')
    await page.keyboard.press('Escape')
    for (const here of [week, there]) {
      await expect(await mealOn(here, 'Saturday', saturday)).toBeVisible()
      const friday = await mealOn(here, 'Friday', SPAGHETTI.name)
      await expect(friday).toContainText('for 3')
      await expect(friday).toContainText('Stays when you plan again')
      await expect(await mealOn(here, 'Thursday', 'Skipped')).toBeVisible()
      await expect(here.page.getByRole('button', { name: 'Soccer until 6, note for Thursday' })).toBeVisible()
      await expect(await mealOn(here, 'Wednesday', 'Meatloaf with mashed potatoes')).toBeVisible()
      const cooked = here.page.getByRole('button', { name: 'Cooked: Tuna salad sandwich' })
      await expect(cooked).toHaveAttribute('aria-pressed', 'true')
      await expect(here.page.getByRole('button', { name: 'Salt' })).toHaveAttribute('aria-pressed', 'true')
    }
    await expectOneTotal([page, other.page], other.context, person, 3000)
    for (const each of [page, other.page]) await expectAccessible(each)
    await other.context.close()
  })
})

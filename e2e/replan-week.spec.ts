import { type BrowserContext, expect } from '@playwright/test'
import { addDays } from '../packages/domain/src/calendar-day.ts'
import { centsFromDollars } from '../packages/domain/src/money.ts'
import { expectAccessible, expectNoHorizontalScroll } from './accessibility-steps.ts'
import { acceptWeek, eventStream, openMealMenu, showDay, thisWeek } from './meal-plan-steps.ts'
import { type Person, save, stored } from './people.ts'
import { openOnWednesday, SPAGHETTI, signUpWithWeek, storedMeals, TACOS } from './planned-week.ts'
import { test } from './test.ts'
import { changeToast as toast } from './week-steps.ts'

/** The rest of a week is planned again, with the real planner. It is noon on a Wednesday. */

const SKIPPED = {
  lunch: { name: 'Skipped', place: 'skip' },
  dinner: { name: 'Skipped', place: 'skip' },
}

type Lines = Readonly<{ sections: { items: { name: string; spare?: number }[] }[] }>

let person: Person

test.beforeEach(async ({ page, context, baseURL }) => {
  const planned = { 4: SPAGHETTI, 5: SPAGHETTI, 6: SPAGHETTI }
  const answers = { weeklyBudget: 160, mealTypes: ['Lunch', 'Dinner'] }
  person = await signUpWithWeek(context, baseURL ?? '', planned, answers)
  await openOnWednesday(page)
})

const dinners = async (context: BrowserContext) =>
  (await storedMeals(context, person)).map(([, dinner = '']) => dinner)

/** What is on a list to buy. */
const foods = ({ sections }: Lines) =>
  sections.flatMap(({ items }) => items).flatMap(({ name, spare }) => (spare ? [] : [name]))

test('the rest of an accepted week is planned again: what is over, kept or bought stays, and Undo brings the rest back', async ({
  page,
  context,
}) => {
  test.slow()
  await acceptWeek(page)
  await page.goto('/dashboard?tab=shopping')
  await page.getByRole('checkbox', { name: /tuna/i }).first().check({ force: true })
  await page.goto('/dashboard')
  await showDay(page, 'Friday')
  const menu = await openMealMenu(page, 'Friday dinner')
  await menu.getByRole('button', { name: /^Keep this meal/ }).click()

  await page.getByRole('button', { name: 'Re-plan the rest' }).click()
  const dialog = page.getByRole('dialog', { name: 'Re-plan the rest' })
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
  await expect(page.getByText('New: your week has changed').first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /tuna/i }).first()).toBeChecked()
})

test('after a new allergy the list has nothing left that no meal needs, and says what of the cart nobody may eat', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  await acceptWeek(page)
  await page.goto('/dashboard?tab=shopping')
  await page
    .getByRole('checkbox', { name: /^Spaghetti\b/ })
    .first()
    .check({ force: true })
  const accepted = foods(await stored(context, person, 'currentShoppingList'))
  const profile = await stored(context, person, 'profile')
  await save(context, baseURL ?? '', person, 'profile', { ...profile, dietaryRestrictions: ['celiac'] })
  await page.reload()
  const unsuitable = page
    .getByRole('status')
    .filter({ hasText: /^\d+ foods here are not for your household/ })
  await expectAccessible(page)
  await unsuitable.getByRole('link', { name: 'See the meals' }).click()
  const thursday = await showDay(page, 'Thursday')
  await thursday.getByRole('button', { name: /^Spaghetti.*details/ }).click()
  const details = page.getByRole('dialog', { name: SPAGHETTI.name })
  await expect(details).toContainText(
    /Made with gluten-free spaghetti instead of spaghetti\..* Your profile has changed since this was planned/,
  )
  await details.getByRole('link', { name: 'Open the recipe' }).click()
  const recipe = page.getByRole('dialog', { name: SPAGHETTI.name })
  await expect(recipe).toContainText('Your profile has changed since this was planned')
  await recipe.getByRole('button', { name: 'Start cooking' }).click()
  await expect(page.getByRole('region', { name: 'Get everything ready' })).toContainText(
    'Made with gluten-free spaghetti instead of spaghetti.',
  )
  await page.goto('/dashboard')
  await showDay(page, 'Thursday')
  await thursday.getByRole('button', { name: /^Replace Spaghetti/ }).click()
  await expect(page.getByRole('dialog', { name: /^Instead of / })).toContainText(
    'Other meals of this week do not suit your household yet.',
  )
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Re-plan the rest' }).click()
  const dialog = page.getByRole('dialog', { name: 'Re-plan the rest' })
  await dialog.getByRole('button', { name: 'Check all' }).click()
  await dialog.getByRole('button', { name: /^Plan \d+ meals again$/ }).click()
  await expect(toast(page)).toContainText('The rest of the week is planned again.', { timeout: 60_000 })

  await page.goto('/dashboard?tab=shopping')
  await expect(unsuitable).toBeHidden()
  const notice = page.getByRole('status').filter({ hasText: 'Not for your household' })
  await expect(notice).toContainText('Bought, but your profile rules it out now: Spaghetti.')
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  const plan = await stored(context, person, 'currentMealPlan')
  const freshFoods = async (days: (typeof plan)['days']) => {
    const answer = await context.request.post('/api/ai/shopping-list', {
      headers: { origin: baseURL ?? '' },
      data: { plan: { ...plan, days }, today: thisWeek() },
    })
    return foods((await answer.json()).shoppingList)
  }
  const listed = foods(await stored(context, person, 'currentShoppingList'))
  const ahead = plan.days.map((day: object, at: number) => (at < 3 ? { ...day, meals: SKIPPED } : day))
  const [week, rest] = [await freshFoods(plan.days), await freshFoods(ahead)]
  expect(week).toEqual(expect.arrayContaining(listed))
  expect(listed).toEqual(expect.arrayContaining(rest))
  // Sunday's tacos were not eaten. Nobody buys other seasoning for them now.
  const newForDaysOver = week.filter((food) => !rest.includes(food) && !accepted.includes(food))
  expect(newForDaysOver).not.toEqual([])
  expect(listed.filter((food) => newForDaysOver.includes(food))).toEqual([])
})

test('a cheaper week is one press in the dialog, and where there is none, the cheapest is offered', async ({
  page,
  context,
}) => {
  test.slow()
  await acceptWeek(page)
  const totalOf = async () =>
    centsFromDollars((await stored(context, person, 'currentShoppingList')).totalCost)
  await expect.poll(totalOf).toBeGreaterThan(0)
  const before = await totalOf()
  await page.getByRole('button', { name: 'Re-plan the rest' }).click()
  const dialog = page.getByRole('dialog', { name: 'Re-plan the rest' })
  await expect(
    dialog.getByText(/^This week comes to \$.* A cheaper one would be \$\d+ at most\.$/),
  ).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await expectNoHorizontalScroll(page)
  await dialog.getByRole('button', { name: 'Plan a cheaper week' }).click()
  await expect(toast(page)).toContainText('The rest of the week is planned again.', { timeout: 60_000 })
  await expect.poll(totalOf).toBeLessThanOrEqual(Math.floor(before * 0.9))

  const upTo: number[] = []
  await page.route('**/api/ai/plan', (route) => {
    upTo.push(route.request().postDataJSON().keep.upToCents)
    return route.fulfill(eventStream(['failed', { error: 'no_plan_fits', cheapestCents: 1000 }]))
  })
  await page.getByRole('button', { name: 'Re-plan the rest' }).click()
  await dialog.getByRole('button', { name: 'Plan a cheaper week' }).click()
  const card = page.getByRole('region', { name: 'No week is that cheap' })
  await expect(card.getByRole('alert')).toContainText('A slightly cheaper one than')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Plan it for $11.00 at most' }).click()
  await expect.poll(() => upTo.length).toBe(2)
  expect(upTo[1]).toBe(1100)
})

test('Generate again leaves the meals that are kept', async ({ page, context }) => {
  test.slow()
  await showDay(page, 'Thursday')
  const menu = await openMealMenu(page, 'Thursday dinner')
  await menu.getByRole('button', { name: /^Keep this meal/ }).click()
  await page.getByRole('button', { name: 'Generate again' }).click()
  await expect(toast(page)).toContainText('A new week, with different meals', { timeout: 60_000 })
  await expect.poll(async () => (await dinners(context))[5]).not.toBe(SPAGHETTI.name)
  const names = await dinners(context)
  expect(names[4]).toBe(SPAGHETTI.name)
  expect(names.slice(0, 3)).toEqual(Array(3).fill('Nothing planned'))
})

test('at six in the evening no lunch is planned for today, and the page says so', async ({ page }) => {
  test.slow()
  await page.clock.setSystemTime(new Date(`${addDays(thisWeek(), 3)}T18:00:00`))
  const asked = page.waitForRequest('**/api/ai/plan')
  await page.getByRole('button', { name: 'Generate again' }).click()
  expect((await asked).postDataJSON().mealsGone).toEqual(['breakfast', 'lunch', 'snacks'])
  await expect(toast(page)).toContainText('A new week', { timeout: 60_000 })
  await expect(
    page.getByText(/^This plan starts on Wednesday with dinner. Nothing is planned or bought for what was/),
  ).toBeVisible()
})

test('a rest that costs more than is left may cost more this once, and the budget stays', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  await acceptWeek(page)
  const profile = await stored(context, person, 'profile')
  await save(context, baseURL ?? '', person, 'profile', { ...profile, weeklyBudget: 20 })
  await page.reload()
  await page.getByRole('button', { name: 'Re-plan the rest' }).click()
  const dialog = page.getByRole('dialog', { name: 'Re-plan the rest' })
  await dialog.getByRole('button', { name: 'Check all' }).click()
  await dialog.getByRole('button', { name: /^Plan \d+ meals again$/ }).click()

  await expect(
    page.getByRole('heading', { name: 'The rest of this week does not fit your budget' }),
  ).toBeVisible({ timeout: 60_000 })
  const once = page.getByRole('listitem').filter({ hasText: 'Let this week cost more' })
  await expect(once).toContainText('Your weekly budget stays $20.')
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await once.getByRole('button').click()
  await expect(toast(page)).toContainText('The rest of the week is planned again.', { timeout: 60_000 })
  expect(await stored(context, person, 'profile')).toMatchObject({ weeklyBudget: 20 })
})

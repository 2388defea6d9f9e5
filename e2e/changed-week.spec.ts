import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility-steps.ts'
import { acceptWeek, budgetRail, openMealMenu, showDay } from './meal-plan-steps.ts'
import { type Person, signIn, stored } from './people.ts'
import { SPAGHETTI, signUpWithWeek } from './planned-week.ts'
import { test } from './test.ts'
import { changeToast as toast } from './week-steps.ts'

/** Meals of an accepted week change, and its list follows. With the real planner, as the list is what matters. */

let person: Person

test.beforeEach(async ({ page, context, baseURL }) => {
  person = await signUpWithWeek(context, baseURL ?? '', { 1: SPAGHETTI })
  await page.goto('/dashboard')
  await acceptWeek(page)
})

const article = (day: Locator, name: string) => day.getByRole('article', { name })

test('after Accept a meal is replaced: the list says what is new and what is no longer needed, and undo brings it back', async ({
  page,
  context,
}) => {
  test.slow()
  const before = await stored(context, person, 'currentShoppingList')
  const monday = await showDay(page, 'Monday')
  await monday.getByRole('button', { name: 'Replace Spaghetti and meatballs, Monday dinner' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Take it: / })
    .first()
    .click()
  await expect(article(monday, 'Spaghetti and meatballs')).toBeHidden()
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  await expect(toast(page)).toContainText(/at checkout\.|Same bill\./)
  await expect(toast(page)).toContainText(/New on your list: |No longer on your list: /)
  await expectAccessible(page)

  await page.goto('/dashboard?tab=shopping')
  await expect(page.getByText('New: your week has changed').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'No longer needed' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/dashboard')
  await showDay(page, 'Monday')
  await monday.getByRole('button', { name: /^Replace .*, Monday dinner$/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Take it: / })
    .first()
    .click()
  await expect(toast(page)).toContainText(/at checkout\.|Same bill\./)
  const changed = await stored(context, person, 'currentShoppingList')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => (await stored(context, person, 'currentShoppingList')).totalCost)
    .not.toBe(changed.totalCost)
  expect((await stored(context, person, 'currentShoppingList')).createdAt).toBe(before.createdAt)
})

test('what is checked off is not bought again, and what the week no longer needs is spare', async ({
  page,
}) => {
  await page.goto('/dashboard?tab=shopping')
  const beef = page.getByRole('checkbox', { name: /spaghetti/i })
  await beef.check({ force: true })
  await page.goto('/dashboard')
  await showDay(page, 'Monday')
  const menu = await openMealMenu(page, 'Monday dinner')
  await menu.getByRole('button', { name: 'Skip this meal' }).click()
  await expect(toast(page)).toContainText('Nothing to cook for Monday dinner.')
  await expect(toast(page)).toContainText(/Spare now: .*spaghetti/i)
  await page.goto('/dashboard?tab=shopping')
  await expect(beef).toBeChecked()
  await expect(page.getByText('1 package spare: your week has changed')).toBeVisible()
})

test('the message tells what this change did to bill and list, and never what another device did after it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await showDay(page, 'Monday')
  const menu = await openMealMenu(page, 'Monday dinner')
  await menu.getByRole('button', { name: 'Skip this meal' }).click()
  await expect(toast(page)).toContainText(
    /−\u2060\$\d+\.\d\d at checkout\. Buy less: .* No longer on your list: /,
  )
  const told = await toast(page).innerText()
  const rail = await budgetRail(page).innerText()

  const other = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
  await signIn(other, baseURL ?? '', person)
  const otherPage = await other.newPage()
  await otherPage.goto('/dashboard')
  await showDay(otherPage, 'Thursday')
  const people = await openMealMenu(otherPage, 'Thursday dinner')
  await people.getByRole('button', { name: /^Change how many eat/ }).click()
  for (let more = 0; more < 4; more++) await people.getByRole('button', { name: 'More people' }).click()
  await people.getByRole('button', { name: 'Save' }).click()
  await expect(toast(otherPage)).toContainText(
    /\+\u2060\$\d+\.\d\d at checkout\. .*(?:New on your list|Buy more): /,
  )
  const afterBoth = await budgetRail(otherPage).innerText()
  expect(afterBoth).not.toBe(rail)
  await expect.poll(() => budgetRail(page).innerText()).toBe(afterBoth)
  expect(await toast(page).innerText()).toBe(told)
  await other.close()
})

test('a meal is dragged with the mouse, or with a finger after a long press', { tag: '@wide' }, async ({
  page,
  isMobile,
}) => {
  const monday = await showDay(page, 'Monday')
  const card = article(monday, 'Spaghetti and meatballs')
  // Where nothing lies over it, as the bar at the bottom of a phone does.
  await card.click({ trial: true })
  if (isMobile) {
    // On a phone the days are chips, and a meal dropped on one goes to the same meal of that day.
    const chip = page.getByRole('group', { name: 'Day' }).getByRole('button', { name: 'Thu' })
    await dragByTouch(page, card, chip)
  } else {
    const target = article(page.getByRole('region', { name: 'Thursday' }), 'Beef tacos')
    await card.hover()
    await page.mouse.down()
    await target.hover()
    await target.hover()
    await page.mouse.up()
  }
  await expect(toast(page)).toContainText('Spaghetti and meatballs moved to Thursday dinner')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(article(await showDay(page, 'Thursday'), 'Spaghetti and meatballs')).toBeVisible()
})

test('places where nobody cooks cost no groceries, and eating out counts only if wanted', async ({
  page,
  context,
}) => {
  test.slow()
  const put = async (day: string, label: string) => {
    await showDay(page, day)
    const menu = await openMealMenu(page, `${day} dinner`)
    await menu.getByRole('button', { name: label }).click()
    return menu
  }
  const total = async () => (await stored(context, person, 'currentMealPlan')).report?.totalCents
  await showDay(page, 'Monday')
  const views = await openMealMenu(page, 'Monday dinner')
  for (const view of [/^Change how many eat/, 'Move to another day']) {
    await expectAccessible(page, '[role="dialog"]')
    await views.getByRole('button', { name: view }).click()
    await expectAccessible(page, '[role="dialog"]')
    await views.getByRole('button', { name: 'Back' }).click()
  }
  await page.keyboard.press('Escape')
  await put('Sunday', 'Leftovers')
  await put('Wednesday', 'School or work lunch')
  const menu = await put('Friday', 'Eating out')
  await menu.getByLabel('What it costs, if you want to keep track').fill('thirty')
  await menu.getByRole('button', { name: 'Eat out' }).click()
  await expect(menu.getByText('Enter an amount like 30 or 12.50, or leave it empty.')).toBeVisible()
  await menu.getByLabel('What it costs, if you want to keep track').fill('30')
  await expectAccessible(page, '[role="dialog"]')
  await menu.getByRole('button', { name: 'Eat out' }).click()
  const friday = await showDay(page, 'Friday')
  await expect(article(friday, 'Eating out')).toContainText('$30.00, not from the budget')
  await expect(budgetRail(page)).not.toContainText('for eating out')

  const again = await put('Friday', 'Eating out')
  await again.getByLabel('What it costs, if you want to keep track').fill('30')
  await again.getByLabel('Take it from this week’s grocery budget').check()
  await again.getByRole('button', { name: 'Eat out' }).click()
  await expect(article(friday, 'Eating out')).toContainText('$30.00 from the budget')
  await expect(toast(page)).toContainText('Eating out for Friday dinner. $30.00 from the budget.')
  await expect(page.getByText('Includes $30.00 for eating out.')).toBeVisible()
  await expect(page.getByText('1 of 2 meals counted').first()).toBeAttached()
  await expectAccessible(page)
  expect(await total()).not.toBeNull()

  await page.goto('/dashboard?tab=recipes')
  await expect(page.getByRole('region', { name: 'Friday' })).toBeVisible()
  await expect(page.getByText('Eating out')).toBeHidden()
})

/** A finger of the browser's own, so that the page gets the events a phone sends. */
async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  const centre = async (one: Locator) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await one.boundingBox()) ?? {}
    return { x: x + width / 2, y: y + height / 2 }
  }
  const touch = await page.context().newCDPSession(page)
  const send = (type: string, points: readonly { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: [...points] })
  const start = await centre(from)
  await send('touchStart', [start])
  await expect(page.locator('[data-dragged]')).toHaveCount(1)
  const end = await centre(to)
  await send('touchMove', [{ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }])
  await send('touchMove', [end])
  await expect(page.locator('[data-drop-over]')).toHaveCount(1)
  await send('touchEnd', [])
}

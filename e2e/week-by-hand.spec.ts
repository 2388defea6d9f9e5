import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility-steps.ts'
import { FINGER, type Hand, KEYBOARD, MOUSE } from './hands.ts'
import { acceptWeek, budgetRail } from './meal-plan-steps.ts'
import type { Person } from './people.ts'
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
  openWeek,
  openWeeks,
  replaceBySearch,
  replanDinners,
  skip,
  swapSide,
  typeMeal,
  undo,
} from './week-steps.ts'

/** Everything that can be done with an accepted week, done by touch, by mouse, and by keyboard alone. */

let person: Person

test.beforeEach(async ({ page, context, baseURL }) => {
  person = await signUpWithWeek(context, baseURL ?? '', { 4: MEATLOAF, 5: SPAGHETTI })
  await openOnWednesday(page)
  await acceptWeek(page)
})

test('a week is changed by touch on a phone, and with the mouse at a desk', { tag: '@wide' }, async ({
  page,
  context,
  isMobile,
}) => {
  await changeEverything(page, context, isMobile ? FINGER : MOUSE)
  await expectAccessible(page)
})

test('a week is changed by keyboard alone', { tag: '@desk' }, async ({ page, context }) => {
  await changeEverything(page, context, KEYBOARD)
})

async function changeEverything(page: Page, context: BrowserContext, hand: Hand): Promise<void> {
  test.setTimeout(180_000)
  const week = { page, hand }
  await noteDay(week, 'Thursday', 'Soccer until 6')
  await swapSide(week, 'Thursday dinner', 'Meatloaf', 'green beans', 'Corn')
  await leaveOutSide(week, 'Thursday dinner', 'Meatloaf', 'mashed potatoes')
  await addGuests(week, 'Thursday dinner', 2)
  await expect(changeToast(page)).toContainText(/\+\u2060\$\d+\.\d\d at checkout\./)
  await keep(week, 'Thursday dinner')
  const meatloaf = await mealOn(week, 'Thursday', 'Meatloaf with corn')
  await expect(meatloaf).toContainText('for 4')
  await expect(meatloaf).toContainText('Stays when you plan again')

  await replaceBySearch(week, 'Friday dinner', 'beaf stew', 'Beef stew')
  await move(week, 'Friday dinner', 'Saturday')
  await skip(week, 'Friday lunch')
  await undo(week)
  await expect(await mealOn(week, 'Friday', 'Tuna salad sandwich')).toBeVisible()
  await skip(week, 'Friday lunch')
  await eatOut(week, 'Saturday lunch', 30)
  await expect(page.getByText('Includes $30.00 for eating out.')).toBeVisible()
  await typeMeal(week, 'Thursday lunch', 'Cheerios with milk and banana')
  await cook(week, 'Wednesday lunch', 'Tuna salad sandwich')

  await copyWeek(week, 2)
  await openWeek(week, 0)
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  const weeks = await openWeeks(week)
  await hand.press(weeks.getByRole('radio', { name: 'Month' }))
  await expect(weeks.getByRole('cell', { name: /Meatloaf/ }).first()).toBeVisible()
  await hand.press(weeks.getByRole('button', { name: 'Close' }))

  await replanDinners(page, ['Friday'], hand)
  await expect(changeToast(page)).toContainText('The rest of the week is planned again.', { timeout: 60_000 })
  await undo(week)
  await expect
    .poll(() => storedMeals(context, person))
    .toEqual([
      ...Array(4).fill(['Tuna salad sandwich', 'Beef tacos']),
      ['Cheerios with milk and banana', 'Meatloaf'],
      ['Skipped', 'Beef tacos'],
      ['Eating out', 'Beef stew'],
    ])
  await expect(budgetRail(page)).toBeVisible()
}

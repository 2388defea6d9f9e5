import { expect, type Page } from '@playwright/test'
import { addDays } from '../packages/domain/src/calendar-day.ts'
import { expectAccessible, expectNoHorizontalScroll } from './accessibility-steps.ts'
import { acceptWeek, showDay, thisWeek } from './meal-plan-steps.ts'
import { type Person, stored } from './people.ts'
import { signUpWithWeek } from './planned-week.ts'
import { test } from './test.ts'

/** Several weeks at once, the month, and notes on days. */

const thirdWeek = () => addDays(thisWeek(), 14)
let person: Person

test.beforeEach(async ({ page, context, baseURL }) => {
  person = await signUpWithWeek(context, baseURL ?? '')
  await page.goto('/dashboard')
})

const weeksDialog = (page: Page) => page.getByRole('dialog', { name: 'Your weeks' })
async function openWeeks(page: Page) {
  await page.getByRole('button', { name: 'Weeks', exact: true }).click()
  await expect(weeksDialog(page).getByRole('listitem')).toHaveCount(6)
  return weeksDialog(page)
}

test('an accepted week is copied to another one, and each opens with its list', { tag: '@wide' }, async ({
  page,
  context,
}) => {
  await acceptWeek(page)
  const list = await stored(context, person, 'currentShoppingList')
  const dialog = await openWeeks(page)
  const column = (at: number) => dialog.getByRole('listitem').nth(at)
  await expect(column(0)).toContainText(/This week.*Accepted.*Beef tacos/)
  await expect(column(1)).toContainText(/Next week.*Not planned/)
  await expectAccessible(page, '[role="dialog"]')
  await expectNoHorizontalScroll(page)
  await column(2)
    .getByRole('button', { name: /^Copy here/ })
    .click()
  await expect(page.getByText(/^The same meals are a draft for /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept & Generate Shopping List' })).toBeVisible()
  const total = async () => (await stored(context, person, 'currentMealPlan')).report?.totalCents
  await expect
    .poll(async () => (await stored(context, person, 'currentMealPlan')).weekStartDate)
    .toBe(thirdWeek())
  await expect.poll(async () => (await total()) === undefined || (await total()) > 0).toBe(true)

  await openWeeks(page)
  await expect(column(2)).toContainText(/Draft.*On screen/)
  await column(0).getByRole('button', { name: /^Open/ }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  await expect.poll(() => stored(context, person, 'currentShoppingList')).toEqual(list)

  await page.getByRole('button', { name: 'Weeks', exact: true }).click()
  await dialog.getByRole('radio', { name: 'Month' }).check()
  await expect(dialog.getByRole('cell', { name: /Beef tacos/ }).first()).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Previous month' }).click()
  await dialog.getByRole('button', { name: 'Next month' }).click()
  await expect(dialog.getByRole('cell', { name: /Beef tacos/ }).first()).toBeVisible()
})

test('a day has a note: on screen, in the weeks and on paper, and it can be undone', async ({
  page,
  context,
}) => {
  const tuesday = await showDay(page, 'Tuesday')
  await tuesday.getByRole('button', { name: 'Note for Tuesday' }).click()
  const dialog = page.getByRole('dialog', { name: 'Note for Tuesday' })
  await dialog.getByLabel('What is different on this day?').fill('Soccer until 6')
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const note = tuesday.getByRole('button', { name: 'Soccer until 6, note for Tuesday' })
  await expect(note).toBeVisible()
  await expectAccessible(page)
  const notes = async () => (await stored(context, person, 'currentMealPlan')).dayNotes
  await expect.poll(notes).toEqual({ 2: 'Soccer until 6' })
  await expect(await openWeeks(page)).toContainText('Soccer until 6')
  await page.keyboard.press('Escape')

  await page.emulateMedia({ media: 'print' })
  await expect(note).toBeVisible()
  await expect(page.getByRole('button', { name: 'Note for Monday' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await note.click()
  await dialog.getByRole('button', { name: 'Remove note' }).click()
  await expect(note).toBeHidden()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await expect(note).toBeVisible()
  await expect.poll(notes).toEqual({ 2: 'Soccer until 6' })
})

test('the arrows step to the next week, planned or not, and back', async ({ page, context }) => {
  const step = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const onScreen = async () => (await stored(context, person, 'currentMealPlan')).weekStartDate
  await expect(page.getByText('This week’s groceries')).toBeVisible()
  await step('Next week')
  await expect(page.getByRole('dialog', { name: 'Plan the new week?' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  const dialog = await openWeeks(page)
  await dialog
    .getByRole('listitem')
    .nth(1)
    .getByRole('button', { name: /^Copy here/ })
    .click()
  await expect(page.getByText('Next week’s groceries')).toBeVisible()
  await step('Previous week')
  await expect(page.getByText('This week’s groceries')).toBeVisible()
  await expect.poll(onScreen).toBe(thisWeek())
  await step('Next week')
  await expect(page.getByText('Next week’s groceries')).toBeVisible()
  await expect.poll(onScreen).toBe(addDays(thisWeek(), 7))

  await openWeeks(page)
  await dialog.getByRole('radio', { name: 'Month' }).check()
  await expect(dialog.getByRole('cell', { name: /^[A-Z][a-z]{2} \d+ ?Beef tacos/ }).first()).toBeVisible()
})

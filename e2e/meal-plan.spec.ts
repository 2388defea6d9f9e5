import { expect } from '@playwright/test'
import { addDays } from '../packages/domain/src/calendar-day.ts'
import { centsFromDollars, formatCents } from '../packages/domain/src/money.ts'
import { expectAccessible } from './accessibility-steps.ts'
import {
  acceptButton,
  acceptWeek,
  generate,
  sampleWeek,
  setCustomMeal,
  showDay,
  stubPlanCalls,
  thisWeek,
} from './meal-plan-steps.ts'
import { type Person, save, signUpWithProfile, stored } from './people.ts'
import { readPdf } from './read-pdf.ts'
import { test } from './test.ts'

let person: Person

test.beforeEach(async ({ page, context, baseURL }) => {
  person = await signUpWithProfile(context, baseURL ?? '')
  await stubPlanCalls(page)
})

test('accepting makes the list, saves the week and fetches the recipes; deleting removes all but the saved week', async ({
  page,
  context,
}) => {
  await generate(page)
  await acceptWeek(page)
  const preview = page.getByRole('region', { name: 'Shopping List Generated' })
  const { totalCost } = await stored(context, person, 'currentShoppingList')
  await expect(preview).toContainText(formatCents(centsFromDollars(totalCost)))
  await expect(preview.getByRole('link')).toHaveAttribute('href', '/dashboard?tab=shopping')
  await expect(page.getByText('Current Week (1 saved)')).toBeVisible()
  await expect
    .poll(async () => Object.keys((await stored(context, person, 'recipesCache')) ?? {}).length)
    .toBe(12)

  await page.getByRole('button', { name: 'Delete Meal Plan' }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Meal Plan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Meal Plan' }).click()
  await expect(page.getByRole('button', { name: 'Generate Meal Plan' })).toBeVisible()
  for (const key of ['currentMealPlan', 'currentShoppingList', 'recipesCache'])
    await expect.poll(() => stored(context, person, key)).toBeNull()
  expect(await stored(context, person, 'mealPlanHistory')).toHaveLength(1)
})

test('when the list cannot be made, the plan is unchanged', async ({ page }) => {
  await generate(page)
  await page.route('**/api/week/commands?*', (route) =>
    route.request().postDataJSON().command.type === 'accept'
      ? route.fulfill({ status: 502, json: { error: 'api_error', status: 502 } })
      : route.continue(),
  )
  await acceptButton(page).click()
  await expect(
    page.getByText('Failed to generate shopping list: API error: 502 - Unknown error'),
  ).toBeVisible()
  await expect(acceptButton(page)).toBeEnabled()
  await expect(page.getByText('Current Week (0 saved)')).toBeVisible()
})

test('a saved week can be viewed, copied from and reused', async ({ page, context, baseURL }) => {
  await save(context, baseURL ?? '', person, 'mealPlanHistory', [lastWeek()])
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Previous week' }).click()
  await expect(page.getByText('1 week ago (1 saved)').filter({ visible: true })).toBeVisible()
  await expect(page.getByText('A saved week.').filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous week' })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Replace / })).toHaveCount(0)
  const sunday = await showDay(page, 'Sunday')
  await sunday.getByRole('button', { name: /^Copy to Current: Chickpea crunch salad/ }).click()
  await expect(page.getByText('Please generate a meal plan first')).toBeVisible()

  await page.getByRole('button', { name: 'Reuse Entire Week' }).click()
  await expect(page.getByText(/^(Current|Next) Week \(1 saved\)/)).toBeVisible()
  await expect(page).not.toHaveURL(/week=/)
  await acceptWeek(page)

  await page.goBack()
  await expect(page.getByText('1 week ago (2 saved)')).toBeVisible()
  await (await showDay(page, 'Sunday'))
    .getByRole('button', { name: /^Copy to Current: Sheet-pan chicken/ })
    .click()
  await expect(
    page.getByText('Sheet-pan chicken with potatoes is now in your current plan on Sunday.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Next week' }).click()
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  await expect
    .poll(async () => (await stored(context, person, 'mealPlanHistory'))[0].plan.days[0].meals.dinner.name)
    .toBe('Sheet-pan chicken with potatoes')
})

test('a plan can be generated, changed and accepted with only the keyboard', async ({ page }) => {
  await page.goto('/dashboard')
  await page.getByRole('radio', { name: /^This week/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Generate Meal Plan' }).focus()
  await page.keyboard.press('Enter')
  const monday = await showDay(page, 'Monday')
  await monday.getByRole('button', { name: /^Replace Tuna/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('button', { name: 'Take it: Red beans and rice' }).focus()
  await page.keyboard.press('Enter')
  await expect(monday.getByRole('article', { name: 'Red beans and rice' })).toBeVisible()
  await acceptButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
})

test('the week prints on one landscape page', async ({ page }) => {
  await generate(page)
  const { pages } = readPdf(await page.pdf({ preferCSSPageSize: true }))
  expect(pages).toEqual([{ width: 792, height: 612 }])

  // A landscape page is as wide as a tablet; a day's meals must still be stacked.
  await page.setViewportSize({ width: 1000, height: 770 })
  await page.emulateMedia({ media: 'print' })
  const tops = await page
    .getByRole('region', { name: 'Monday' })
    .getByRole('article')
    .evaluateAll((meals) => meals.map((meal) => meal.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(4)
})

test('every state of the week has no accessibility violations and fits the screen', {
  tag: '@wide',
}, async ({ page, context, baseURL }) => {
  // Runs axe several times on a page with seven days.
  test.slow()
  await save(context, baseURL ?? '', person, 'mealPlanHistory', [lastWeek()])
  await generate(page)
  await expectAccessible(page)
  const monday = await showDay(page, 'Monday')
  await monday.getByRole('button', { name: /^Replace Tuna/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await page.keyboard.press('Escape')
  await setCustomMeal(page, 'Monday dinner')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
  await page.keyboard.press('Escape')
  await acceptButton(page).click()
  await expect(page.getByRole('region', { name: 'Shopping List Generated' })).toContainText('Total')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Previous week' }).click()
  await expect(page.getByText('1 week ago')).toBeVisible()
  await expectAccessible(page, 'main')
})

function lastWeek() {
  const weekStartDate = addDays(thisWeek(), -7)
  return { plan: { ...sampleWeek(), weekStartDate }, dateAccepted: weekStartDate, weekStartDate }
}

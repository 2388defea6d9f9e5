import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility-steps.ts'
import { openMealMenu, sampleWeek, showDay, stubPlanCalls } from './meal-plan-steps.ts'
import { save, signUpWithProfile } from './people.ts'
import { test } from './test.ts'
import { changeToast } from './week-steps.ts'

test.beforeEach(async ({ page, context, baseURL }) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'currentMealPlan', sampleWeek())
  await stubPlanCalls(page)
  await page.goto('/dashboard')
  await expect(page.getByText('Arrow keys go from meal to meal')).toBeAttached()
})

async function press(page: Page, ...keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

/** The day, counted from Sunday, and the meal that has the focus. */
function focusedMeal(page: Page) {
  return page.evaluate(() => {
    const { dropDay, dropSlot } =
      document.activeElement?.closest<HTMLElement>('[data-drop-slot]')?.dataset ?? {}
    return dropSlot && { day: Number(dropDay), slot: dropSlot }
  })
}

async function expectFocusOn(page: Page, slot: string, day: number) {
  await expect.poll(() => focusedMeal(page)).toEqual({ day, slot })
}

test('any dinner of the week is a dozen keys from the top of the page', { tag: '@wide' }, async ({
  page,
}) => {
  await press(page, 'Tab', 'Tab', 'Enter', 'ArrowDown')
  await expect.poll(() => focusedMeal(page)).toMatchObject({ slot: 'breakfast' })
  await expect(page.getByText('Arrow keys go from meal to meal')).toBeInViewport()
  const opened = (await focusedMeal(page)) || { day: 0 }
  for (let day = opened.day; day < 6; day += 1) await press(page, 'ArrowRight')
  await expectFocusOn(page, 'breakfast', 6)
  for (let day = 6; day > 0; day -= 1) await press(page, 'ArrowLeft')
  await press(page, 'ArrowLeft', 'ArrowDown', 'ArrowDown')
  await expectFocusOn(page, 'dinner', 0)
  await press(page, 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')
  await expectFocusOn(page, 'dinner', 4)
  await expect(page.locator(':focus')).toBeInViewport()
  await expectAccessible(page)
})

test('after a meal is skipped the focus is on its place, and one key brings it back', {
  tag: '@wide',
}, async ({ page }) => {
  await showDay(page, 'Thursday')
  const menu = await openMealMenu(page, 'Thursday dinner')
  await menu.getByRole('button', { name: 'Skip this meal' }).press('Enter')
  await expect(changeToast(page)).toBeVisible()
  await expectFocusOn(page, 'dinner', 4)
  await press(page, 'Control+z')
  await expect(changeToast(page)).toBeHidden()
  await expectFocusOn(page, 'dinner', 4)
  await expect(page.getByRole('button', { name: /^More for .*, Thursday dinner$/ })).toBeVisible()
})

test('after a meal is replaced the focus is on the new one, and after Undo on the old one', async ({
  page,
}) => {
  await showDay(page, 'Thursday')
  await page.getByRole('button', { name: /^Replace .*Thursday dinner$/ }).press('Enter')
  await page.getByRole('button', { name: 'Take it: Red beans and rice' }).press('Enter')
  await expectFocusOn(page, 'dinner', 4)
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Red beans and rice/)
  await changeToast(page).getByRole('button', { name: 'Undo' }).press('Enter')
  await expectFocusOn(page, 'dinner', 4)
  await expect(page.locator(':focus')).not.toHaveAccessibleName(/^Red beans and rice/)
})

test('a dialog that is closed without a change gives the focus back to its meal', async ({ page }) => {
  await showDay(page, 'Thursday')
  await page.getByRole('button', { name: /^Replace .*Thursday dinner$/ }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await press(page, 'Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectFocusOn(page, 'dinner', 4)
})

test('a press beside all buttons leaves the focus where it went', async ({ page }) => {
  await showDay(page, 'Thursday')
  const menu = await openMealMenu(page, 'Thursday dinner')
  await press(page, 'Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('heading', { name: 'Weekly Meal Plan' }).click()
  await page.getByRole('heading', { name: 'Weekly Meal Plan' }).evaluate((heading) => heading.append(' '))
  expect(await focusedMeal(page)).toBeUndefined()
})

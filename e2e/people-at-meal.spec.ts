import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoHorizontalScroll } from './accessibility-steps.ts'
import { FINGER } from './hands.ts'
import { acceptWeek, showDay } from './meal-plan-steps.ts'
import { save, stored } from './people.ts'
import { openOnWednesday, signUpWithWeek, TACOS } from './planned-week.ts'
import { openRecipe } from './recipes-steps.ts'
import { test } from './test.ts'
import { addGuests } from './week-steps.ts'

const openTacos = (page: Page, place: string) => openRecipe(page, TACOS.name, place)

test('a recipe opened from a meal with guests is for all of them, in cook mode too', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  await signUpWithWeek(context, baseURL ?? '')
  await openOnWednesday(page)
  await addGuests({ page, hand: FINGER }, 'Friday dinner', 7)
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()

  await page.goto('/dashboard?tab=recipes&day=4')
  const usual = await openTacos(page, 'Thursday dinner')
  await expect(usual.getByText(/Serves 2$/)).toBeVisible()
  const shells = async (dialog: typeof usual) =>
    Number(/(\d+)[^\n]*taco shells/i.exec(await dialog.innerText())?.[1])
  const forTwo = await shells(usual)
  await page.keyboard.press('Escape')

  await page.goto('/dashboard?tab=recipes&day=5')
  await page.reload()
  const festive = await openTacos(page, 'Friday dinner')
  await expect(festive.getByText(/Serves 9$/)).toBeVisible()
  expect(await shells(festive)).toBeCloseTo((forTwo / 2) * 9, -0.5)
  await festive.getByRole('button', { name: 'Start cooking' }).click()
  await expect(page.getByRole('region', { name: 'Get everything ready' })).toContainText('For 9 servings.')
})

test('an own recipe for two is cooked for two as it is written, in its page and on the list', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  const person = await signUpWithWeek(context, baseURL ?? '')
  await openOnWednesday(page)
  await page.goto('/dashboard?tab=recipes&view=all')
  await page.getByRole('button', { name: 'Write a recipe' }).click()
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Name').fill('Beef bowls')
  await field('Servings').fill('2')
  await field('Ingredients').fill('1 lb ground beef\n1 large egg + 1 egg yolk')
  await field('Steps').fill('Brown the beef to 160 °F. Top it with the eggs.')
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await page.getByRole('button', { name: 'Put Beef bowls into the week' }).click()
  const put = page.getByRole('dialog')
  await put.getByRole('radio', { name: 'Sat' }).click()
  await put.getByRole('radio', { name: /^Dinner/ }).click()
  await put.getByRole('button', { name: 'Put into the week' }).click()
  await expect(page.getByText(/^Beef bowls is now Saturday’s dinner\./)).toBeVisible()
  await page.goto('/dashboard?tab=recipes&day=6')
  // Its usual sides come with the server's answer.
  const bowls = page.getByRole('article', { name: /^Recipe: Beef bowls with .+, Saturday dinner$/ })
  await bowls.getByRole('button', { name: 'Beef bowls', exact: true }).click()
  const recipe = page.getByRole('dialog', { name: 'Beef bowls' })
  await expect(recipe.getByText(/Serves 2$/)).toBeVisible()
  await expect(recipe.getByText('1 lb ground beef')).toBeVisible()
  await expect(recipe.getByText('1 large egg + 1 egg yolk')).toBeVisible()
  const { days } = await stored(context, person, 'currentMealPlan')
  expect(days[6].meals.dinner.servingsPerAdult ?? 1).toBe(1)
})

test('the list of an accepted week buys for those who eat now, once that is pressed', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  const origin = baseURL ?? ''
  const person = await signUpWithWeek(context, origin)
  const plan = await stored(context, person, 'currentMealPlan')
  await save(context, origin, person, 'currentMealPlan', { ...plan, report: { totalCents: 1 } })
  await openOnWednesday(page)
  await acceptWeek(page)
  await page.goto('/dashboard?tab=shopping')
  const shells = page.getByRole('listitem').filter({ hasText: /taco shells/i })
  await expect(shells).toBeVisible()
  const before = await shells.innerText()
  const changed = page.getByRole('status').filter({ hasText: 'This week is for 2. You are 6 now.' })
  await expect(changed).toBeHidden()

  // On another device.
  const profile = await stored(context, person, 'profile')
  await save(context, origin, person, 'profile', { ...profile, adults: 6 })
  await expect(changed).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  // A choice of another dish says it, too: its figure is for the one meal, and the whole bill changes with it.
  await page.goto('/dashboard')
  await showDay(page, 'Thursday')
  await page.getByRole('button', { name: `Replace ${TACOS.name}, Thursday dinner` }).click()
  await expect(page.getByRole('dialog').filter({ has: changed })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/dashboard?tab=shopping')
  await changed.getByRole('button', { name: 'Update the list' }).click()
  await expect(changed).toBeHidden()
  await expect(
    page.getByText(/^Your list buys for 6 now\. [+−]\u2060\$[\d.]+ at checkout\. It comes to \$[\d.]+\.$/),
  ).toBeVisible()
  await expect.poll(() => shells.innerText()).not.toBe(before)
  await expect(shells.getByText('More than before: your week has changed')).toBeVisible()
  await page.reload()
  await expect(shells).toBeVisible()
  await expect(changed).toBeHidden()
})

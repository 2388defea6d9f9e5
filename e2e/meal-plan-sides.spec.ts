import { type BrowserContext, expect } from '@playwright/test'
import { expectAccessible, expectNoHorizontalScroll } from './accessibility-steps.ts'
import { sampleWeek, showDay } from './meal-plan-steps.ts'
import { type Person, save, signUpWithProfile, stored } from './people.ts'
import { MEATLOAF } from './planned-week.ts'
import { test } from './test.ts'

/** A sample week with a plate for Monday's dinner. */
async function saveWeek(context: BrowserContext, origin: string, person: Person): Promise<void> {
  const week = sampleWeek()
  const days = week.days.map((day, at) =>
    at === 1 ? { ...day, meals: { ...day.meals, dinner: MEATLOAF } } : day,
  )
  await save(context, origin, person, 'currentMealPlan', { ...week, days })
}

async function sidesStored(context: BrowserContext, person: Person) {
  const plan = await stored(context, person, 'currentMealPlan')
  return plan.days[1].meals.dinner.sides.map(({ recipeId }: { recipeId: string }) => recipeId)
}

test('a side can be left out and swapped by itself, and both can be undone', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await saveWeek(context, baseURL ?? '', person)
  await page.goto('/dashboard')
  const monday = await showDay(page, 'Monday')
  const plate = (name: string) => monday.getByRole('article', { name, exact: true })
  const open = () => monday.getByRole('button', { name: /^Meatloaf .*details/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Meatloaf' })
  const whole = plate('Meatloaf with mashed potatoes and green beans')
  await expect(whole).toContainText('1 hr 5 min · 665 kcal')

  await open()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Leave out green beans' }).click()
  await expect(plate('Meatloaf with mashed potatoes')).toBeVisible()
  await expect(page.getByText('Meatloaf without green beans.')).toBeVisible()
  await expect.poll(() => sidesStored(context, person)).toEqual(['mashed-potatoes'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(whole).toBeVisible()
  await expect.poll(() => sidesStored(context, person)).toEqual(['mashed-potatoes', 'green-beans'])

  await open()
  await dialog.getByRole('button', { name: 'Swap green beans' }).click()
  const choices = page.getByRole('dialog', { name: 'Instead of green beans' })
  const corn = choices.getByRole('button', { name: 'Take it: Corn', exact: true })
  await expect(corn).toBeVisible()
  const rowOf = (name: string) =>
    choices.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) })
  await expect(rowOf('Take it: Corn')).toContainText(/at checkout.*kcal.*ready /)
  await expectAccessible(page)
  await choices.getByRole('radio', { name: 'All sides' }).check()
  await expect(choices.getByRole('status')).toHaveText(/^\d\d+ sides$/)
  await choices.getByRole('searchbox', { name: 'Search sides' }).fill('brocoli')
  await expect(rowOf('Take it: Steamed broccoli')).toContainText(/at checkout.*kcal.*ready /)
  await expect(corn).toBeHidden()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await choices.getByRole('searchbox', { name: 'Search sides' }).fill('corn')
  await corn.click()
  await expect(plate('Meatloaf with mashed potatoes and corn')).toBeVisible()
  await expect.poll(() => sidesStored(context, person)).toEqual(['mashed-potatoes', 'corn'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(whole).toBeVisible()
  await expect.poll(() => sidesStored(context, person)).toEqual(['mashed-potatoes', 'green-beans'])
})

test('a side is added from all there are, narrowed by kind and time, and what does not suit says why', {
  tag: '@wide',
}, async ({ page, context, baseURL }) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  const answers = { profileCompleted: true, adults: 2, weeklyBudget: 160, allergies: ['milk'] }
  await save(context, baseURL ?? '', person, 'profile', answers)
  await saveWeek(context, baseURL ?? '', person)
  await page.goto('/dashboard')
  const monday = await showDay(page, 'Monday')
  await monday.getByRole('button', { name: /^Meatloaf .*details/ }).click()
  await page.getByRole('button', { name: 'Add a side' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a side to meatloaf' })
  await expect(dialog.getByRole('listitem').first()).toContainText(/at checkout.*kcal/)
  await dialog.getByRole('radio', { name: 'All sides' }).check()
  await dialog.getByLabel('Kind').selectOption('Bread')
  await dialog.getByLabel('Time').selectOption('5 min or less')
  const bread = dialog.getByRole('button', { name: 'Take it: Crusty bread', exact: true })
  await expect(bread).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Take it: Green peas' })).toBeHidden()
  await dialog.getByRole('button', { name: 'Show them too' }).click()
  await expect(
    dialog.getByText(/^Not for you: .* (?:is|are) ruled out by your profile/).first(),
  ).toBeVisible()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await bread.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => sidesStored(context, person)).toHaveLength(3)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => sidesStored(context, person)).toEqual(['mashed-potatoes', 'green-beans'])
})

test('a plate is one recipe: ingredients by dish, and one order of steps in cook mode', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await saveWeek(context, baseURL ?? '', person)
  await page.goto('/dashboard?tab=recipes&recipe=1-dinner')
  const recipe = page.getByRole('dialog', { name: 'Meatloaf' })
  await expect(recipe).toContainText('with mashed potatoes and green beans')
  for (const dish of ['Meatloaf', 'Mashed potatoes', 'Green beans'])
    await expect(recipe.getByRole('heading', { name: dish, level: 4 })).toBeVisible()
  await expectAccessible(page)
  await recipe.getByRole('button', { name: 'Start cooking' }).click()
  const cooking = page.getByRole('dialog', { name: 'Meatloaf' })
  await expect(cooking.getByRole('heading', { name: 'Get everything ready' })).toBeVisible()
  await cooking.getByRole('button', { name: 'First step' }).click()
  await expect(cooking.getByRole('region', { name: /^Step 1 of / })).toContainText('Heat the oven')
  await expectAccessible(page)
})

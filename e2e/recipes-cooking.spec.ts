import { expect } from '@playwright/test'
import { budgetRail } from './meal-plan-steps.ts'
import { save } from './people.ts'
import { readPdf } from './read-pdf.ts'
import { card, openRecipe, RICE, SKILLET, signUpWithRecipes } from './recipes-steps.ts'
import { test } from './test.ts'

const PANTRY = [
  { id: 'a', name: 'Egg noodles', quantity: '12 oz', category: 'Grains', foodId: 'egg-noodles' },
  { id: 'b', name: 'Paprika', quantity: '1 tsp', category: 'Condiments' },
]

test('cook mode works with only the keyboard, reopens at the same step, and keeps its timers on other tabs', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWithRecipes(context, baseURL ?? '')
  await page.clock.install()
  await page.goto('/dashboard?tab=recipes&day=0')
  await card(page, SKILLET, 'Sunday dinner').getByRole('button', { name: SKILLET, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Start cooking' }).focus()
  await page.keyboard.press('Enter')

  await expect(page.getByRole('region', { name: 'Get everything ready' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  const first = page.getByRole('region', { name: 'Step 1 of 4' })
  await expect(first).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('region', { name: 'Step 2 of 4' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Start timer: 7 min' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  const timers = page.getByRole('list', { name: 'Kitchen timers' })
  await expect(timers.getByRole('listitem')).toHaveCount(2)
  await expect(timers.getByRole('timer').first()).toHaveText(/^(7:00|6:5\d)$/)

  await page.keyboard.press('Escape')
  const dialog = page.getByRole('dialog', { name: SKILLET })
  await expect(dialog.getByRole('heading', { name: 'Instructions' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Start cooking' }).click()
  await expect(page.getByRole('region', { name: 'Step 2 of 4' })).toBeVisible()

  await timers
    .getByRole('button', { name: /^\+1 min/ })
    .first()
    .click()
  await page.clock.fastForward('07:30')
  await expect(page.getByRole('alert').getByText(/^Time is up\. /)).toHaveCount(1)
  await expect(timers.getByRole('timer').nth(1)).toHaveText('Done')
  await timers.getByRole('button', { name: /^Dismiss/ }).click()
  await expect(timers.getByRole('listitem')).toHaveCount(1)

  for (let turn = 0; turn < 3; turn++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'That was the last step' })).toBeVisible()
  const end = page.getByRole('region', { name: 'That was the last step' })
  await end.getByRole('button', { name: `Cooked: ${SKILLET}` }).click()
  await expect(end.getByText('Marked as cooked')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await end.getByRole('button', { name: 'Undo' }).click()
  await expect(end.getByRole('button', { name: `Cooked: ${SKILLET}` })).toBeVisible()
  await page.getByRole('button', { name: 'Close the recipe' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.goto('/dashboard?tab=settings')
  await expect(timers.getByRole('listitem')).toHaveCount(1)
})

test('a recipe shows what is at home; cooking it for more people takes more out of the pantry, and can be undone', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const person = await signUpWithRecipes(context, origin)
  await save(context, origin, person, 'pantry', PANTRY)
  await page.goto('/dashboard?tab=recipes&day=0')
  const dialog = await openRecipe(page, SKILLET, 'Sunday dinner')
  await expect(dialog.getByText('You have 2 of 8 at home.')).toBeVisible()
  const noodles = dialog.getByRole('listitem').filter({ hasText: 'egg noodles' })
  await expect(noodles).toContainText('at home')
  for (let more = 0; more < 4; more++) await dialog.getByRole('button', { name: 'More servings' }).click()
  await expect(noodles).toContainText(/(?:about|most|a little).* at home/)

  await dialog.getByRole('button', { name: `Cooked: ${SKILLET}` }).click()
  const asking = page.getByRole('dialog', { name: 'Cooked it?' })
  await expect(asking).toContainText(
    `Mark ${SKILLET} as cooked? This will remove ingredients from your pantry.`,
  )
  await asking.getByRole('button', { name: 'Mark as cooked' }).click()
  const done = page.getByRole('dialog', { name: 'Marked as cooked' })
  await expect(done.getByRole('listitem').filter({ hasText: 'Egg noodles' })).toContainText('12 oz, used up')
  await done.getByRole('button', { name: 'Undo' }).click()
  await expect(done).toBeHidden()
  await expect(noodles).toContainText(/(?:about|most|a little).* at home/)
})

test('a recipe prints alone on one portrait page', async ({ page, context, baseURL }) => {
  await signUpWithRecipes(context, baseURL ?? '')
  // The week prints in landscape. Its print rules are now loaded and must not rotate the recipe.
  await page.goto('/dashboard')
  await expect(budgetRail(page)).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Recipes' }).click()
  await openRecipe(page, RICE, 'Sunday lunch')
  const { pages } = readPdf(await page.pdf({ preferCSSPageSize: true }))
  expect(pages).toHaveLength(1)
  for (const { width, height } of pages) expect(height).toBeGreaterThan(width)

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body > article')).toBeVisible()
  const shown = await page.evaluate(
    () => [...document.body.children].filter((part) => part.getClientRects().length > 0).length,
  )
  expect(shown).toBe(1)
})

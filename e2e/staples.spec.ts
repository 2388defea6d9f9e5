import { expect } from '@playwright/test'
import { expectAccessible, expectNoHorizontalScroll } from './accessibility-steps.ts'
import { save, signUpWithProfile, stored } from './people.ts'
import { test } from './test.ts'

// Without a connection, a page opens what it has loaded.
test.use({ loadsAhead: true })

test('staples are chosen on the first day, cost nothing, and can be bought when they run out', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  const person = await signUpWithProfile(context, baseURL ?? '')
  const profile = { profileCompleted: true, adults: 2, weeklyBudget: 150, mealTypes: ['Dinner'] }
  await save(context, baseURL ?? '', person, 'profile', profile)
  const chosen = async () => (await stored(context, person, 'profile')).alwaysHave

  await page.goto('/dashboard')
  const card = page.getByRole('region', { name: 'What do you always have at home?' })
  const pressed = ['Salt', 'Black pepper', 'Vegetable oil', 'Olive oil', 'Garlic powder', 'White rice']
  await expect(card.getByRole('button', { name: 'Save staples' })).toBeDisabled()
  await card.getByRole('checkbox', { name: 'Salt' }).focus()
  await page.keyboard.press('Space')
  for (const name of pressed.slice(1)) await card.getByRole('checkbox', { name }).check()
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)
  await card.getByRole('button', { name: 'Skip this' }).click()
  await expect(card).toBeHidden()
  await expect.poll(chosen).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card.getByRole('checkbox', { name: 'Olive oil' })).toBeChecked()
  await card.getByRole('button', { name: 'Save staples' }).click()
  await expect(page.getByText('6 staples saved. Change them in your pantry.')).toBeVisible()
  await expect(page.locator('main')).toBeFocused()
  await expect.poll(chosen).toEqual(['salt', 'pepper', 'vegetable-oil', 'olive-oil', 'rice', 'garlic-powder'])

  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  const stocks = page.getByText(/^\$[\d.]+ of this week stocks your pantry: /)
  await expect(stocks).toBeVisible({ timeout: 60_000 })
  await expect(stocks).not.toContainText(/olive oil|table salt|white rice/)
  await stocks.getByRole('link', { name: 'Have some already?' }).click()
  const section = page.getByRole('region', { name: 'Always have' })
  await expect(section.getByRole('checkbox', { checked: true })).toHaveCount(pressed.length)
  await expectAccessible(page)
  await context.setOffline(true)
  await section.getByRole('checkbox', { name: 'Flour' }).check()
  await expect(section.getByRole('checkbox', { name: 'Flour' })).toBeChecked()
  await context.setOffline(false)
  await expect.poll(chosen).toContain('flour')

  await page.goto('/dashboard')
  const changed = page.getByText('What you always have has changed')
  await expect(changed).toBeVisible()
  await page.getByRole('button', { name: 'Plan again', exact: true }).click()
  await expect(changed).toBeHidden()
  await expect(page.getByText(/^We compared \d+ recipes/)).toBeVisible({ timeout: 60_000 })
  await expect(changed).toBeHidden()

  await page.getByRole('button', { name: 'Accept & Generate Shopping List' }).click()
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible()
  await page.goto('/dashboard?tab=shopping')
  const group = page.getByRole('region', { name: 'You always have' })
  const salt = group.getByRole('button', { name: 'Table salt' })
  const line = page.getByRole('button', { name: 'Edit Table salt' })
  await expect(salt).toHaveAttribute('aria-pressed', 'false')
  await expect(line).toBeHidden()
  const { totalCost } = await stored(context, person, 'currentShoppingList')
  await salt.click()
  await expect(group.getByText('Table salt is on your list now.')).toBeVisible()
  await expect(line).toBeVisible()
  await expectAccessible(page)
  const totalNow = async () => (await stored(context, person, 'currentShoppingList')).totalCost
  await expect.poll(totalNow).toBeGreaterThan(totalCost)
  await salt.click()
  await expect(line).toBeHidden()
  await expect.poll(totalNow).toBe(totalCost)
})

import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility-steps.ts'
import { collectConsoleProblems } from './console-problems.ts'
import { save, signUpWithProfile, stored } from './people.ts'
import { signUpWithRecipes } from './recipes-steps.ts'
import { test } from './test.ts'

const PANTRY = [
  ['White rice', '2 lb', 'Grains'],
  ['Canned black beans', '2 cans', 'Canned'],
  ['Fresh spinach', '1 bag', 'Produce'],
  ['Large eggs', '12 eggs', 'Dairy'],
  ['Olive oil', '1 bottle', 'Condiments'],
  ['Yellow onion', '3 items', 'Produce'],
].map(([name, quantity, category], index) => ({ id: `item-${index}`, name, quantity, category }))

test('an empty pantry gets no suggestion, but a link to fill it', async ({ page, context, baseURL }) => {
  await signUpWithProfile(context, baseURL ?? '')
  await page.goto('/dashboard?tab=quick-meal')
  await expect(page.getByText('0 items in your pantry')).toBeVisible()
  await page.getByRole('button', { name: 'Get Meal Suggestion' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please add items to your pantry first')
  await page.getByRole('link', { name: 'Fill my pantry' }).click()
  await expect(page.getByRole('heading', { name: 'Pantry', exact: true })).toBeVisible()
})

test('suggests meals from the pantry, and keeps the suggestion while other tabs are open', async ({
  page,
  context,
  baseURL,
}) => {
  const consoleProblems = collectConsoleProblems(context)
  const origin = baseURL ?? ''
  const person = await signUpWithProfile(context, origin)
  await save(context, origin, person, 'pantry', PANTRY)
  await page.goto('/dashboard?tab=quick-meal')
  await expect(page.getByText('6 items in your pantry')).toBeVisible()
  await expect(
    page.getByText('White rice, Canned black beans, Fresh spinach, Large eggs, Olive oil and 1 more'),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Get Meal Suggestion' }).click()
  const another = page.getByRole('button', { name: 'Get Another Suggestion' })
  await expect(another).toBeVisible()
  const recipe = page.getByRole('region').filter({ has: page.getByRole('button', { name: 'Cook now' }) })
  const name = () => recipe.getByRole('heading', { level: 2 }).innerText()
  await expect(recipe.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
  await expect(recipe.getByRole('heading', { name: 'Instructions' })).toBeVisible()
  await expect(page.getByText(/^From your pantry: /)).toBeVisible()
  const seen = [await name()]
  for (let more = 0; more < 2; more++) {
    await another.click()
    await expect(recipe.getByRole('heading', { level: 2 })).not.toHaveText(seen.at(-1) ?? '')
    seen.push(await name())
  }
  expect(new Set(seen).size).toBe(3)

  const tabs = page.getByRole('navigation', { name: 'Main' })
  await tabs.getByRole('link', { name: 'Pantry' }).click()
  await expect(page.getByRole('heading', { name: 'Pantry', exact: true })).toBeVisible()
  await tabs.getByRole('link', { name: 'Quick' }).click()
  await expect(recipe.getByRole('heading', { level: 2 })).toHaveText(seen.at(-1) ?? '')

  await recipe.getByRole('button', { name: 'Cook now' }).click()
  await expect(page.getByRole('heading', { name: 'Get everything ready' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Generate a plan for this week to save meals to it.')).toBeVisible()
  await expectAccessible(page)
  expect(consoleProblems).toEqual([])
})

test('a search can be stopped, and the next one is a new request', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? ''
  const person = await signUpWithProfile(context, origin)
  await save(context, origin, person, 'pantry', PANTRY)
  await page.route('**/api/ai/quick-meal', () => undefined, { times: 1 })
  await page.goto('/dashboard?tab=quick-meal')
  await page.getByRole('button', { name: 'Get Meal Suggestion' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Stopped. Nothing was changed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden()
  await page.getByRole('button', { name: 'Get Meal Suggestion' }).click()
  await expect(page.getByRole('button', { name: 'Get Another Suggestion' })).toBeVisible()
  await expect(page.getByText(/% of what it costs/)).toBeHidden()
})

test('a suggestion can be saved to today’s plan, and can be undone', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? ''
  const person = await signUpWithRecipes(context, origin)
  await save(context, origin, person, 'pantry', PANTRY)
  await save(context, origin, person, 'currentShoppingList', {
    sections: [],
    totalCost: 0,
    weeklyBudget: 100,
  })
  const planned = async () => JSON.stringify((await stored(context, person, 'currentMealPlan')).days)
  const before = await planned()
  await page.goto('/dashboard?tab=quick-meal')
  await page.getByRole('button', { name: 'Get Meal Suggestion' }).click()
  await page.getByRole('button', { name: 'Save to today’s plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save to today’s plan' })
  await dialog.getByRole('button', { name: 'Save to today’s plan' }).click()
  await expect(page.getByText(/ is now today’s /)).toBeVisible()
  await expect.poll(planned).not.toBe(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(planned).toBe(before)
})

test('a server error is shown, and the current suggestion stays', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? ''
  const person = await signUpWithProfile(context, origin)
  await save(context, origin, person, 'pantry', PANTRY)
  await page.route('**/api/ai/quick-meal', (route) =>
    route.fulfill({ status: 500, json: { error: 'internal' } }),
  )
  await page.goto('/dashboard?tab=quick-meal')
  await page.getByRole('button', { name: 'Get Meal Suggestion' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to generate meal suggestion. Please try again.')
  await page.unroute('**/api/ai/quick-meal')
  await page.getByRole('button', { name: 'Get Meal Suggestion' }).click()
  await expect(page.getByRole('button', { name: 'Cook now' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveCount(0)
})

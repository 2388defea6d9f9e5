import { expect } from '@playwright/test'
import {
  acceptWeek,
  CHOICES,
  expectStoredTotal,
  generate,
  sampleCustomMeal,
  setCustomMeal,
  showDay,
  stubPlanCalls,
} from './meal-plan-steps.ts'
import { type Person, signUpWithProfile, stored } from './people.ts'
import { test } from './test.ts'

let person: Person

test.beforeEach(async ({ page, context, baseURL }) => {
  person = await signUpWithProfile(context, baseURL ?? '')
  await stubPlanCalls(page)
})

test('replacing a meal shows what each choice changes, prices the new week, and can be undone', async ({
  page,
  context,
}) => {
  const asked: string[] = []
  await generate(page)
  const before = await expectStoredTotal(page, context, person)
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const monday = await showDay(page, 'Monday')
  await monday.getByRole('button', { name: 'Replace Spaghetti with lentil ragù, Monday dinner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Instead of Spaghetti with lentil ragù' })
  const best = dialog.getByRole('listitem').filter({ hasText: 'Best fit' })
  for (const said of [
    'Red beans and rice',
    '−\u2060$1.34 at checkout',
    '−40 kcal',
    '+2 g protein',
    'ready as fast',
  ])
    await expect(best).toContainText(said)
  await expect(best).toContainText('Uses the black beans you are buying anyway.')
  await best.getByRole('button', { name: 'Take it' }).click()
  await expect(monday.getByRole('article', { name: 'Red beans and rice' })).toBeVisible()
  expect(await expectStoredTotal(page, context, person)).not.toBe(before)
  expect(asked.filter((path) => path === '/api/week/commands')).toHaveLength(1)
  expect(asked).not.toContain('/api/ai/check')
  await expect(page.getByText('You have changed meals since')).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(monday.getByRole('article', { name: 'Spaghetti with lentil ragù' })).toBeVisible()
  expect(await expectStoredTotal(page, context, person)).toBe(before)
})

test('a replacement can include the other days with the same meal, and is kept when the week is accepted', async ({
  page,
}) => {
  await generate(page)
  const monday = await showDay(page, 'Monday')
  await monday.getByRole('button', { name: 'Replace Peanut butter oatmeal, Monday breakfast' }).click()
  await page.getByLabel('Also change it on Wednesday and Friday (same meal)').check()
  await page.getByRole('button', { name: 'Take it: Skillet veggie pizza' }).click()
  for (const day of ['Monday', 'Wednesday', 'Friday'])
    await expect(
      (await showDay(page, day)).getByRole('article', { name: 'Skillet veggie pizza' }),
    ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await acceptWeek(page)
  await expect(
    (await showDay(page, 'Friday')).getByRole('article', { name: 'Skillet veggie pizza' }),
  ).toBeVisible()
})

test('while a replacement runs, other changes are disabled and a status is shown', async ({ page }) => {
  await generate(page)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/ai/replace', async (route) => {
    await answer.promise
    await route.fulfill({ status: 500, json: { error: 'internal' } })
  })
  const monday = await showDay(page, 'Monday')
  await monday.getByRole('button', { name: /^Replace Tuna/ }).click()
  await expect(monday.getByRole('button', { name: 'Replacing...' })).toBeDisabled()
  await expect(monday.getByRole('button', { name: /^Replace Spaghetti/ })).toBeDisabled()
  await expect(monday.getByRole('button', { name: /^More for .*, Monday dinner$/ })).toBeDisabled()
  answer.resolve()
  await expect(page.getByText(/^Failed to replace meal: Something went wrong on our end/)).toBeVisible()
  await expect(monday.getByRole('button', { name: /^Replace Tuna/ })).toBeEnabled()
})

test('a custom meal needs a name', async ({ page }) => {
  await generate(page)
  const monday = await showDay(page, 'Monday')
  await setCustomMeal(page, 'Monday dinner')
  await page.getByRole('button', { name: 'Look it up' }).click()
  await expect(page.getByText('What is it called?')).toBeVisible()
  await page.getByLabel('Meal name').fill('  Grandma’s pie ')
  await page.getByRole('button', { name: 'Look it up' }).click()
  await page.getByRole('button', { name: 'Set meal' }).click()
  await expect(monday.getByRole('article', { name: 'Grandma’s pie' })).toBeVisible()
})

test('a custom meal gets estimated values when it is not found, and a warning when it breaks a rule', async ({
  page,
}) => {
  await generate(page)
  await page.route('**/api/ai/custom-meal', (route) =>
    route.fulfill({ status: 502, json: { error: 'ai_failed' } }),
  )
  const monday = await showDay(page, 'Monday')
  await setCustomMeal(page, 'Monday dinner')
  await page.getByLabel('Meal name').fill('Stew')
  await page.getByRole('button', { name: 'Look it up' }).click()
  await expect(page.getByText('Failed to generate custom meal details. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Use rough values' }).click()
  await expect(monday.getByRole('article', { name: 'Stew' })).toContainText('20 min · 400 kcal · estimate')
  await expect(monday.getByRole('article', { name: 'Stew' })).toContainText('$4.76 per serving')

  const [first] = CHOICES.choices
  if (!first) throw new Error('no choices')
  const warning = { code: 'forbidden-food', by: 'restriction:peanut', food: 'Peanut butter' } as const
  await page.route('**/api/ai/custom-meal', (route) =>
    route.fulfill({ json: sampleCustomMeal(first.meal, [warning]) }),
  )
  await setCustomMeal(page, 'Monday lunch')
  await page.getByLabel('Meal name').fill('Sandwich')
  await page.getByRole('button', { name: 'Look it up' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'peanut butter, which is ruled out by your profile (Peanuts).',
  )
  await page.getByRole('button', { name: 'Set it anyway' }).click()
  await expect(monday.getByRole('article', { name: 'Red beans and rice' })).toBeVisible()
})

test('a like removes a dislike, and the other way round', async ({ page, context }) => {
  await generate(page)
  const monday = await showDay(page, 'Monday')
  const like = monday.getByRole('button', { name: 'Like Tuna melt on wheat', exact: true })
  const dislike = monday.getByRole('button', { name: 'Dislike Tuna melt on wheat' })
  await dislike.click()
  await expect(dislike).toHaveAttribute('aria-pressed', 'true')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(dislike).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => stored(context, person, 'recipeFavorites')).toEqual(['Tuna melt on wheat'])
  await expect.poll(() => stored(context, person, 'recipeDislikes')).toEqual([])
})

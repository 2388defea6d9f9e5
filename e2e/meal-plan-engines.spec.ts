import { expect } from '@playwright/test'
import {
  budgetRail,
  CHOICES,
  doneEvents,
  eventStream,
  generate,
  pressGenerate,
  showDay,
  stubPlanCalls,
} from './meal-plan-steps.ts'
import { signUpWithProfile } from './people.ts'
import { test } from './test.ts'

test.beforeEach(async ({ page, context, baseURL }) => {
  await signUpWithProfile(context, baseURL ?? '')
  await stubPlanCalls(page)
})

test('when the language model fails, the reason is shown and the built-in planner is one click away', async ({
  page,
}) => {
  const engines: unknown[] = []
  await page.route('**/api/ai/plan', (route) => {
    engines.push(route.request().postDataJSON().engine)
    const failed = { error: 'api_error', status: 503 }
    return route.fulfill(engines.length === 1 ? eventStream(['failed', failed]) : doneEvents())
  })
  await pressGenerate(page)
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to generate meal plan: API error: 503 - Unknown error',
  )
  await page.getByRole('button', { name: 'Use the built-in planner' }).click()
  await expect(budgetRail(page)).toBeVisible()
  expect(engines).toEqual([undefined, 'builtin'])
})

test('the AI can be asked for other meals, and if it has none the planner’s choices are shown', async ({
  page,
}) => {
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), ai: { chat: true, vision: false } } })
  })
  await generate(page)
  const asked: string[] = []
  await page.route('**/api/ai/replace', (route) => {
    const { engine, exclude } = route.request().postDataJSON()
    asked.push(`${engine} without ${exclude.length}`)
    const failure = engine === 'chat' ? { aiFailure: { error: 'forbidden_meal' } } : {}
    return route.fulfill({ json: { ...CHOICES, ...failure } })
  })
  const monday = await showDay(page, 'Monday')
  await monday.getByRole('button', { name: /^Replace Tuna/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ask the AI for something else' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'The language model only suggested meals that your profile rules out. Here is what the built-in planner offers.',
  )
  expect(asked).toEqual(['builtin without 0', 'chat without 4'])
})

test('without a language model there is no button to ask one', async ({ page }) => {
  await generate(page)
  const monday = await showDay(page, 'Monday')
  await monday.getByRole('button', { name: /^Replace Tuna/ }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Show others' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask the AI for something else' })).toHaveCount(0)
})

test('a household without a profile sees that it needs one', async ({ page }) => {
  await page.route('**/api/ai/plan', (route) =>
    route.fulfill({ status: 409, json: { error: 'profile_missing' } }),
  )
  await pressGenerate(page)
  await expect(
    page.getByText('Failed to generate meal plan: There is no profile to plan from yet.'),
  ).toBeVisible()
})

import { expect } from '@playwright/test'
import { MOUSE } from './hands.ts'
import { generate, pressGenerate, thisWeek } from './meal-plan-steps.ts'
import { save, signUpWithProfile, stored } from './people.ts'
import { test } from './test.ts'
import { changeToast, undo } from './week-steps.ts'

test('the server stores the week it plans and the proof that comes later; the page sends nothing back, and undoes it', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', {
    profileCompleted: true,
    adults: 2,
    weeklyBudget: 120,
  })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/week/commands')) sent.push(request.postDataJSON().command.type)
  })
  await page.clock.install({ time: new Date(`${thisWeek()}T08:00:00`) })
  await generate(page)
  await expect(page.getByText('No change of any one or two meals')).toBeVisible({ timeout: 60_000 })
  const first = await stored(context, person, 'currentMealPlan')
  expect(first).toMatchObject({
    weekStartDate: thisWeek(),
    report: { certificates: { isTwoExchangeOptimal: true } },
  })

  await page.getByRole('button', { name: 'Generate again' }).click()
  await expect(changeToast(page)).toContainText('A new week', { timeout: 60_000 })
  expect((await stored(context, person, 'currentMealPlan')).days).not.toEqual(first.days)
  expect(sent).toEqual([])
  await undo({ page, hand: MOUSE })
  await expect.poll(async () => (await stored(context, person, 'currentMealPlan')).days).toEqual(first.days)
  expect(sent).toEqual(['undo'])
})

test('an impossible budget gets no week, but ways out', async ({ page, context, baseURL }) => {
  test.slow()
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', {
    profileCompleted: true,
    adults: 4,
    kids: 2,
    kidAges: [9, 12],
    weeklyBudget: 20,
    mealTypes: ['Dinner'],
  })
  // On a later day the plan is for the days that are left, which cost less.
  await page.clock.install({ time: new Date(`${thisWeek()}T12:00:00`) })
  await pressGenerate(page)
  await expect(page.getByRole('heading', { name: 'No week fits your budget' })).toBeVisible({
    timeout: 20_000,
  })
  const ways = page.getByRole('button', { name: /^Change and plan again/ })
  await expect(ways).toHaveCount(3)
  await ways.first().click()
  await expect(page.getByText(/^We compared \d+ recipes/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'No week fits your budget' })).toBeHidden()
})

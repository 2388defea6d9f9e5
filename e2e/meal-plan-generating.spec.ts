import { expect } from '@playwright/test'
import { addDays } from '../packages/domain/src/calendar-day.ts'
import {
  budgetRail,
  doneEvents,
  eventStream,
  expectStoredTotal,
  generate,
  pressGenerate,
  REPORT,
  sampleWeek,
  showDay,
  stubPlanCalls,
  thisWeek,
} from './meal-plan-steps.ts'
import { type Person, save, signUpWithProfile, stored } from './people.ts'
import { test } from './test.ts'

let person: Person

test.beforeEach(async ({ page, context, baseURL }) => {
  person = await signUpWithProfile(context, baseURL ?? '')
  await stubPlanCalls(page)
})

test('the page says what it will use, and one click makes a week that survives a reload', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard')
  for (const fact of ['1 adult', '$100 a week', '72762 (not set)', 'No special diet', '0 items'])
    await expect(page.getByText(fact)).toBeVisible()
  await expect(page.getByText('Allergies').locator('..')).toHaveText('AllergiesNone')
  await expect(page.getByRole('link', { name: 'Change these' })).toHaveAttribute('href', '/profile-update')
  await generate(page)
  await expectStoredTotal(page, context, person)
  await expect(page.getByText('No change of any one or two meals')).toBeVisible()
  await expect(page.getByText('Fresh spinach, 3 oz')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeAttached()

  await page.reload()
  await expectStoredTotal(page, context, person)
  await expect(
    page.getByText('Whole packages, ZIP 72762, minus $11.40 you already have.').filter({ visible: true }),
  ).toBeVisible()
  const monday = await showDay(page, 'Monday')
  await monday.getByRole('button', { name: 'Spaghetti with lentil ragù, details' }).click()
  await expect(page.getByRole('dialog')).toContainText('Makes the week cheaper')
})

test('generating shows its progress, and stopping it changes nothing', async ({ page, context, baseURL }) => {
  const profile = { profileCompleted: true, mealTypes: ['Lunch', 'Dinner'] }
  await save(context, baseURL ?? '', person, 'profile', profile)
  await page.route('**/api/ai/plan', () => undefined)
  await pressGenerate(page)
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lunch' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Breakfast' })).toBeHidden()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Stopped. Nothing was changed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate Meal Plan' })).toBeVisible()
  expect(await stored(context, person, 'currentMealPlan')).toBeNull()
})

const week = sampleWeek()
const failures: readonly [string, Parameters<typeof eventStream>, string][] = [
  [
    'has six days',
    [['done', { plan: { days: week.days.slice(1) }, report: REPORT }]],
    'Meal plan must include all 7 days of the week. Please try again.',
  ],
  [
    'lacks a meal',
    [
      [
        'done',
        {
          plan: { ...week, days: week.days.with(2, { day: 'Tuesday', meals: { snacks: [] } }) },
          report: REPORT,
        },
      ],
    ],
    'Incomplete meal plan: Tuesday is missing breakfast, lunch, dinner. Please try again.',
  ],
  [
    'has a day without meals',
    [['done', { plan: { days: week.days.with(3, { day: 'Wednesday' } as never) } }]],
    'Failed to generate proper meal plan structure. Please try again.',
  ],
  [
    'is empty',
    [['done', { plan: {} }]],
    'Failed to generate meal plan. The response was empty. Please try again.',
  ],
  [
    'was refused by the engine',
    [['failed', { error: 'internal' }]],
    'Something went wrong on our end. Please try again in a moment.',
  ],
  [
    'was cut off',
    [['progress', { stage: 'search', done: 1, total: 9 }]],
    'We cannot reach Pennyplate right now. Check your connection and try again.',
  ],
]

test('the day that is chosen while a plan is made stays chosen when it arrives and on the way back, and a reload opens on the next meal', async ({
  page,
}) => {
  const arrives = Promise.withResolvers<void>()
  await page.route('**/api/ai/plan', async (route) => {
    await arrives.promise
    await route.fulfill(doneEvents())
  })
  await page.clock.install({ time: new Date(`${addDays(thisWeek(), 3)}T12:00:00`) })
  await page.goto('/dashboard')
  await page.getByRole('radio', { name: /^This week/ }).check()
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  const chip = (day: string) => page.getByRole('group', { name: 'Day' }).getByRole('button', { name: day })
  await expect(chip('Wed')).toHaveAttribute('aria-pressed', 'true')
  await chip('Tue').click()
  await expect(chip('Tue')).toHaveAttribute('aria-pressed', 'true')
  arrives.resolve()
  await expect(budgetRail(page)).toBeVisible()
  await expect(chip('Tue')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('region', { name: 'Tuesday' }).getByRole('article').first()).toBeVisible()
  await page.getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(chip('Tue')).toBeHidden()
  await page.goBack()
  await expect(chip('Tue')).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(chip('Wed')).toHaveAttribute('aria-pressed', 'true')
})

test('incomplete, empty and cut-off weeks are refused with a message', async ({ page }) => {
  await page.goto('/dashboard')
  for (const [what, events, message] of failures) {
    await page.route('**/api/ai/plan', (route) => route.fulfill(eventStream(...events)))
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
    const alert = page.getByRole('alert').filter({ hasText: `Failed to generate meal plan: ${message}` })
    await expect(alert, `a week that ${what}`).toBeVisible()
    await alert.getByRole('button', { name: 'Close' }).click()
    await page.unroute('**/api/ai/plan')
  }
  await expect(page.getByRole('button', { name: 'Generate Meal Plan' })).toBeVisible()
})

test('when no answer came, the retry uses the same idempotency key', async ({ page }) => {
  const keys: string[] = []
  await page.route('**/api/ai/plan', (route) => {
    keys.push(route.request().postDataJSON().idempotencyKey)
    return keys.length === 1 ? route.abort() : route.fulfill(doneEvents())
  })
  await pressGenerate(page)
  await expect(page.getByText(/^Failed to generate meal plan: We cannot reach/)).toBeVisible()
  await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
  await expect(budgetRail(page)).toBeVisible()
  expect(keys[1]).toBe(keys[0])
})

test('an impossible week shows ways out, and one click takes one', async ({ page, context }) => {
  let asked = 0
  const no = {
    error: 'no_plan_fits',
    cheapestCents: 11_250,
    ways: [
      { change: { code: 'plan-no-snacks' }, totalCents: 9800 },
      { change: { code: 'drop-dislike', food: 'Beans' }, totalCents: 10_490 },
      { change: { code: 'raise-budget', byCents: 1250 }, totalCents: 11_250 },
    ],
  }
  await page.route('**/api/ai/plan', (route) => {
    asked += 1
    return route.fulfill(asked === 1 ? eventStream(['failed', no]) : doneEvents())
  })
  await pressGenerate(page)
  await expect(page.getByRole('alert')).toContainText('costs $112.50, and your budget is $100')
  await expect(page.getByRole('listitem').filter({ hasText: 'Allow beans' })).toContainText(
    'Your budget changes to $105.',
  )
  await page.getByRole('button', { name: 'Change and plan again: Raise the weekly budget' }).click()
  await expect(budgetRail(page)).toContainText('of $113')
  expect(await stored(context, person, 'profile')).toMatchObject({
    weeklyBudget: 113,
    profileCompleted: true,
  })
})

test('meals that no dish fits name the answers in the way, and one click changes one', async ({
  page,
  context,
}) => {
  let asked = 0
  const no = {
    error: 'no_recipes',
    meals: ['dinner', 'snacks'],
    ways: [
      { change: { code: 'add-tool', tool: 'Air Fryer' }, totalCents: 6100 },
      { change: { code: 'drop-dislike', food: 'Beans' }, totalCents: 10_490 },
    ],
    kept: [{ field: 'allergies', word: 'kiwi' }],
  }
  await page.route('**/api/ai/plan', (route) => {
    asked += 1
    return route.fulfill(asked === 1 ? eventStream(['failed', no]) : doneEvents())
  })
  await pressGenerate(page)
  await expect(page.getByRole('heading', { name: 'No meal fits your answers' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('None of our recipes for dinner and snacks fits')
  await expect(page.getByText('Allergies: kiwi')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Allow beans' })).toContainText(
    'You answered “Foods you dislike: Beans”.',
  )
  await page.getByRole('button', { name: 'Change and plan again: Cook with an air fryer too' }).click()
  await expect(budgetRail(page)).toBeVisible()
  const { cookingTools } = (await stored(context, person, 'profile')) as { cookingTools: string[] }
  expect(cookingTools).toContain('Air Fryer')
})

const SCANT = { ...REPORT, forMore: { budgetCents: 10_700, dishes: 9, dishesNow: 4 } }

test('when meals repeat to save money, the page says what a little more money buys, and one click plans it', async ({
  page,
  context,
}) => {
  let asked = 0
  await page.route('**/api/ai/plan', (route) => {
    asked += 1
    return route.fulfill(asked === 1 ? doneEvents(sampleWeek(), SCANT) : doneEvents())
  })
  await pressGenerate(page)
  const offer = page.getByText('For about $7 more we found a week with 9 different dishes instead of 4.')
  await expect(offer).toBeVisible()
  await page.getByRole('button', { name: 'Plan again with $107' }).click()
  await expect(budgetRail(page)).toContainText('of $107')
  await expect(offer).toBeHidden()
  // The rail shows the new budget before the server has it.
  await expect.poll(() => stored(context, person, 'profile')).toMatchObject({ weeklyBudget: 107 })
})

test('an accepted week gets no offer to spend more', async ({ page, context, baseURL }) => {
  const bought = { ...sampleWeek(), report: SCANT, boughtAt: '2026-11-22T10:00:00.000Z' }
  await save(context, baseURL ?? '', person, 'currentMealPlan', bought)
  await page.goto('/dashboard')
  await expect(page.getByText('Accepted', { exact: true }).filter({ visible: true })).toBeVisible()
  await expect(budgetRail(page)).toContainText('$94.18')
  await expect(page.getByText('different dishes')).toHaveCount(0)
})

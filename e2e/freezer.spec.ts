import { expect } from '@playwright/test'
import { asLeftover } from '../packages/domain/src/week/leftovers.ts'
import { DAY_NAMES } from '../packages/domain/src/week/week-days.ts'
import { expectAccessible } from './accessibility-steps.ts'
import { openMealMenu, sampleWeek, showDay } from './meal-plan-steps.ts'
import { save, signIn, signUpWithProfile, stored } from './people.ts'
import { test } from './test.ts'

/** Chili for Sunday's dinner, and what is left of it for Monday's lunch. */
function weekOfChili() {
  const { days, ...week } = sampleWeek()
  const chili = {
    name: 'Chili',
    recipeId: 'chili',
    servingsPerAdult: 1,
    estimatedCost: 2.1,
    cookingTime: 60,
    keepsDays: 4,
    freezes: true,
    nutrition: { calories: 520, protein: 34, carbs: 40, fat: 22 },
  }
  return {
    ...week,
    days: days.map((day, index) => {
      if (index === 0) return { ...day, meals: { ...day.meals, dinner: { ...chili, sittings: 2 } } }
      return index === 1 ? { ...day, meals: { ...day.meals, lunch: asLeftover(chili) } } : day
    }),
  }
}

const LEFTOVERS = 'Leftovers: Chili'

test('leftovers go into the freezer, another device sees them, and the next plan serves them', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  const profile = { profileCompleted: true, adults: 2, weeklyBudget: 130, leftovers: 'No leftovers' }
  await save(context, baseURL ?? '', person, 'profile', profile)
  await save(context, baseURL ?? '', person, 'currentMealPlan', weekOfChili())
  const phone = await browser.newContext()
  await signIn(phone, baseURL ?? '', person)
  const other = await phone.newPage()
  await other.goto('/dashboard?tab=pantry')
  await page.goto('/dashboard')

  const sunday = await showDay(page, 'Sunday')
  await sunday.getByRole('button', { name: 'Cooked: Chili' }).click()
  await page.getByRole('button', { name: 'Mark as cooked' }).click()
  const done = page.getByRole('dialog', { name: 'Marked as cooked' })
  await done.getByRole('button', { name: 'More portions' }).click()
  await done.getByRole('button', { name: 'Freeze 3 portions' }).click()
  await expect(done).toContainText('3 portions in your freezer.')
  await expectAccessible(page)
  await done.getByRole('button', { name: 'Done' }).click()

  const monday = await showDay(page, 'Monday')
  await openMealMenu(page, 'Monday lunch')
  await page.getByRole('button', { name: 'Freeze it' }).click()
  await expect(monday.getByRole('article', { name: 'In the freezer' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(monday.getByRole('article', { name: LEFTOVERS })).toBeVisible()
  await openMealMenu(page, 'Monday lunch')
  await page.getByRole('button', { name: 'Freeze it' }).click()
  await expect(monday.getByRole('article', { name: 'In the freezer' })).toBeVisible()

  await expect(other.getByText('3 portions', { exact: true })).toBeVisible()
  const rows = other.getByRole('listitem').filter({ hasText: 'Cooked, frozen' })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('520 kcal a portion')
  await expectAccessible(other)
  await rows.first().getByRole('button', { name: 'One more of Chili' }).click()
  await expect(rows.first()).toContainText('4 portions')
  await expect
    .poll(async () =>
      (await stored(context, person, 'pantry')).map(({ quantity }: { quantity: string }) => quantity),
    )
    .toEqual(['4 portions', '2 portions'])

  await page.getByRole('button', { name: 'Generate again' }).click()
  const thawed = async () => {
    const { days }: { days: { meals: object }[] } = await stored(context, person, 'currentMealPlan')
    return days.flatMap(({ meals }, day) =>
      JSON.stringify(meals).includes('"fromFreezer"') ? [DAY_NAMES[day] ?? ''] : [],
    )
  }
  await expect.poll(thawed, { timeout: 30_000 }).not.toEqual([])
  const [first = ''] = await thawed()
  const served = (await showDay(page, first)).getByRole('article', { name: /^From the freezer: Chili/ })
  await expect(served.first()).toContainText('thaw ahead')
  await expectAccessible(page)
  await served.first().getByRole('button', { name: 'Cooked: From the freezer: Chili' }).click()
  await page.getByRole('button', { name: 'Mark as cooked' }).click()
  const eaten = page.getByRole('dialog', { name: 'Marked as cooked' })
  await expect(eaten).toContainText(/Chili\d portions, (now 2 portions|used up)/)
  await phone.close()
})

test('of a dinner for one, one portion at most is offered to the freezer', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', {
    profileCompleted: true,
    adults: 1,
    weeklyBudget: 60,
  })
  const { days, ...week } = weekOfChili()
  const once = days.map((day) => {
    const { dinner } = day.meals
    return { ...day, meals: { ...day.meals, dinner: dinner && { ...dinner, sittings: 1 } } }
  })
  await save(context, baseURL ?? '', person, 'currentMealPlan', { ...week, days: once })
  await page.goto('/dashboard')
  const sunday = await showDay(page, 'Sunday')
  await sunday.getByRole('button', { name: 'Cooked: Chili' }).click()
  await page.getByRole('button', { name: 'Mark as cooked' }).click()
  const done = page.getByRole('dialog', { name: 'Marked as cooked' })
  await expect(done.getByRole('button', { name: 'Freeze 1 portion' })).toBeVisible()
})

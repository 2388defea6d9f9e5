import { LIST, sampleWeek, showDay, thisWeek } from '../meal-plan-steps.ts'
import { save, signUpWithProfile, stored } from '../people.ts'
import { choose, dot, saveUpdate } from '../profile-steps.ts'
import { SKILLET } from '../recipes-steps.ts'
import { expect, test } from './journey.ts'

const NOODLES = {
  name: 'House noodles',
  ingredients: ['4 tbsp peanut butter', '8 oz spaghetti'],
  servings: 4,
  estimatedCost: 1.2,
  cookingTime: 20,
  isCustom: true,
}
const WEEK = {
  ...sampleWeek(),
  days: sampleWeek().days.map(({ day }, at) => ({
    day,
    meals: {
      dinner: at === 1 || at === 4 ? NOODLES : { name: SKILLET, estimatedCost: 1.9, cookingTime: 30 },
    },
  })),
}

test('a new allergy marks unsuitable meals of the week at once, and they are replaced', async ({
  page,
  context,
  baseURL,
}) => {
  // A part of a week is really planned, on a machine that may be busy with other tests.
  test.slow()
  const origin = baseURL ?? ''
  const person = await signUpWithProfile(context, origin)
  await save(context, origin, person, 'profile', { profileCompleted: true, mealTypes: ['Dinner'] })
  await save(context, origin, person, 'currentMealPlan', WEEK)
  await save(context, origin, person, 'currentShoppingList', LIST)
  const notice = page.getByRole('alert').filter({ hasText: 'suit your household' })

  // Meals of days that are over are not planned again.
  await page.clock.install({ time: new Date(`${thisWeek()}T12:00:00`) })
  await test.step('A household is in the middle of an accepted week', async () => {
    await page.goto('/dashboard')
    await expect(page.getByText('Accepted', { exact: true }).filter({ visible: true })).toBeVisible()
    await expect(notice).toBeHidden()
  })

  await test.step('They add a peanut allergy to the profile', async () => {
    await page.goto('/dashboard?tab=settings')
    await page.getByRole('link', { name: 'Update Profile' }).click()
    await dot(page, 7).click()
    await choose(page, 'Peanuts')
    await saveUpdate(page).click()
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('Meals with peanuts are marked at once, with the reason', async () => {
    await expect(notice).toContainText(/House noodles: .* (?:is|are) ruled out by your profile \(Peanuts\)\./)
    const monday = await showDay(page, 'Monday')
    await expect(monday.getByRole('article', { name: 'House noodles' })).toContainText('Does not suit')
  })

  await test.step('One press replaces them on both days, shows the bill, and the list follows', async () => {
    await notice.getByRole('button', { name: 'Replace the 2 meals to come' }).click()
    const toast = page.getByRole('status').filter({ hasText: 'Undo' })
    await expect(toast).toContainText('The rest of the week is planned again.', { timeout: 60_000 })
    await expect(toast).toContainText(/at checkout\.|Same bill\./, { timeout: 30_000 })
    await expect(notice).toBeHidden()
    await expect
      .poll(async () => JSON.stringify(await stored(context, person, 'currentMealPlan')))
      .not.toContain('House noodles')
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  })
})

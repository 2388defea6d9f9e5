import { expect } from '@playwright/test'
import { DAY_NAMES } from '../packages/domain/src/week/week-days.ts'
import { expectAccessible } from './accessibility-steps.ts'
import { save, signUpWithProfile, stored } from './people.ts'
import { test } from './test.ts'

const NOODLES = {
  name: 'House noodles',
  ingredients: ['4 tbsp peanut butter', '8 oz spaghetti'],
  servings: 4,
}
const LINK = `/shared/${Buffer.from(
  JSON.stringify({
    days: DAY_NAMES.map((day) => ({ day, meals: { dinner: NOODLES } })),
    sharedBy: 'kim@example.org',
  }),
).toString('base64url')}`

test('a household with an allergy sees which meals of a shared plan conflict, and swaps them', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const sam = await signUpWithProfile(context, origin)
  const profile = { profileCompleted: true, allergies: ['peanut'], mealTypes: ['Dinner'], zipCode: '72762' }
  await save(context, origin, sam, 'profile', profile)
  // The shared page shows the signed-in view to people who used the app in this browser before.
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Generate Meal Plan' })).toBeVisible()

  await page.goto(LINK)
  await page.getByRole('button', { name: 'Import This Plan' }).click()
  await page.getByRole('button', { name: 'Use this plan' }).click()
  const question = page.getByRole('dialog', { name: 'Use this plan anyway?' })
  await expect(question.getByRole('listitem').first()).toHaveText(
    /^House noodles: 4 tbsp peanut butter .*\(Peanuts\)\.$/,
  )
  await expectAccessible(page)
  expect(await stored(context, sam, 'currentMealPlan')).toBeNull()

  await question.getByRole('button', { name: 'Swap this meal' }).click()
  await expect(page.getByText('with 1 meal swapped')).toBeVisible({ timeout: 30_000 })
  await expect
    .poll(async () => JSON.stringify(await stored(context, sam, 'currentMealPlan')))
    .not.toMatch(/^null$|House noodles/)
})

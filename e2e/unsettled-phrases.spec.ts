import { expect, type Page } from '@playwright/test'
import { pressGenerate } from './meal-plan-steps.ts'
import { save, signUpWithProfile } from './people.ts'
import { expectStepAccessible, saveUpdate } from './profile-steps.ts'
import { test } from './test.ts'

const PROFILE = { profileCompleted: true, mealTypes: ['Dinner'], weeklyBudget: 120 }
const question = (page: Page, phrase: string) =>
  page.getByRole('group', { name: `We don’t know what “${phrase}” forbids` })

test('a celiac household sees which phrases are understood, settles the rest, and only then gets a week', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', PROFILE)
  await page.goto('/profile-update?step=7')
  await page.getByLabel('Other allergies').fill('celiac disease, ice cream, feng shui')
  const celiac = page.getByRole('listitem').filter({ hasText: 'celiac disease' })
  await expect(celiac).toContainText('forbids gluten: wheat, barley and rye')
  await expect(question(page, 'feng shui')).toBeVisible()
  await expectStepAccessible(page)

  // Settles one phrase in the wizard with the keyboard; the other is left for later.
  const milk = question(page, 'ice cream').getByRole('button', { name: 'It means: milk and dairy' })
  await milk.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('“ice cream” means: milk and dairy, for everyone.')).toBeVisible()
  // The answer takes the place of what was read and asked.
  await expect(page.getByRole('listitem').filter({ hasText: 'ice cream' })).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'feng shui' })).toContainText(
    'is not understood yet',
  )
  await saveUpdate(page).click()
  await expect(page).toHaveURL(/\/dashboard/)

  await pressGenerate(page)
  await expect(page.getByRole('heading', { name: /what do these words mean/ })).toBeVisible()
  await expect(question(page, 'ice cream')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '1 question left' })).toBeDisabled()
  await expectStepAccessible(page)
  await question(page, 'feng shui').getByRole('button', { name: 'Keep it as a note' }).click()
  await expect(page.getByText('“feng shui” is a note: not checked.')).toBeVisible()
  await page.getByRole('button', { name: 'Plan my week' }).click()
  await expect(page.getByText('Not checked: feng shui')).toBeVisible({ timeout: 60_000 })
})

test('a sentence about several people is asked about as a whole, and an allergy in it counts at once', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', PROFILE)
  await page.goto('/profile-update?step=7')
  const sentence = 'Priya is vegetarian, Sam and the teenager eat meat, Ann is allergic to peanuts'
  await page.getByLabel('Other restrictions').fill(sentence)
  const asked = question(page, sentence)
  await expect(asked.getByRole('button', { name: /^It means/ })).toHaveText(['It means: Vegetarian'])
  await expect(page.getByText('Ann is allergic to peanuts forbids peanuts.')).toBeVisible()
  await asked.getByRole('button', { name: 'It means: Vegetarian' }).click()
  await expect(page.getByText(`“${sentence}” means: Vegetarian, for everyone.`)).toBeVisible()
})

test('a phrase can be settled with foods that the household searches and picks', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', PROFILE)
  await page.goto('/profile-update?step=7')
  await page.getByLabel('Other restrictions').fill('feng shui')
  await question(page, 'feng shui').getByRole('button', { name: 'Choose foods' }).click()
  await page.getByLabel('Search foods').fill('spinach')
  await page.getByRole('button', { name: 'Fresh spinach', exact: true }).click()
  await expectStepAccessible(page)
  await page.getByRole('button', { name: 'Leave out 1 food' }).click()
  await expect(page.getByText('“feng shui” leaves out 1 food you chose.')).toBeVisible()
  await saveUpdate(page).click()
  await expect(page).toHaveURL(/\/dashboard/)
  const { value } = await (
    await context.request.get(`${baseURL}/api/kv?userId=${person.userId}&key=profile`)
  ).json()
  expect(value.settledPhrases).toEqual([{ phrase: 'feng shui', as: ['spinach'] }])
})

test('a custom diet that is a wish is shown as a wish', async ({ page, context, baseURL }) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', {
    ...PROFILE,
    dietType: 'Other',
    customDiet: 'diabetes friendly',
  })
  await page.goto('/dashboard')
  await expect(page.getByText('a wish: diabetes friendly')).toBeVisible()
})

import { expect, type Page } from '@playwright/test'
import { collectConsoleProblems } from './console-problems.ts'
import { signUpWithTerms, stored } from './people.ts'
import {
  answerEveryStep,
  choose,
  dot,
  expectStep,
  expectStepAccessible,
  next,
  STEP_TITLES,
  saveFirst,
  saveUpdate,
} from './profile-steps.ts'
import { test } from './test.ts'

const TAG = '<script>document.title="owned"</script>'

/** What the household answers on each step, and what each step checks meanwhile. */
const ANSWERS: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await page.getByRole('button', { name: 'One more: Adults' }).click()
    await page.getByLabel('Kids', { exact: true }).fill('2')
    await page.getByLabel('Age of child 1').selectOption('0')
    await page.getByLabel('Age of child 2').selectOption('18')
    await expect(page.getByLabel('Age of child 3')).toHaveCount(0)
    await page.getByLabel('Weekly budget').fill('120')
    await page.getByRole('checkbox', { name: 'Stick to the budget' }).check()
    await expectStepAccessible(page)
  },
  async (page) => {
    await expect(page.getByText('Welcome to Pennyplate')).toHaveCount(0)
    await page.getByLabel('ZIP code').pressSequentially('72a7-62999')
    await expect(page.getByLabel('ZIP code')).toHaveValue('72762')
    await expect(page.getByText('Springdale, AR')).toBeVisible()
    await expect(page.getByText('West South Central')).toBeVisible()
    await expectStepAccessible(page)
  },
  async (page) => {
    for (const tool of ['Grill', 'Stove']) await choose(page, tool)
  },
  async (page) => {
    await choose(page, 'Beginner')
    await choose(page, 'Complex (30+ min)')
  },
  async (page) => {
    await expect(page.getByLabel('Your diet')).toHaveCount(0)
    await choose(page, 'Other')
    await page.getByLabel('Your diet').fill('no red meat')
    await expect(page.getByText('forbids red meat')).toBeVisible()
    await expectStepAccessible(page)
  },
  async (page) => {
    await choose(page, 'Greek')
    await page.getByLabel('Other cuisines').fill('Thai, Peruvian')
    await expect(page.getByRole('radio', { name: 'Mostly what we know' })).toBeChecked()
    await choose(page, 'Something new now and then')
    await expectStepAccessible(page)
  },
  async (page) => {
    for (const name of ['Tree nuts', 'Low sodium']) await choose(page, name)
    await page.getByLabel('Other allergies').fill('mango')
    await page.getByLabel('Other restrictions').fill('feng shui')
    await expect(page.getByRole('listitem').filter({ hasText: 'mango' })).toBeVisible()
    const unknown = page.getByRole('listitem').filter({ hasText: 'feng shui' })
    await expect(unknown).toContainText('is not understood')
    await expectStepAccessible(page)
  },
  async (page) => {
    await choose(page, 'Blue Cheese')
    await page.getByLabel('Other dislikes').fill(`okra, ${TAG}`)
    const tag = page.getByRole('listitem').filter({ hasText: 'script>document.title' })
    await expect(tag).toContainText('is not understood')
    await expectStepAccessible(page)
  },
  async (page) => {
    await choose(page, 'Budget Friendly')
    await choose(page, 'Cook Once Daily')
    await expect(page.getByRole('radio', { name: 'For lunches', exact: true })).toBeChecked()
    await choose(page, 'For lunches and a dinner')
    await expectStepAccessible(page)
  },
  async (page) => {
    await choose(page, 'Lunch')
    await choose(page, 'Desserts')
  },
  async (page) => {
    await choose(page, 'Oat Milk')
    await choose(page, 'No Eggs')
    await expect(page.getByRole('radio', { name: 'Half and half' })).toBeChecked()
    await choose(page, 'Fine with us')
    await expectStepAccessible(page)
  },
  async (page) => {
    await page.getByRole('checkbox', { name: 'Track daily targets' }).check()
    await expect(
      page.getByText('Added sugar only. The sugar of fruit and milk does not count.'),
    ).toBeVisible()
    await page.getByLabel('Sugar (g)').fill('')
    await expectStepAccessible(page)
    await expect(next(page)).toHaveCount(0)
  },
]

/** What is stored after these answers. */
const STORED = {
  adults: 2,
  kids: 2,
  kidAges: [0, 18],
  weeklyBudget: 120,
  stickToBudget: true,
  zipCode: '72762',
  cookingTools: ['Stove', 'Grill'],
  skillLevel: 'Beginner',
  mealDifficulty: 'Complex (30+ min)',
  onTableWithin: [null, 60, 60, 60, 60, 60, null],
  dietType: 'Other',
  customDiet: 'no red meat',
  netCarbs: '30 g',
  cuisineTypes: ['Greek'],
  customCuisines: 'Thai, Peruvian',
  newDishes: 'Something new now and then',
  allergies: ['tree-nut', 'mango'],
  dietaryRestrictions: ['low-sodium', 'feng shui'],
  dislikedFoods: ['Blue Cheese'],
  customDislikedFoods: `okra, ${TAG}`,
  foodGoals: ['Budget Friendly'],
  prepStyle: 'Cook Once Daily',
  leftovers: 'For lunches and a dinner',
  mealTypes: ['Breakfast', 'Dinner'],
  snackTypes: ['Desserts'],
  dairyPreferences: { milk: 'Oat Milk', eggs: 'No Eggs' },
  wholeGrains: 'Fine with us',
  nutritionalTargets: {
    trackNutrition: true,
    dailyCalories: 2000,
    dailyProtein: 50,
    dailyCarbs: 300,
    dailyFat: 65,
    dailyFiber: 25,
    dailySugar: 0,
    dailySodium: 2300,
    dailyCholesterol: 300,
  },
  profileCompleted: true,
}

test('a new household answers all twelve steps on a touch screen and reaches the dashboard', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const consoleProblems = collectConsoleProblems(context)
  const person = await signUpWithTerms(context, baseURL ?? '')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/profile-setup/)
  await expect(page.getByText('Welcome to Pennyplate')).toBeVisible()
  await expect(saveUpdate(page)).toHaveCount(0)

  await answerEveryStep(page, ANSWERS)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Weekly Meal Plan' })).toBeVisible()

  expect(await stored(context, person, 'profile')).toEqual(STORED)
  const me = await (await context.request.get('/api/me')).json()
  expect(me.unsafeMetadata).toMatchObject({ profileCompleted: true, lastUpdated: expect.any(String) })
  expect(await page.title()).not.toBe('owned')
  expect(consoleProblems).toEqual([])
})

test('all twelve steps work with only the keyboard, and each starts at its heading', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithTerms(context, baseURL ?? '')
  await page.goto('/profile-setup')
  await expectStep(page, 1)
  await page.getByLabel('Adults', { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('3')
  for (let step = 1; step <= 12; step++) {
    await expectStep(page, step)
    if (step > 1)
      await expect(page.getByRole('heading', { level: 2, name: STEP_TITLES[step - 1] ?? '' })).toBeFocused()
    if (step === 5) {
      await tabTo(page, 'None')
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { name: 'Keto' })).toBeChecked()
      await tabTo(page, '30 g')
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByRole('radio', { name: '20 g' })).toBeChecked()
    }
    if (step === 7) {
      await tabTo(page, 'Sesame')
      await page.keyboard.press('Space')
    }
    await tabTo(page, step === 12 ? 'Save & Start Meal Planning' : 'Next')
    await page.keyboard.press('Enter')
  }
  await expect(page).toHaveURL('/dashboard')
  expect(await stored(context, person, 'profile')).toMatchObject({
    adults: 3,
    dietType: 'Keto',
    netCarbs: '20 g',
    allergies: ['sesame'],
    profileCompleted: true,
  })
})

/** Presses Tab until the control with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return element?.closest('label')?.textContent || element?.textContent || ''
    })
    if (focused.trim() === name) return
  }
  throw new Error(`Tab never reached ${name}`)
}

test('invalid answers are marked where they were given', async ({ page, context, baseURL }) => {
  const person = await signUpWithTerms(context, baseURL ?? '')
  await page.goto('/profile-setup')
  await page.getByLabel('Adults', { exact: true }).fill('-3')
  await page.getByLabel('Kids', { exact: true }).fill('10000')
  await page.getByLabel('Weekly budget').fill('5')
  await dot(page, 10).click()
  for (const meal of ['Breakfast', 'Lunch', 'Dinner']) await choose(page, meal)
  await expect(page.getByText('Choose at least one meal.')).toBeVisible()
  await dot(page, 12).click()
  await saveFirst(page).click()
  await expectStep(page, 1)
  await expect(page.getByLabel('Adults', { exact: true })).toBeFocused()
  await expect(page.getByText('Enter a number from 1 to 100.')).toBeVisible()
  await expect(page.getByText('Enter a number from 0 to 100.')).toBeVisible()
  await expect(page.getByText('Enter a number from 20 to 1,000.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Step 10 Meal Types needs attention' })).toBeVisible()
  await expectStepAccessible(page)
  expect(await stored(context, person, 'profile')).toBeNull()
})

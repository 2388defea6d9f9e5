import { expect, type Locator, type Page, test } from '@playwright/test'
import { collectComplaints, save, settleIn } from './people.ts'
import { dot, expectStep, expectWellMade, newHousehold, STEP_TITLES, storedProfile } from './profile-steps.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
/** Ticks or unticks a chip. */
const choose = (within: Page | Locator, name: string) => within.getByLabel(name, { exact: true }).click()
const saveFirst = (page: Page) => page.getByRole('button', { name: 'Save & Start Meal Planning' })
const saveUpdate = (page: Page) => page.getByRole('button', { name: 'Save & Return to Dashboard' })

test('a new household answers all twelve steps with its thumbs and finds the dashboard', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const complaints = collectComplaints(page)
  const person = await newHousehold(context, baseURL ?? '')
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/profile-setup/)
  await expect(page.getByText('Welcome to Pennyplate')).toBeVisible()
  await expect(saveUpdate(page)).toHaveCount(0)

  await expectStep(page, 1)
  await page.getByRole('button', { name: 'One more: Adults' }).click()
  await page.getByLabel('Kids', { exact: true }).fill('2')
  await page.getByLabel('Age of child 1').selectOption('0')
  await page.getByLabel('Age of child 2').selectOption('18')
  await expect(page.getByLabel('Age of child 3')).toHaveCount(0)
  await page.getByLabel('Weekly budget').fill('120')
  await page.getByRole('checkbox', { name: 'Stick to the budget' }).check()
  await expectWellMade(page)
  await next(page).click()

  await expectStep(page, 2)
  await expect(page.getByText('Welcome to Pennyplate')).toHaveCount(0)
  await page.getByLabel('ZIP code').pressSequentially('72a7-62999')
  await expect(page.getByLabel('ZIP code')).toHaveValue('72762')
  await expect(page.getByText('Springdale, AR')).toBeVisible()
  await expect(page.getByText('West South Central')).toBeVisible()
  await expectWellMade(page)
  await next(page).click()

  await expectStep(page, 3)
  for (const tool of ['Grill', 'Stove']) await choose(page, tool)
  await expectWellMade(page)
  await next(page).click()

  await expectStep(page, 4)
  await choose(page, 'Beginner')
  await choose(page, 'Complex (30+ min)')
  await expectWellMade(page)
  await next(page).click()

  await expectStep(page, 5)
  await expect(page.getByLabel('Your diet')).toHaveCount(0)
  await choose(page, 'Other')
  await page.getByLabel('Your diet').fill('no red meat')
  await expect(page.getByText('food group')).toBeVisible()
  await expectWellMade(page)
  await next(page).click()

  await expectStep(page, 6)
  await choose(page, 'Greek')
  await page.getByLabel('Other cuisines').fill('Thai, Peruvian')
  await expectWellMade(page)
  await next(page).click()

  await expectStep(page, 7)
  for (const name of ['Tree nuts', 'Low sodium']) await choose(page, name)
  await page.getByLabel('Other allergies').fill('mango')
  await page.getByLabel('Other restrictions').fill('feng shui')
  await expect(page.getByRole('listitem').filter({ hasText: 'mango' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'feng shui' })).toContainText('is not understood')
  await expectWellMade(page)
  await next(page).click()

  await expectStep(page, 8)
  await choose(page, 'Blue Cheese')
  await page.getByLabel('Other dislikes').fill('okra')
  await expectWellMade(page)
  await next(page).click()

  await expectStep(page, 9)
  await choose(page, 'Budget Friendly')
  await choose(page, 'Cook Once Daily')
  await expectWellMade(page)
  await next(page).click()

  await expectStep(page, 10)
  await choose(page, 'Lunch')
  await choose(page, 'Desserts')
  await expectWellMade(page)
  await next(page).click()

  await expectStep(page, 11)
  await choose(page, 'Oat Milk')
  await choose(page, 'No Eggs')
  await expectWellMade(page)
  await next(page).click()

  await expectStep(page, 12)
  await page.getByRole('checkbox', { name: 'Keep track of daily targets' }).check()
  await page.getByLabel('Sugar (g)').fill('')
  await expectWellMade(page)
  await expect(next(page)).toHaveCount(0)
  await saveFirst(page).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: 'Weekly Meal Plan' })).toBeVisible()

  expect(await storedProfile(context, person)).toEqual({
    adults: 2,
    kids: 2,
    kidAges: [0, 18],
    weeklyBudget: 120,
    stickToBudget: true,
    zipCode: '72762',
    cookingTools: ['Stove', 'Grill'],
    skillLevel: 'Beginner',
    mealDifficulty: 'Complex (30+ min)',
    dietType: 'Other',
    customDiet: 'no red meat',
    cuisineTypes: ['Greek'],
    customCuisines: 'Thai, Peruvian',
    allergies: ['tree-nut', 'mango'],
    dietaryRestrictions: ['low-sodium', 'feng shui'],
    dislikedFoods: ['Blue Cheese'],
    customDislikedFoods: 'okra',
    foodGoals: ['Budget Friendly'],
    prepStyle: 'Cook Once Daily',
    mealTypes: ['Breakfast', 'Dinner'],
    snackTypes: ['Desserts'],
    dairyPreferences: { milk: 'Oat Milk', eggs: 'No Eggs' },
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
  })
  const me = await (await context.request.get('/api/me')).json()
  expect(me.unsafeMetadata).toMatchObject({ profileCompleted: true, lastUpdated: expect.any(String) })
  expect(complaints).toEqual([])
})

test('the keyboard alone goes through all twelve steps, each beginning at its heading', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const person = await newHousehold(context, baseURL ?? '')
  await page.goto('/profile-setup')
  await expectStep(page, 1)
  await page.getByLabel('Adults', { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('3')
  for (let step = 1; step <= 12; step++) {
    await expectStep(page, step)
    if (step > 1)
      await expect(page.getByRole('heading', { level: 2, name: STEP_TITLES[step - 1] ?? '' })).toBeFocused()
    await expectWellMade(page)
    if (step === 5) {
      await tabTo(page, 'None')
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('radio', { name: 'Keto' })).toBeChecked()
    }
    if (step === 7) {
      await tabTo(page, 'Sesame')
      await page.keyboard.press('Space')
    }
    await tabTo(page, step === 12 ? 'Save & Start Meal Planning' : 'Next')
    await page.keyboard.press('Enter')
  }
  await expect(page).toHaveURL('/dashboard')
  expect(await storedProfile(context, person)).toMatchObject({
    adults: 3,
    dietType: 'Keto',
    allergies: ['sesame'],
    profileCompleted: true,
  })
})

/** Presses Tab until the control of this name has the focus, as somebody without a mouse would. */
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

test('USDA’s cost of this very household follows the people, and a budget far below it is met kindly', async ({
  page,
  context,
  baseURL,
}) => {
  await newHousehold(context, baseURL ?? '')
  await page.goto('/profile-setup')
  const usda = page.getByRole('region', { name: 'What USDA says a week costs' })
  // One adult of unknown sex: the mean of $57.40 and $72.10, a fifth dearer alone.
  await expect(usda).toContainText('$77.70 a week')
  await expect(usda).toContainText('Your budget covers it')
  await page.getByLabel('Adults', { exact: true }).fill('2')
  await page.getByLabel('Kids', { exact: true }).fill('2')
  await page.getByLabel('Age of child 1').selectOption('7')
  await page.getByLabel('Age of child 2').selectOption('10')
  await expect(usda).toContainText('$231.30 a week')
  await expect(usda).toContainText('$131.30 below it')
  await expect(usda.getByRole('link', { name: /SNAP/ })).toBeVisible()
  await page.getByLabel('Weekly budget').fill('200')
  await expect(usda).toContainText('That can work')
  await page.getByLabel('Adults', { exact: true }).fill('')
  await expect(usda).toHaveCount(0)
})

test('a ZIP code nobody has, or half of one, stops nobody', async ({ page, context, baseURL }) => {
  const person = await newHousehold(context, baseURL ?? '')
  await page.goto('/profile-setup?step=2')
  await expect(page.getByText('prices are those of 72762')).toBeVisible()
  await page.getByLabel('ZIP code').fill('00000')
  await expect(page.getByText('no post office we know has it')).toBeVisible()
  await page.getByLabel('ZIP code').fill('727')
  await dot(page, 12).click()
  await saveFirst(page).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await storedProfile(context, person)).toMatchObject({ zipCode: '727' })
})

test('the calculator fills the targets and closes', async ({ page, context, baseURL }) => {
  await newHousehold(context, baseURL ?? '')
  await page.goto('/profile-setup?step=12')
  await page.getByRole('button', { name: 'Calculate my targets' }).click()
  const dialog = page.getByRole('dialog', { name: 'Target calculator' })
  await expect(dialog).toBeVisible()
  await expectWellMade(page)
  await dialog.getByLabel('Height (in)').fill('12')
  await dialog.getByRole('button', { name: 'Use these targets' }).click()
  await expect(dialog.getByText('Enter a number from 0 to 11.')).toBeVisible()
  await dialog.getByLabel('Height (in)').fill('')
  await choose(dialog, 'Female')
  await dialog.getByLabel('Activity').selectOption('sedentary')
  await choose(dialog, 'Lose weight')
  await expect(dialog.getByText('1,386 kcal a day')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use these targets' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Calculate my targets' })).toBeFocused()
  const filled = { Calories: '1386', Protein: '121', Carbs: '121', Fat: '46', Fiber: '25', Sugar: '35' }
  for (const [name, value] of Object.entries(filled))
    await expect(page.getByLabel(new RegExp(`^${name} `))).toHaveValue(value)
  await expect(page.getByLabel('Sodium (mg)')).toHaveValue('2300')
  await expect(page.getByLabel('Cholesterol (mg)')).toHaveValue('300')
})

test('a draft survives a reload and a lost network, and can be thrown away', async ({
  page,
  context,
  baseURL,
}) => {
  await newHousehold(context, baseURL ?? '')
  await page.goto('/profile-setup')
  await page.getByLabel('Weekly budget').fill('66')
  await dot(page, 7).click()
  await context.setOffline(true)
  await page.getByLabel('Other restrictions').fill('lactose')
  await expect(page.getByText('could not be checked just now')).toBeVisible()
  await context.setOffline(false)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/profile-setup')
  await expect(page.getByText('Your unsaved answers are back')).toBeVisible()
  await expectStep(page, 7)
  await expect(page.getByLabel('Other restrictions')).toHaveValue('lactose')
  await expectWellMade(page)
  await dot(page, 1).click()
  await expect(page.getByLabel('Weekly budget')).toHaveValue('66')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Weekly budget')).toHaveValue('100')
  await page.reload()
  await expect(page.getByLabel('Weekly budget')).toHaveValue('100')
  await expect(page.getByText('Your unsaved answers are back')).toHaveCount(0)
})

test('leaving with unsaved changes asks, inside the app and when the page closes', async ({
  page,
  context,
  baseURL,
}) => {
  await settleIn(context, baseURL ?? '')
  await page.goto('/dashboard?tab=settings')
  await page.getByRole('link', { name: 'Update Profile' }).click()
  await expect(page.getByText('Update Your Profile')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/dashboard/)

  await page.getByRole('link', { name: 'Update Profile' }).click()
  await page.getByLabel('Weekly budget').fill('90')
  await page.goBack()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByLabel('Weekly budget')).toHaveValue('90')

  const asked = page.waitForEvent('dialog')
  const reload = page.reload().catch(() => {})
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reload
  await expect(page.getByLabel('Weekly budget')).toHaveValue('90')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/dashboard/)
})

test('a failed save says so, loses nothing, and works when tried again', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await newHousehold(context, baseURL ?? '')
  await page.goto('/profile-setup')
  await page.getByLabel('Weekly budget').fill('77')
  await dot(page, 12).click()
  await page.route('**/api/kv?*', (route) => {
    if (route.request().method() === 'POST')
      return route.fulfill({ status: 503, json: { error: 'unavailable' } })
    return route.continue()
  })
  await saveFirst(page).click()
  await expect(page.getByRole('alert')).toContainText('Failed to save profile. Please try again.')
  await expect(saveFirst(page)).toBeEnabled()
  await dot(page, 1).click()
  await expect(page.getByLabel('Weekly budget')).toHaveValue('77')
  await page.unroute('**/api/kv?*')
  await dot(page, 12).click()
  await saveFirst(page).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await storedProfile(context, person)).toMatchObject({ weeklyBudget: 77, profileCompleted: true })
})

test('a save that cannot be read back has failed; the buttons wait while it is on its way', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await settleIn(context, baseURL ?? '')
  await page.goto('/profile-update?step=9')
  await choose(page, 'Muscle Gain')
  const answers = Promise.withResolvers<void>()
  let written = false
  await page.route('**/api/kv?*', async (route) => {
    if (route.request().method() === 'POST') written = true
    else if (written) {
      await answers.promise
      return route.fulfill({ json: { value: null, revision: 1 } })
    }
    return route.continue()
  })
  await saveUpdate(page).click()
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  await expect(next(page)).toBeDisabled()
  answers.resolve()
  await expect(page.getByRole('alert')).toContainText('Failed to save profile updates. Please try again.')
  await expect(page.getByRole('checkbox', { name: 'Muscle Gain' })).toBeChecked()
  await page.unroute('**/api/kv?*')
  await saveUpdate(page).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  expect(await storedProfile(context, person)).toMatchObject({
    foodGoals: ['Muscle Gain'],
    profileCompleted: true,
    lastUpdated: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
})

test('every step of an update can save, with the hint to do so', async ({ page, context, baseURL }) => {
  test.setTimeout(120_000)
  await settleIn(context, baseURL ?? '')
  await page.goto('/profile-update')
  for (let step = 1; step <= 12; step++) {
    await dot(page, step).click()
    await expectStep(page, step)
    await expect(saveUpdate(page)).toBeVisible()
    await expect(page.getByText('Use Save & Return to Dashboard')).toBeVisible()
    await expectWellMade(page)
  }
  await expect(saveFirst(page)).toBeVisible()
})

test('answers that cannot be kept are pointed out where they are', async ({ page, context, baseURL }) => {
  const person = await newHousehold(context, baseURL ?? '')
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
  await expect(page.getByRole('button', { name: 'Step 10 Meal Types needs a look' })).toBeVisible()
  await expectWellMade(page)
  expect(await storedProfile(context, person)).toBeUndefined()
})

test('the server refuses hostile profiles and says what is wrong', async ({ context, baseURL }) => {
  const origin = baseURL ?? ''
  const person = await newHousehold(context, origin)
  const post = (value: unknown) =>
    context.request.post(`/api/kv?userId=${person.userId}&key=profile`, {
      headers: { origin },
      data: { value },
    })
  const cases: [object, string][] = [
    [{ adults: -1 }, 'adults'],
    [{ kids: 10_000 }, 'kids'],
    [{ weeklyBudget: 19 }, 'weeklyBudget'],
    [{ zipCode: '<script>' }, 'zipCode'],
    [{ customDiet: 'x'.repeat(1_000_000) }, 'customDiet'],
    [{ dietType: '<script>alert(1)</script>' }, 'dietType'],
  ]
  for (const [value, path] of cases) {
    const answer = await post(value)
    expect(answer.status()).toBe(400)
    expect(await answer.json()).toMatchObject({
      error: 'invalid_value',
      details: [{ path, reason: expect.stringMatching(/\S/) }],
    })
  }
})

test('a script tag in free text is shown and saved as the text it is', async ({ page, context, baseURL }) => {
  const complaints = collectComplaints(page)
  const person = await newHousehold(context, baseURL ?? '')
  const tag = '<script>document.title="owned"</script>'
  await page.goto('/profile-setup?step=8')
  await page.getByLabel('Other dislikes').fill(tag)
  await expect(page.getByRole('listitem').filter({ hasText: 'is not understood' }).first()).toBeVisible()
  await dot(page, 12).click()
  await saveFirst(page).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await storedProfile(context, person)).toMatchObject({ customDislikedFoods: tag })
  expect(await page.title()).not.toBe('owned')
  expect(complaints).toEqual([])
})

test('a profile of the observed product loads, is repaired, and keeps what it had', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const person = await settleIn(context, origin)
  await save(context, origin, person, 'profile', {
    adults: '2',
    kids: 2,
    kidAges: ['3', ''],
    weeklyBudget: '',
    cookingTools: ['Stovetop', 'Oven'],
    dietType: 'Vegan',
    dietaryRestrictions: 'no pork, kiwi',
    allergies: ['peanut'],
    dairyPreferences: { milk: 'Soy Milk', butter: 'salted' },
    nutritionalTargets: { dailyCalories: '1800', dailyProtein: '', dailyIron: 18 },
    favoriteColor: 'green',
    profileCompleted: true,
  })
  await page.goto('/profile-update')
  await expect(page.getByLabel('Adults', { exact: true })).toHaveValue('2')
  await expect(page.getByLabel('Weekly budget')).toHaveValue('100')
  await expect(page.getByLabel('Age of child 2')).toHaveValue('8')
  await dot(page, 3).click()
  await expect(page.getByRole('checkbox', { name: 'Stove' })).toBeChecked()
  await dot(page, 7).click()
  await expect(page.getByRole('checkbox', { name: 'Peanuts' })).toBeChecked()
  await expect(page.getByLabel('Other restrictions')).toHaveValue('no pork, kiwi')
  await saveUpdate(page).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await storedProfile(context, person)).toMatchObject({
    adults: 2,
    kidAges: [3, 8],
    weeklyBudget: 100,
    cookingTools: ['Stove', 'Oven'],
    dietType: 'Vegan',
    dietaryRestrictions: ['no pork', 'kiwi'],
    allergies: ['peanut'],
    dairyPreferences: { milk: 'Soy Milk', eggs: 'Large White Eggs', butter: 'salted' },
    nutritionalTargets: { dailyCalories: 1800, dailyProtein: 50, dailyIron: 18 },
    favoriteColor: 'green',
    profileCompleted: true,
  })
})

test('what another device saved meanwhile is kept beside what is saved here', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const person = await settleIn(context, origin)
  await page.goto('/profile-update')
  await page.getByLabel('Weekly budget').fill('88')
  await save(context, origin, person, 'profile', { profileCompleted: true, zipCode: '10001', adults: 4 })
  await saveUpdate(page).click()
  await expect(page).toHaveURL('/dashboard')
  expect(await storedProfile(context, person)).toMatchObject({
    weeklyBudget: 88,
    zipCode: '10001',
    adults: 4,
  })
})

import { expect, type Page } from '@playwright/test'
import { weekRange } from '../apps/web/src/messages/day-words.ts'
import { addDays } from '../packages/domain/src/calendar-day.ts'
import { expectAccessible } from './accessibility-steps.ts'
import { sampleWeek } from './meal-plan-steps.ts'
import { save, signIn, signUpWithProfile, stored } from './people.ts'
import { LIST, openShoppingList } from './shopping-steps.ts'
import { test } from './test.ts'

// Without a connection, a page opens what it has loaded.
test.use({ loadsAhead: true })

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const total = (page: Page) =>
  page.getByRole('region', { name: 'What to buy' }).getByText('Total').locator('..')
const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Edit ${name}` }) })

test('a list shows the price and price source of each line, and links to the store’s search', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await openShoppingList(page, context, baseURL ?? '', person, LIST)
  await expect(page.getByText('$11.51 of $20, $8.49 left')).toBeVisible()
  await expect(page.getByText('Budget: $20 a week. At checkout, most likely $10.99 to $12.03.')).toBeVisible()
  // On another device: the week is held against the budget of today, as on the plan.
  const profile = await stored(context, person, 'profile')
  await save(context, baseURL ?? '', person, 'profile', { ...profile, weeklyBudget: 25 })
  await expect(page.getByText('$11.51 of $25, $13.49 left')).toBeVisible()
  await expect(
    page.getByRole('heading', { level: 2 }).filter({ hasText: /Produce|Canned|Dairy/ }),
  ).toHaveText(['Produce', 'Canned goods and broth', 'Dairy, eggs and refrigerated'])
  await expect(rowOf(page, 'Carrots')).toContainText('2 lb bag')
  const origin = rowOf(page, 'Carrots').getByText('Shelf price of Oct 2, 2026, $1.71–$2.11')
  await expect(origin).toBeHidden()
  await page.getByRole('button', { name: 'Where the price of Carrots comes from' }).click()
  await expect(origin).toBeVisible()
  const link = page.getByRole('link', { name: 'Carrots, search at Walmart' })
  await expect(link).toHaveAttribute('href', 'https://www.walmart.com/search?q=Carrots')
  await expect(page.getByRole('region', { name: 'Money Saving Tips' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText('More eggs than usual: Large eggs.')).toBeVisible()
  await expect(page.getByText('White rice, 14 oz')).toBeVisible()

  await page.getByRole('button', { name: 'Order from Walmart (Coming Soon)' }).click()
  await expect(page.getByRole('dialog', { name: 'Coming soon' })).toContainText('integration is coming soon')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Order from Walmart (Coming Soon)' })).toBeFocused()
})

test('every change to a line updates the total at once', async ({ page, context, baseURL }) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await openShoppingList(page, context, baseURL ?? '', person, LIST)
  const edit = (name: string) => page.getByRole('button', { name: `Edit ${name}` }).click()

  await edit('Canned black beans')
  await page.getByRole('button', { name: 'One more: 15 oz can' }).click()
  await expect(page.getByLabel('Price paid')).toHaveAttribute('placeholder', '1.66')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'Canned black beans')).toContainText('2 × 15 oz cans')
  await expect(total(page)).toContainText('$12.34')

  await edit('Large eggs')
  await page.getByLabel('Price paid').fill('cheap')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter an amount such as 3.49, or leave it blank.')).toBeVisible()
  await page.getByLabel('Price paid').fill('1.09')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'Large eggs')).toContainText('The price you paid; listed at $2.09')
  await expect(total(page)).toContainText('$11.34')

  await edit('Fresh spinach')
  await page.getByLabel('I already have this').check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'Fresh spinach')).toContainText('Already at home')
  await expect(total(page)).toContainText('$9.13')

  await edit('Carrots')
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(rowOf(page, 'Carrots')).toHaveCount(0)
  await expect(page.getByText('Carrots: the 5 lb bag')).toHaveCount(0)
  await expect(page.getByText('and of carrots')).toBeVisible()
  await expect(total(page)).toContainText('$7.22')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(total(page)).toContainText('$9.13')
  await expect(page.getByText('Carrots: the 5 lb bag')).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toHaveAccessibleName('Carrots, 2 lb bag')

  await page.getByLabel('Add an item').fill('2 lb ground coffee')
  await page.getByLabel('Add an item').press('Enter')
  await expect(page.getByText(/ added under Beverages\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Beverages' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Beverages' })).toBeVisible()
  await expect
    .poll(async () => {
      const list: typeof LIST = await stored(context, person, 'currentShoppingList')
      const sum = list.sections
        .flatMap(({ items }) => items)
        .reduce((cents, { estimatedPrice }) => cents + Math.round(estimatedPrice * 100), 0)
      return sum === Math.round(list.totalCost * 100) && sum > 913
    })
    .toBe(true)
})

test('what is typed without a connection gets its aisle and price once there is one', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await openShoppingList(page, context, baseURL ?? '', person, LIST)
  await context.setOffline(true)
  await page.getByLabel('Add an item').fill('2 gallons whole milk')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Whole milk')).toContainText('no price')
  await context.setOffline(false)
  await expect(rowOf(page, 'Whole milk')).toContainText('$')
  await expect(rowOf(page, 'Whole milk')).toHaveCount(1)
  await expect
    .poll(async () => JSON.stringify(await stored(context, person, 'currentShoppingList')))
    .toMatch(/"name":"Whole milk"[^{}]*"estimatedPrice"/)
})

test('checkmarks survive a reload and a new sort order, and end with their list', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await openShoppingList(page, context, baseURL ?? '', person, LIST)
  await box(page, 'Carrots').check()
  await box(page, 'Large eggs').check()
  await expect(page.getByText('2 of 6 checked')).toBeVisible()
  await page.reload()
  await expect(box(page, 'Large eggs')).toBeChecked()

  const reordered = LIST.sections.map((section) => ({ ...section, items: section.items.toReversed() }))
  await save(context, baseURL ?? '', person, 'currentShoppingList', {
    ...LIST,
    sections: reordered.toReversed(),
  })
  await expect(page.getByRole('checkbox').first()).toHaveAccessibleName('Large eggs, 12 ct')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(box(page, 'Carrots')).toBeChecked()

  const next = { ...LIST, createdAt: '2026-11-29T10:00:00.000Z' }
  await save(context, baseURL ?? '', person, 'currentShoppingList', next)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('two phones in two aisles, one of them offline for a while: every checkmark of both is on both', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await openShoppingList(page, context, baseURL ?? '', person, LIST)
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  await signIn(other, baseURL ?? '', person)
  const phone = await other.newPage()
  await phone.goto('/dashboard?tab=shopping')
  for (const one of [page, phone]) await one.getByRole('button', { name: 'Start shopping' }).click()
  await box(page, 'Carrots').check()
  await expect(box(phone, 'Carrots')).toBeChecked()

  await other.setOffline(true)
  await box(phone, 'Large eggs').check()
  await box(phone, 'Carrots').uncheck()
  await box(page, 'Yellow onion').check()
  await expect(box(phone, 'Yellow onion')).not.toBeChecked()
  await other.setOffline(false)
  for (const one of [page, phone]) {
    await expect(box(one, 'Large eggs')).toBeChecked()
    await expect(box(one, 'Yellow onion')).toBeChecked()
    await expect(box(one, 'Carrots')).not.toBeChecked()
    await expect(one.getByText('4 items to get')).toBeVisible()
  }
  await other.close()
})

test('checkmarks that version 0.2 kept in the browser become the household’s', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  const marks = [{ category: 'Produce', position: 0, name: 'Carrots' }]
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem('seen')) return
      localStorage.setItem(key, text)
      sessionStorage.setItem('seen', 'yes')
    },
    [
      `pennyplate.shopping-ticks.${person.userId}`,
      JSON.stringify({ listId: LIST.createdAt, marks }),
    ] as const,
  )
  await openShoppingList(page, context, baseURL ?? '', person, LIST)
  await expect(box(page, 'Carrots')).toBeChecked()
  await expect
    .poll(async () => JSON.stringify(await stored(context, person, 'currentShoppingList')))
    .toContain('tickedAt')
  await box(page, 'Carrots').uncheck()
  await page.reload()
  await expect(box(page, 'Carrots')).not.toBeChecked()
})

test('another device plans the next week, and this one keeps its list, which is one press away from there', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  const week = sampleWeek()
  const dates = weekRange(week.weekStartDate).join(' – ')
  await save(context, baseURL ?? '', person, 'currentMealPlan', week)
  await openShoppingList(page, context, baseURL ?? '', person, LIST)
  await expect(page.getByText(`For the week of ${dates}.`)).toBeVisible()
  const other = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' })
  await signIn(other, baseURL ?? '', person)
  const next = { ...week, weekStartDate: addDays(week.weekStartDate, 7) }
  const command = { type: 'take', plan: next }
  const data = { idempotencyKey: 'next week', command }
  const taken = await other.request.post('/api/week/commands', { headers: { origin: baseURL ?? '' }, data })
  expect(taken.ok()).toBe(true)

  const desk = await other.newPage()
  await desk.goto('/dashboard?tab=shopping')
  await expect(desk.getByText('The week on screen has no list yet.')).toBeVisible()
  await expectAccessible(desk)
  await box(page, 'Carrots').check()
  await page.reload()
  await expect(page.getByText(`For the week of ${dates}.`)).toBeVisible()
  await expect(box(page, 'Carrots')).toBeChecked()

  await desk.getByRole('button', { name: `Open the list for ${dates}` }).click()
  await expect(box(desk, 'Carrots')).toBeChecked()
  await other.close()
})

test('without a list the tab links to the plan; bought items move to the pantry, and Undo moves them back', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await page.goto('/dashboard?tab=shopping')
  const empty = page.getByText('No shopping list available. Generate a meal plan first!')
  await expect(empty).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to my meal plan' })).toHaveAttribute('href', '/dashboard')
  await openShoppingList(page, context, baseURL ?? '', person, LIST)
  await page.getByRole('checkbox').first().check()

  await page.getByRole('button', { name: 'Add Shopping List to Pantry (After Ordering)' }).click()
  await page.getByRole('button', { name: 'Bought all 5' }).click()
  await expect(page.getByText('6 items added to your pantry. The list is cleared.')).toBeVisible()
  await expect(empty).toBeVisible()
  await expect.poll(async () => stored(context, person, 'currentShoppingList')).toBeNull()
  const pantry = await stored(context, person, 'pantry')
  expect(pantry).toHaveLength(6)
  expect(pantry).toContainEqual(expect.objectContaining({ fromShoppingList: true, name: 'Carrots' }))

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(6)
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await expect.poll(async () => stored(context, person, 'pantry')).toEqual([])
})

test('what is not checked off is asked about: it joins the pantry or stays on the list', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const person = await signUpWithProfile(context, baseURL ?? '')
  await openShoppingList(page, context, baseURL ?? '', person, LIST)
  await box(page, 'Carrots').check()
  const add = page.getByRole('button', { name: 'Add Shopping List to Pantry (After Ordering)' })
  await add.click()
  const question = page.getByRole('dialog', { name: 'Did you buy these?' })
  await expect(question.getByRole('checkbox')).toHaveCount(5)
  await expectAccessible(page)
  await question.getByRole('checkbox', { name: /^Large eggs/ }).check()
  await question.getByRole('button', { name: 'Bought 1 of them' }).click()
  await expect(page.getByText('2 items added to your pantry. 4 items stay on your list.')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(4)
  const names = async () =>
    ((await stored(context, person, 'pantry')) ?? []).map(({ name }: { name: string }) => name)
  await expect.poll(names).toEqual(['Carrots', 'Large eggs'])
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(6)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect.poll(names).toEqual([])
  await add.click()
  await question.getByRole('button', { name: 'Bought none of them' }).click()
  await expect(page.getByText('1 item added to your pantry. 5 items stay on your list.')).toBeVisible()
  await expect.poll(names).toEqual(['Carrots'])
  // What the week costs stays the same.
  await expect(page.getByText(/^\$11\.51 of /)).toBeVisible()
  await expect(page.getByText(/\$[\d.]+ of it is in your pantry\./)).toBeVisible()
})

test('meat that is cooked after its date is frozen first', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? ''
  const person = await signUpWithProfile(context, origin)
  const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
  const days = names.map((day) => ({ day, meals: { dinner: { name: `Bake of ${day}` } } }))
  await save(context, origin, person, 'currentMealPlan', { days, weekStartDate: '2026-11-22' })
  const meat = (name: string, dish: string) => ({
    ...LIST.sections[0]?.items[0],
    name,
    pantryCategory: 'Meat',
    keepsDays: 2,
    usedIn: [dish],
  })
  const items = [meat('Chicken thighs', 'Bake of Saturday'), meat('Pork chops', 'Bake of Monday')]
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00'))
  await openShoppingList(page, context, origin, person, {
    ...LIST,
    sections: [{ category: 'Meat and poultry', items }],
  })
  const freeze = page.getByRole('region', { name: 'Freeze when you get home' })
  await expect(freeze.getByRole('listitem')).toHaveText([
    'Chicken thighs: fresh for 2 days. Freeze what you need for Saturday’s bake of Saturday, and thaw it in the refrigerator the evening before.',
  ])
})

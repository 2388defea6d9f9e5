import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectNoHorizontalScroll } from './accessibility-steps.ts'
import { FINGER, KEYBOARD, MOUSE } from './hands.ts'
import { acceptWeek } from './meal-plan-steps.ts'
import { type Person, save, stored } from './people.ts'
import { signUpWithWeek } from './planned-week.ts'
import { test } from './test.ts'

// Without a connection, a page opens what it has loaded.
test.use({ loadsAhead: true })

/** Pantry and week look after each other: staples that run out, food to use soon, food thrown away. */

const inDays = (days: number) =>
  new Date(Date.now() - new Date().getTimezoneOffset() * 60_000 + days * 86_400_000)
    .toISOString()
    .slice(0, 10)

type Line = { name: string; foodId?: string; estimatedPrice?: number }

let person: Person

test.beforeEach(async ({ context, baseURL }) => {
  person = await signUpWithWeek(
    context,
    baseURL ?? '',
    {},
    { alwaysHave: ['salt', 'olive-oil', 'mayonnaise'] },
  )
})

const runningOut = (page: Page) => page.getByRole('region', { name: 'Running out of a staple?' })

test('a staple that runs out goes on the list, with a price, and is at home again once it is bought', {
  tag: '@wide',
}, async ({ page, context, isMobile }) => {
  const listed = async (): Promise<Line[]> => {
    const { sections = [] } = (await stored(context, person, 'currentShoppingList')) ?? {}
    return sections.flatMap(({ items }: { items: Line[] }) => items)
  }
  const saltLine = async () => (await listed()).find(({ foodId }) => foodId === 'salt')

  await page.goto('/dashboard?tab=pantry')
  const salt = runningOut(page).getByRole('button', { name: 'Salt' })
  await (isMobile ? FINGER : MOUSE).press(salt)
  await expect(salt).toHaveAttribute('aria-pressed', 'true')
  await expect(runningOut(page)).toContainText('Salt goes on your next shopping list.')
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)

  await page.goto('/dashboard')
  await acceptWeek(page)
  await expect.poll(saltLine).toMatchObject({ name: 'Table salt', quantity: 1 })
  expect((await saltLine())?.estimatedPrice).toBeGreaterThan(0)

  const oil = runningOut(page).getByRole('button', { name: 'Olive oil' })
  await KEYBOARD.press(oil)
  await expect(runningOut(page)).toContainText('Olive oil is on your list now.')
  await expect.poll(async () => (await listed()).map(({ foodId }) => foodId)).toContain('olive-oil')
  await KEYBOARD.press(oil)
  await expect(runningOut(page)).toContainText('Olive oil counts as at home again.')
  await expect.poll(async () => (await listed()).map(({ foodId }) => foodId)).not.toContain('olive-oil')

  await page.goto('/dashboard?tab=shopping')
  await page.getByRole('checkbox', { name: /Table salt/ }).check({ force: true })
  await page.getByRole('button', { name: /^Add Shopping List to Pantry/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bought none of them' }).click()
  await expect.poll(async () => (await stored(context, person, 'pantry'))?.length).toBe(1)
  await page.goto('/dashboard?tab=pantry')
  await expect(salt).toHaveAttribute('aria-pressed', 'false')
})

test('cooking ends with the staples the meal used', async ({ page }) => {
  await page.goto('/dashboard?tab=recipes')
  const card = page.getByRole('article', { name: /^Recipe: Tuna salad sandwich/ }).first()
  await card.getByRole('button', { name: 'Tuna salad sandwich', exact: true }).click()
  await page.getByRole('button', { name: 'Start cooking' }).click()
  await expect(page.getByRole('region', { name: 'Get everything ready' })).toBeFocused()
  const end = page.getByRole('heading', { name: 'That was the last step' })
  while (!(await end.isVisible())) await page.keyboard.press('ArrowRight')
  await expect(runningOut(page).getByRole('button', { name: 'Olive oil' })).toBeHidden()
  await runningOut(page).getByRole('button', { name: 'Mayonnaise' }).click()
  await expect(runningOut(page)).toContainText('Mayonnaise goes on your next shopping list.')
  await expectAccessible(page, '[role="dialog"]')
})

test('the week begins with what to use soon, where it is used, and what is past its date', {
  tag: '@wide',
}, async ({ page, context, baseURL, isMobile }) => {
  const priced = { priceCents: 300, priceFor: '2 items' }
  await save(context, baseURL ?? '', person, 'pantry', [
    { id: 'y', name: 'Yogurt', quantity: '1 item', category: 'Dairy', expiryDate: inDays(-2), ...priced },
    {
      id: 'b',
      name: 'Ground beef',
      foodId: 'ground-beef-80',
      quantity: '1 lb',
      category: 'Meat',
      expiryDate: inDays(1),
    },
    {
      id: 's',
      name: 'Spinach',
      foodId: 'spinach',
      quantity: '1 bag',
      category: 'Produce',
      expiryDate: inDays(2),
    },
    { id: 'r', name: 'Rice', quantity: '2 lb', category: 'Grains' },
  ])
  await page.goto('/dashboard')
  const soon = page.getByRole('region', { name: 'Use soon' })
  await expect(soon.getByRole('listitem')).toHaveCount(3)
  const row = (name: string) => soon.getByRole('listitem').filter({ hasText: name })
  await expect(row('Yogurt')).toContainText('2 days past its date')
  await expect(row('Ground beef')).toContainText(/In \w+ dinner: Beef tacos/)
  await expect(row('Spinach')).toContainText('In no meal by then')
  await expectAccessible(page)
  await expectNoHorizontalScroll(page)

  await (isMobile ? FINGER : MOUSE).press(row('Yogurt').getByRole('button', { name: /^Threw it away/ }))
  await expect(page.getByText('Yogurt is thrown away: $1.50.')).toBeVisible()
  await expect(row('Yogurt')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row('Yogurt')).toBeVisible()
  await expect.poll(() => stored(context, person, 'wastedFood')).toEqual([])
  await context.setOffline(true)
  await row('Yogurt').getByRole('button', { name: 'Threw it away: Yogurt' }).click()
  await expect(row('Yogurt')).toBeHidden()
  await context.setOffline(false)
  await expect.poll(async () => (await stored(context, person, 'wastedFood'))[0]?.cents).toBe(150)
  await KEYBOARD.press(row('Ground beef').getByRole('button', { name: 'Used it: Ground beef' }))
  await expect(row('Ground beef')).toBeHidden()

  await KEYBOARD.press(row('Spinach').getByRole('link', { name: 'Find a dish: Spinach' }))
  await expect(page.getByRole('searchbox')).toHaveValue('Spinach')
  await expect(page.getByText(/^\d+ recipes$/)).toBeVisible()

  await page.goto('/dashboard?tab=pantry')
  const waste = page.getByRole('region', { name: 'Thrown away' })
  await expect(waste).toContainText('$1.50 for 1 item in the last four weeks.')
  await expectAccessible(page)
  await waste.getByRole('button', { name: 'Remove: Yogurt' }).click()
  await expect(waste).toBeHidden()
})

test('food that spoils gets a date, which can be corrected', async ({ page, context }) => {
  await page.goto('/dashboard?tab=pantry')
  const { press, write } = KEYBOARD
  await press(page.getByRole('button', { name: 'Add Manually' }))
  await write(page.getByLabel('Item name'), 'Milk')
  await expectAccessible(page)
  const date = page.getByLabel('Use by (optional)')
  await expect(date).not.toHaveValue('')
  await expect(
    page.getByText(/^Keeps about .* Change the date if the package says another one\.$/),
  ).toBeVisible()
  await press(page.getByRole('button', { name: 'Add item' }))
  await expect
    .poll(() => stored(context, person, 'pantry'))
    .toMatchObject([{ name: 'Milk', expiryEstimated: true }])
  await expect(date).toHaveValue('')
  await page.getByLabel('Item name').fill('Spinach')
  await expect(date).not.toHaveValue('')
  await date.fill(inDays(3))
  await press(page.getByRole('button', { name: 'Add item' }))
  await expect
    .poll(async () => (await stored(context, person, 'pantry'))[1])
    .toMatchObject({ name: 'Spinach', expiryDate: inDays(3) })
  expect((await stored(context, person, 'pantry'))[1].expiryEstimated).toBeUndefined()
  await page.getByLabel('Item name').fill('White rice')
  await expect(page.getByText(/^Keeps about 2 years/)).toBeVisible()
  await expect(date).toHaveValue('')
})

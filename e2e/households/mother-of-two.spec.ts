import type { BrowserContext, Page } from '@playwright/test'
import { unsaidAmounts } from '../../apps/server/src/testing/unsaid-amounts.ts'
import { addDays } from '../../packages/domain/src/calendar-day.ts'
import { DAY_NAMES } from '../../packages/domain/src/week/week-days.ts'
import { MOUSE } from '../hands.ts'
import { expect, test } from '../journeys/journey.ts'
import { openMealMenu, showDay, thisWeek } from '../meal-plan-steps.ts'
import { receipt } from '../pantry-steps.ts'
import { type Person, stored } from '../people.ts'
import { changeToast, skip } from '../week-steps.ts'
import { acceptAndRead, openHousehold, planWeek, readRail, readWeek, takeFitting } from './household-steps.ts'

const BUDGET = 110
const FAMILY = { adults: 1, kids: 2, kidAges: [5, 9], weeklyBudget: BUDGET, prepStyle: 'Cook Once Daily' }

test('a mother of two plans, shops and cooks for three weeks, and buys nothing twice', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000)
  const origin = baseURL ?? ''
  const person = await openHousehold(page, context, origin, FAMILY)

  await test.step('A week for $110, in which she takes another dinner, skips a lunch and eats up a dinner', async () => {
    await planWeek(page, BUDGET)
    await takeFitting(page, BUDGET)
    let before = await readRail(page, BUDGET)
    await skip({ page, hand: MOUSE }, 'Wednesday lunch')
    await expect(changeToast(page)).toContainText(/at checkout|Same bill/)
    let now = await readRail(page, BUDGET)
    expect(now).toBeLessThanOrEqual(before)
    before = now
    const friday = await showDay(page, 'Friday')
    const menu = await openMealMenu(page, 'Friday dinner')
    await menu.getByRole('button', { name: 'Leftovers' }).click()
    await expect(changeToast(page)).toContainText(/Leftovers for Friday dinner\. .*(?:at checkout|Same bill)/)
    await expect(friday.getByRole('article', { name: 'Leftovers', exact: true })).not.toContainText('$')
    now = await readRail(page, BUDGET)
    expect(now).toBeLessThanOrEqual(before)
  })

  await test.step('What is left over is only reheated', async () => {
    const plates = (await readWeek(page)).map(({ plate }) => plate)
    expect(plates.filter((plate) => plate.startsWith('Leftovers: '))).not.toEqual([])
    await page.goto('/dashboard?tab=recipes')
    const reheat = page.getByRole('button', { name: /^Leftovers: / }).first()
    const dish = (await reheat.innerText()).replace('Leftovers: ', '')
    await reheat.click()
    const needed = page.getByRole('dialog').getByRole('region', { name: 'Ingredients' })
    await expect(needed).toContainText(`${dish}, left over`)
    await page.keyboard.press('Escape')
  })

  await page.goto('/dashboard')
  const bill = await test.step('The list costs what the week says', () => acceptAndRead(page, BUDGET))

  await test.step('All of it is bought, and her receipt of more is read', async () => {
    const count = bill.lines.length
    await page.getByRole('button', { name: 'Add Shopping List to Pantry (After Ordering)' }).click()
    await page.getByRole('button', { name: `Bought all ${count}` }).click()
    await expect(page.getByText(`${count} items added to your pantry. The list is cleared.`)).toBeVisible()
    await page.goto('/dashboard?tab=pantry')
    await page.getByRole('button', { name: 'Photo Scan', exact: true }).click()
    const panel = page.getByRole('region', { name: 'Photo Scan' })
    await panel
      .locator('input[type=file]')
      .setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: await receipt() })
    await expect(panel.getByRole('checkbox', { name: 'Keep Whole milk' })).toBeChecked({ timeout: 60_000 })
    await expect(panel.getByText('$3.48 paid')).toBeVisible()
    await panel.getByRole('button', { name: 'Add 1 item to pantry' }).click()
    await expect(page.getByText('Added 1 item from photo!')).toBeVisible()
  })

  for (const weeks of [1, 2])
    await test.step(`Week ${weeks + 1} keeps to $110 and buys only what is not at home`, async () => {
      await cookWeek(context, origin, person)
      await expectSaidPantry(page)
      const sunday = addDays(thisWeek(), 7 * weeks)
      await page.clock.setSystemTime(new Date(`${sunday}T07:00:00`))
      await planNewWeek(page)
      const spent = await readRail(page, BUDGET)
      await readWeek(page)
      const bill = await acceptAndRead(page, BUDGET)
      expect(bill.totalCents).toBe(spent)
      expect(spent).toBeLessThanOrEqual(BUDGET * 100)
      await expectNothingTwice(page, context, person, sunday)
      await send(context, origin, `buy ${sunday}`, { type: 'buy' })
    })
})

/** What cooking left is said as people say it: "half a head", not "0.52 head". */
async function expectSaidPantry(page: Page) {
  await page.goto('/dashboard?tab=pantry')
  const left = page.getByTestId('quantity')
  await expect(left.first()).toBeVisible()
  expect(unsaidAmounts(await left.allInnerTexts())).toEqual([])
}

type Line = Readonly<{ name: string; foodId?: string; needG?: number; pantryG?: number }>
type AtHome = Readonly<{ name: string; foodId?: string; expiryDate?: string }>

/** What is at home and still good is used first: it is bought only where the week needs more of it. */
async function expectNothingTwice(page: Page, context: BrowserContext, person: Person, today: string) {
  const { sections } = await stored(context, person, 'currentShoppingList')
  const lines: Line[] = sections.flatMap(({ items }: { items: Line[] }) => items)
  const pantry: AtHome[] = await stored(context, person, 'pantry')
  const good = new Set(
    pantry.flatMap(({ foodId, expiryDate = today }) =>
      foodId && expiryDate.slice(0, 10) > today ? [foodId] : [],
    ),
  )
  expect(good.size).toBeGreaterThan(10)
  const twice = lines.filter(
    ({ foodId = '', needG = 0, pantryG = 0 }) => good.has(foodId) && (pantryG === 0 || pantryG >= needG),
  )
  expect(twice).toEqual([])
  const atHome = page.getByRole('region', { name: 'Already in your pantry' }).getByRole('listitem')
  await expect(atHome.first()).toBeVisible()
  const bought = new Set(lines.map(({ name }) => name))
  for (const text of await atHome.allInnerTexts())
    expect(bought.has(text.split(',')[0] ?? ''), text).toBe(false)
}

/** The new week, once the one on screen is over. */
async function planNewWeek(page: Page) {
  await page.goto('/dashboard')
  await expect(page.getByText(/^This plan was for /).filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: /^Plan \w+ \d/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Plan \w+ \d/ })
    .click()
  await expect(page.getByText('The new week is planned.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/^We compared [\d,]+ recipes/)).toBeVisible({ timeout: 60_000 })
}

/** Every meal of the week is cooked, which takes its food out of the pantry. */
async function cookWeek(context: BrowserContext, origin: string, person: Person) {
  const { days, weekStartDate } = await stored(context, person, 'currentMealPlan')
  for (const day of DAY_NAMES.keys())
    for (const mealType of ['breakfast', 'lunch', 'dinner']) {
      if (!days[day].meals[mealType]) continue
      await send(context, origin, `${weekStartDate} ${day} ${mealType}`, {
        type: 'cook',
        at: { day, mealType },
      })
    }
}

async function send(context: BrowserContext, origin: string, idempotencyKey: string, command: object) {
  const answer = await context.request.post('/api/week/commands', {
    headers: { origin },
    data: { idempotencyKey, command },
  })
  expect(answer.status()).toBe(200)
}

import { expect, test } from '../journeys/journey.ts'
import {
  acceptAndRead,
  openHousehold,
  planWeek,
  readBill,
  readChart,
  readWeek,
  takeFitting,
} from './household-steps.ts'

const BUDGET = 95
const COUPLE = {
  adults: 2,
  weeklyBudget: BUDGET,
  dietaryRestrictions: ['low-sodium'],
  skillLevel: 'Advanced',
}
const SODIUM = 'Sodium, at most 2,300 mg a day'
const SODIUM_MG = 2300
const OF_MEALS = 'Sodium, at most 920 mg a meal'

test('a retired couple eats with little salt for $95, and sees what another dinner changes', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  await openHousehold(page, context, baseURL ?? '', COUPLE)
  const health = page.getByRole('region', { name: 'Your health targets this week' })
  const saltyDays = async () => (await readChart(page, 'Sodium')).filter((mg) => mg > SODIUM_MG).length

  await test.step('Their week keeps to $95, and each day to its salt', async () => {
    await planWeek(page, BUDGET)
    await readWeek(page)
    await expect(health).toContainText(`${SODIUM}: met on 7 of 7 days.`)
    await expect(health).toContainText(`${OF_MEALS}: met on 21 of 21 meals.`)
    expect(await saltyDays()).toBe(0)
  })

  await test.step('Another dinner costs what was said of it, and its salt is counted', async () => {
    await takeFitting(page, BUDGET)
    const kept = 7 - (await saltyDays())
    await expect(health).toContainText(`${SODIUM}: met on ${kept} of 7 days.`)
    await readWeek(page)
  })

  await test.step('The list is that week’s; crossing out what is at home makes it cheaper by its price', async () => {
    const { lines, totalCents } = await acceptAndRead(page, BUDGET)
    expect(totalCents).toBeLessThanOrEqual(BUDGET * 100)
    const [first] = lines
    await page.getByRole('button', { name: `Edit ${first?.name}` }).click()
    await page.getByLabel('I already have this').check()
    await page.getByRole('button', { name: 'Save' }).click()
    const total = page.getByRole('region', { name: 'What to buy' }).getByText('Total').locator('..')
    await expect(total).not.toContainText(`$${totalCents / 100}`)
    expect(totalCents - (await readBill(page)).totalCents).toBe(first?.cents)
  })
})

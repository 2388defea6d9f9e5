import type { Page } from '@playwright/test'
import { addDays } from '../../packages/domain/src/calendar-day.ts'
import { acceptTerms, createAccount } from '../account-steps.ts'
import { acceptButton, acceptWeek, budgetRail, planNextWeek, showDay, thisWeek } from '../meal-plan-steps.ts'
import { answerEveryStep, choose } from '../profile-steps.ts'
import { expect, test } from './journey.ts'

const SUNDAY = new Date(`${thisWeek()}T09:00:00`)
const FRIDAY = new Date(`${addDays(thisWeek(), 5)}T18:00:00`)

/** The household's answer on each of the twelve steps. */
const ANSWERS: readonly ((page: Page) => Promise<void>)[] = [
  (page) => page.getByLabel('Weekly budget').fill('120'),
  (page) => page.getByLabel('ZIP code').fill('72762'),
  async (page) => {
    for (const tool of ['Stove', 'Oven']) await choose(page, tool)
  },
  (page) => choose(page, 'Beginner'),
  (page) => choose(page, 'Vegetarian'),
  (page) => choose(page, 'Italian'),
  (page) => choose(page, 'Tree nuts'),
  (page) => choose(page, 'Blue Cheese'),
  (page) => choose(page, 'Budget Friendly'),
  (page) => choose(page, 'Breakfast'),
  (page) => choose(page, 'Oat Milk'),
  (page) => page.getByRole('checkbox', { name: 'Track daily targets' }).check(),
]

test('a new household signs up, plans a week, shops, cooks and plans the next week', async ({ page }) => {
  test.setTimeout(120_000)
  await page.clock.install({ time: SUNDAY })

  await test.step('A visitor reads the landing page, signs up and accepts the terms', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Sign Up' }).first().click()
    await createAccount(page)
    await expect(page).toHaveURL('/auth-redirect')
    await acceptTerms(page)
  })

  await test.step('They answer the twelve profile steps', async () => {
    await expect(page).toHaveURL('/profile-setup')
    await answerEveryStep(page, ANSWERS)
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('One click plans a week within the budget and says how it was found', async () => {
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
    await expect(budgetRail(page)).toContainText('of $120', { timeout: 30_000 })
    await expect(page.getByText(/^We compared \d+ recipes/)).toBeVisible()
  })

  await test.step('Accepting the week makes a list; bought items move to the pantry', async () => {
    await acceptWeek(page)
    await expect(page.getByText('Current Week (1 saved)')).toBeVisible()
    await page.getByRole('link', { name: 'Open the Shopping List tab' }).click()
    await expect(page.getByRole('heading', { name: 'Produce' })).toBeVisible()
    const lines = await page.getByRole('checkbox').count()
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: 'Add Shopping List to Pantry (After Ordering)' }).click()
    await page.getByRole('button', { name: `Bought all ${lines - 1}` }).click()
    await expect(page.getByText(`${lines} items added to your pantry. The list is cleared.`)).toBeVisible()
  })

  await test.step('A cooked meal takes its ingredients out of the pantry', async () => {
    await page.goto('/dashboard')
    await expect(page.getByText('Accepted', { exact: true }).filter({ visible: true })).toBeVisible()
    await expect(acceptButton(page)).toBeHidden()
    const monday = await showDay(page, 'Monday')
    await monday
      .getByRole('button', { name: /^Cooked: / })
      .last()
      .click()
    await page
      .getByRole('dialog', { name: 'Cooked it?' })
      .getByRole('button', { name: 'Mark as cooked' })
      .click()
    const cooked = page.getByRole('dialog', { name: 'Marked as cooked' })
    await expect(cooked.getByRole('listitem').first()).toContainText(/, now |, used up/)
    await cooked.getByRole('button', { name: 'Done' }).click()
  })

  await test.step('On Friday they plan the next week, and this one stays among the saved weeks', async () => {
    await page.clock.setSystemTime(FRIDAY)
    await page.goto('/dashboard')
    await planNextWeek(page)
    await expect(page.getByText('Next Week (1 saved)')).toBeVisible({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Previous week' }).click()
    await expect(page.getByText('Current Week (1 saved)')).toBeVisible()
  })
})

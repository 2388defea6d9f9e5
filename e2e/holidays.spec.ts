import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility-steps.ts'
import { sampleWeek, showDay } from './meal-plan-steps.ts'
import { type Person, save, signUpWithProfile, stored } from './people.ts'
import { test } from './test.ts'

const WEEK = '2027-11-21'
const OFFER = 'Thanksgiving is on Thursday, Nov 25'
let person: Person

test.beforeEach(async ({ page, context, baseURL }) => {
  person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', {
    profileCompleted: true,
    adults: 2,
    weeklyBudget: 200,
    cookingTools: ['Stove', 'Oven', 'Microwave'],
  })
  await save(context, baseURL ?? '', person, 'currentMealPlan', { ...sampleWeek(), weekStartDate: WEEK })
  await page.clock.install({ time: new Date('2027-11-22T12:00:00') })
  await page.goto('/dashboard')
})

const offer = (page: Page) => page.getByRole('region', { name: OFFER })

test('a holiday of the week offers its dinner, which takes the day and is remembered', async ({
  page,
  context,
}) => {
  await expect(offer(page)).toBeVisible()
  await expectAccessible(page)
  await offer(page).getByRole('button', { name: 'Plan a Thanksgiving dinner' }).click()
  const choices = page.getByRole('dialog', { name: 'A dinner for Thanksgiving' })
  await choices.getByRole('button', { name: 'Take it: Thanksgiving turkey' }).click()
  await expect(offer(page)).toBeHidden()
  const thursday = await showDay(page, 'Thursday')
  await expect(thursday.getByRole('article', { name: /^Thanksgiving turkey/ })).toBeVisible()
  await expect
    .poll(() => stored(context, person, 'profile'))
    .toMatchObject({ answeredHolidays: ['thanksgiving-2027'] })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Weekly Meal Plan' })).toBeVisible()
  await expect(offer(page)).toBeHidden()
})

test('the offer is not on paper', async ({ page }) => {
  await expect(offer(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(offer(page)).toBeHidden()
})

test('who eats elsewhere on a holiday buys nothing for its dinner', async ({ page }) => {
  await offer(page).getByRole('button', { name: 'We eat elsewhere' }).click()
  await expect(offer(page)).toBeHidden()
  const thursday = await showDay(page, 'Thursday')
  await expect(thursday).toContainText('Eating out')
})

test('the offer can be skipped, and skipping it can be undone', async ({ page }) => {
  await offer(page).getByRole('button', { name: 'Leave it as planned' }).click()
  await expect(offer(page)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(offer(page)).toBeVisible()
})

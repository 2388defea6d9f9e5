import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility-steps.ts'
import { REPORT, sampleWeek, showDay } from './meal-plan-steps.ts'
import { type Person, save, signUpWithProfile, stored } from './people.ts'
import { test } from './test.ts'

const WEEK = '2027-11-21'
const OFFER = 'Thanksgiving is on Thursday, Nov 25'
const MONDAY_NOON = '2027-11-22T12:00:00'
let person: Person

test.beforeEach(async ({ context, baseURL }) => {
  person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', {
    profileCompleted: true,
    adults: 2,
    weeklyBudget: 200,
    cookingTools: ['Stove', 'Oven', 'Microwave'],
  })
  const plan = { ...sampleWeek(), weekStartDate: WEEK, report: REPORT }
  await save(context, baseURL ?? '', person, 'currentMealPlan', plan)
})

async function openPlan(page: Page, time = MONDAY_NOON) {
  await page.clock.install({ time: new Date(time) })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Weekly Meal Plan' })).toBeVisible()
}

const offer = (page: Page) => page.getByRole('region', { name: OFFER })

async function openOffer(page: Page) {
  await offer(page).getByRole('heading', { name: OFFER }).click()
}

async function chooseDinner(page: Page) {
  await openOffer(page)
  await offer(page).getByRole('button', { name: 'Plan a Thanksgiving dinner' }).click()
  return page.getByRole('dialog', { name: 'A dinner for Thanksgiving' })
}

test('a holiday of the week offers its dinner, which takes the day and is remembered', async ({
  page,
  context,
}) => {
  await openPlan(page)
  await openOffer(page)
  await expectAccessible(page)
  await openOffer(page)
  const choices = await chooseDinner(page)
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

test('a holiday’s dinner is a menu with a timetable, before it is taken and after', async ({ page }) => {
  await openPlan(page)
  const choices = await chooseDinner(page)
  const turkey = choices.getByRole('listitem').filter({ hasText: 'Thanksgiving turkey' }).first()
  await expect(turkey).toContainText(/stuffing.*mashed potatoes.*gravy.*cranberry sauce.*pumpkin pie/i)
  await turkey.getByText('What to do when').click()
  await expect(turkey).toContainText(
    'Monday evening: if it is frozen, move the whole turkey to the refrigerator.',
  )
  await choices.getByRole('button', { name: 'Take it: Thanksgiving turkey' }).click()
  const wednesday = await showDay(page, 'Wednesday')
  await expect(wednesday).toContainText('Tonight: make Thursday’s pumpkin pie')
  const thursday = await showDay(page, 'Thursday')
  await thursday.getByRole('button', { name: /^Thanksgiving turkey.*, details$/ }).click()
  const meal = page.getByRole('dialog', { name: 'Thanksgiving turkey' })
  await meal.getByText('What to do when').click()
  await expect(meal).toContainText('Thursday 2:10 PM: start the Thanksgiving turkey.')
  await expect(meal).toContainText('Thursday 6:30 PM: eat.')
})

test('on the day a dinner is offered that can still be made, and later none', async ({ page }) => {
  await openPlan(page, '2027-11-25T13:45:00')
  const choices = await chooseDinner(page)
  await expect(choices.getByRole('button', { name: 'Take it: Roast turkey breast' })).toBeVisible()
  await expect(choices.getByRole('button', { name: 'Take it: Thanksgiving turkey' })).toBeHidden()
  await page.clock.setSystemTime(new Date('2027-11-25T16:05:00'))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Weekly Meal Plan' })).toBeVisible()
  await showDay(page, 'Thursday')
  await expect(offer(page)).toBeHidden()
})

test('the offer leaves a meal of the week on the first screen of a phone', async ({ page }) => {
  await openPlan(page)
  await expect(offer(page)).toBeVisible()
  const name = page.getByRole('article').first().getByText('Peanut butter oatmeal', { exact: true })
  const bar = page.getByRole('navigation').filter({ hasText: 'Pantry' })
  await expect
    .poll(async () => {
      const [text, edge] = [await name.boundingBox(), await bar.boundingBox()]
      return text && edge && text.y + text.height < edge.y
    })
    .toBe(true)
})

test('the offer is not on paper', async ({ page }) => {
  await openPlan(page)
  await expect(offer(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(offer(page)).toBeHidden()
})

test('who eats elsewhere on a holiday buys nothing for its dinner', async ({ page }) => {
  await openPlan(page)
  await openOffer(page)
  await offer(page).getByRole('button', { name: 'We eat elsewhere' }).click()
  await expect(offer(page)).toBeHidden()
  const thursday = await showDay(page, 'Thursday')
  await expect(thursday).toContainText('Eating out')
})

test('the offer can be skipped, and skipping it can be undone', async ({ page }) => {
  await openPlan(page)
  await openOffer(page)
  await offer(page).getByRole('button', { name: 'Leave it as planned' }).click()
  await expect(offer(page)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(offer(page)).toBeVisible()
})

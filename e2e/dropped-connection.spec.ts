import { expect, type Page } from '@playwright/test'
import { openMealMenu, sampleWeek, showDay } from './meal-plan-steps.ts'
import { save, signUpWithProfile } from './people.ts'
import { test } from './test.ts'

// Without a connection, a page opens what it has loaded.
test.use({ loadsAhead: true })

const PARTS = '**/assets/*'

/** Without a service worker, as at every address with plain http, each part comes from the network. */
test.beforeEach(async ({ page, context, baseURL }) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'currentMealPlan', sampleWeek())
  await page.goto('/dashboard')
})

async function expectMealMenuOpens(page: Page) {
  await showDay(page, 'Monday')
  const menu = await openMealMenu(page, 'Monday dinner')
  await expect(menu.getByRole('button', { name: 'Skip this meal' })).toBeVisible()
}

/** Otherwise the cut would fall into the start of the page, which is another story. */
async function waitUntilInUse(page: Page) {
  await expectMealMenuOpens(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** No page fetches a tab ahead. */
async function openShopping(page: Page) {
  await page.getByRole('link', { name: 'Shop', exact: true }).click()
}

const shopping = (page: Page) => page.getByText('No shopping list available.')
const notice = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title })

test('parts that failed while they were fetched ahead open once the connection is back', async ({ page }) => {
  const failed = page.waitForEvent('requestfailed')
  await page.route(PARTS, (route) => route.abort())
  await failed
  await page.unroute(PARTS)
  await expectMealMenuOpens(page)
})

test('a part that is opened offline says so, and opens by itself once there is a connection', async ({
  page,
  context,
}) => {
  await waitUntilInUse(page)
  await context.setOffline(true)
  await openShopping(page)
  await expect(notice(page, 'You are offline')).toBeVisible()
  await context.setOffline(false)
  await expect(shopping(page)).toBeVisible()
  await expect(notice(page, 'You are offline')).toBeHidden()
})

test('while the server cannot be reached, one press tries again', async ({ page }) => {
  await waitUntilInUse(page)
  await page.route(PARTS, (route) => route.abort())
  await openShopping(page)
  const trouble = notice(page, 'We cannot reach Pennyplate')
  await expect(trouble).toBeVisible()
  await page.unroute(PARTS)
  await trouble.getByRole('button', { name: 'Try again' }).click()
  await expect(shopping(page)).toBeVisible()
})

/** As after an update of the server, until the page is loaded anew. */
async function removeOldFiles(page: Page) {
  await page.route(PARTS, (route) => route.fulfill({ status: 404 }))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute(PARTS)
  })
}

test('a page that was open over an update reloads by itself when nothing was typed', async ({ page }) => {
  await waitUntilInUse(page)
  await removeOldFiles(page)
  await openShopping(page)
  await expect(shopping(page)).toBeVisible()
})

test('a page that was open over an update keeps what was typed until its person reloads', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'Pantry', exact: true }).click()
  await page.getByRole('button', { name: 'Add Manually' }).click()
  await page.getByLabel('Item name').fill('Brown rice')
  await removeOldFiles(page)
  await openShopping(page)
  const trouble = notice(page, 'This page needs a reload')
  await expect(trouble).toBeVisible()
  await expect(page.getByLabel('Item name')).toHaveValue('Brown rice')
  await trouble.getByRole('button', { name: 'Reload the page' }).click()
  await expect(shopping(page)).toBeVisible()
})

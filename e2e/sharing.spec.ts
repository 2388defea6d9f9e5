import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility-steps.ts'
import { collectConsoleProblems } from './console-problems.ts'
import { save, stored } from './people.ts'
import { openShareDialog, shareLinkIn, showQrCode, signUpWithPlan, weekOf } from './sharing-steps.ts'
import { test } from './test.ts'

// Without a connection, a page opens what it has loaded.
test.use({ loadsAhead: true })

test('importing asks before it replaces a plan, and clears the shopping list', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const sam = await signUpWithPlan(context, origin, weekOf('Curry'))
  const dialog = await openShareDialog(page)
  await expect(dialog).toContainText('Shared by Anonymous')
  const link = await shareLinkIn(dialog)
  await save(context, origin, sam, 'currentMealPlan', weekOf('Chili'))
  await save(context, origin, sam, 'currentShoppingList', { sections: [] })

  await page.goto(link)
  await expect(page.getByText('Shared by Anonymous')).toBeVisible()
  await page.getByRole('button', { name: 'Import This Plan' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('button', { name: 'Use this plan' }).click()
  const question = page.getByRole('dialog', { name: 'Replace your current plan?' })
  await question.getByRole('button', { name: 'Keep mine' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText('Chili on Sunday').first()).toBeAttached()
  await expect(page.getByText('Curry on Sunday')).toHaveCount(0)

  await page.getByRole('button', { name: 'Use this plan' }).click()
  await question.getByRole('button', { name: 'Replace plan' }).click()
  await expect
    .poll(async () => (await stored(context, sam, 'currentMealPlan')).days[6].meals.dinner.name)
    .toBe('Curry on Saturday')
  await expect.poll(() => stored(context, sam, 'currentShoppingList')).toBeNull()
})

test('a short link leads to a copy on the server, which can be deleted in Settings', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signUpWithPlan(context, baseURL ?? '', weekOf('Stew', 1500))
  const dialog = await openShareDialog(page)
  await dialog.getByLabel('Keep no copy on the server').check()
  await expect(dialog).toContainText('too long for a link that contains it')
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled()
  await dialog.getByLabel('Keep no copy on the server').uncheck()
  const link = await shareLinkIn(dialog)
  expect(link.length).toBeLessThan(100)
  await showQrCode(dialog)

  const stranger = await browser.newContext()
  const screen = await stranger.newPage()
  await screen.goto(link)
  await expect(screen.getByText('Stew on Friday')).toBeVisible()

  await page.goto('/dashboard?tab=settings')
  await page.getByRole('button', { name: 'Delete Week of November 22, 2026' }).click()
  await expect(page.getByText('No plan is stored for sharing.')).toBeVisible()
  const consoleProblems = collectConsoleProblems(stranger)
  await screen.reload()
  await expect(screen.getByText('This meal plan link is invalid or has expired.')).toBeVisible()
  await screen.getByRole('link', { name: 'Go to Home' }).click()
  await expect(screen).toHaveURL('/')
  expect(consoleProblems).toEqual([])
  await stranger.close()
})

test('hiding the e-mail address deletes a copy stored earlier', async ({ page, context, baseURL }) => {
  await signUpWithPlan(context, baseURL ?? '', weekOf('Pizza'))
  const dialog = await openShareDialog(page)
  await dialog.getByLabel('Hide my e-mail address').uncheck()
  await showQrCode(dialog)
  const named = await shareLinkIn(dialog)
  await dialog.getByLabel('Hide my e-mail address').check()
  await expect(dialog.getByRole('textbox', { name: 'Link to your plan' })).toHaveValue('')
  expect(named).toMatch(/\/shared\//)
  await expect.poll(async () => (await context.request.get('/api/shares')).json()).toEqual({ shares: [] })
})

test('a link that contains the plan keeps nothing on the server, without a connection too', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signUpWithPlan(context, baseURL ?? '', weekOf('Paella'))
  const dialog = await openShareDialog(page)
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog).toContainText('Failed to create share link: We cannot reach Pennyplate')
  await dialog.getByLabel('Keep no copy on the server').check()
  await expect(dialog).not.toContainText('Failed')
  const link = await shareLinkIn(dialog)
  await context.setOffline(false)
  expect(await (await context.request.get('/api/shares')).json()).toEqual({ shares: [] })
  const stranger = await browser.newContext()
  const screen = await stranger.newPage()
  await screen.goto(link)
  await expect(screen.getByText('Paella on Friday')).toBeVisible()
  await stranger.close()
})

test('the link can be shared through the system’s share sheet', async ({ page, context, baseURL }) => {
  await signUpWithPlan(context, baseURL ?? '', weekOf('Tacos'))
  await page.addInitScript(() => {
    const share = async (data: ShareData) => void document.body.setAttribute('data-shared', data.url ?? '')
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  })
  const dialog = await openShareDialog(page)
  const link = await shareLinkIn(dialog)
  await dialog.getByRole('button', { name: 'Send to an app' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-shared', link)
})

test('markup in a shared plan is shown as text', async ({ page }) => {
  const hostile = weekOf('<img src=x onerror="document.title=1">')
  const payload = {
    mealPlan: { ...hostile, days: hostile.days.map((day) => ({ ...day, url: 'javascript:alert(1)' })) },
    sharedBy: '<script>document.title=2</script>',
  }
  const consoleProblems = collectConsoleProblems(page.context())
  await page.goto(`/shared/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`)
  await expect(page.getByText('<script>document.title=2</script>')).toBeVisible()
  await expect(page.getByText('<img src=x').first()).toBeVisible()
  await expect(page).toHaveTitle('Shared meal plan · Pennyplate')
  const main = page.locator('main')
  expect(await main.locator('a, script, iframe, img:not([src^="/drawings/"])').count()).toBe(0)
  expect(consoleProblems).toEqual([])
})

test('an unreadable link says so', async ({ page }) => {
  await page.goto('/shared/z.thisIsNoPlanAtAll')
  await expect(page.getByText('This meal plan link is invalid or could not be decoded.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()
})

test('the share dialog, the import offer and the shared page have no accessibility violations and fit the screen', {
  tag: '@wide',
}, async ({ page, context, baseURL }) => {
  await signUpWithPlan(context, baseURL ?? '', weekOf('Lentil soup'))
  const dialog = await openShareDialog(page)
  const link = await shareLinkIn(dialog)
  await expectAccessible(page, '[role="dialog"]')
  await showQrCode(dialog)
  await expectAccessible(page, '[role="dialog"]')
  await page.goto('/dashboard?tab=settings')
  await expect(page.getByRole('button', { name: 'Delete Week of November 22, 2026' })).toBeVisible()
  await expectAccessible(page, 'section:has([aria-label^="Delete Week"])')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Import This Plan' }).click()
  await expect(page.getByRole('heading', { name: 'A shared plan is waiting' })).toBeVisible()
  await expectAccessible(page, 'main > section')
})

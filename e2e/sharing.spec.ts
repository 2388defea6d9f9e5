import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility-steps.ts'
import { collectConsoleProblems } from './console-problems.ts'
import { save, signUpWithProfile, stored } from './people.ts'
import { openShareDialog, shareLinkIn, weekOf } from './sharing-steps.ts'

test('someone with a plan is asked before it is replaced, and the shopping list goes with it', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const sam = await signUpWithProfile(context, origin)
  await save(context, origin, sam, 'currentMealPlan', weekOf('Curry'))
  const dialog = await openShareDialog(page)
  await dialog.getByLabel('Hide my e-mail address').check()
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
    .poll(async () => (await stored(context, sam, 'currentMealPlan')).days[0].meals.dinner.name)
    .toBe('Curry on Sunday')
  await expect.poll(() => stored(context, sam, 'currentShoppingList')).toBeNull()
})

test('a plan too long for a link is stored, shown, listed in Settings and ended there', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const sam = await signUpWithProfile(context, origin)
  await save(context, origin, sam, 'currentMealPlan', weekOf('Stew', 1500))
  const dialog = await openShareDialog(page)
  await expect(dialog).toContainText('does not fit into a link')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await shareLinkIn(dialog)
  expect(link.length).toBeLessThan(100)
  await dialog.getByRole('button', { name: 'QR code' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code of the link to your plan' })).toBeVisible()

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

test('hiding the e-mail address after a copy was stored takes that copy back', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const sam = await signUpWithProfile(context, origin)
  await save(context, origin, sam, 'currentMealPlan', weekOf('Pizza'))
  const dialog = await openShareDialog(page)
  await dialog.getByRole('button', { name: 'QR code' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code of the link to your plan' })).toBeVisible()
  const named = await shareLinkIn(dialog)
  await dialog.getByLabel('Hide my e-mail address').check()
  await expect(dialog.getByRole('textbox', { name: 'Link to your plan' })).not.toHaveValue(named)
  await expect.poll(async () => (await context.request.get('/api/shares')).json()).toEqual({ shares: [] })
})

test('the link can be handed to the system, which knows the other apps', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const sam = await signUpWithProfile(context, origin)
  await save(context, origin, sam, 'currentMealPlan', weekOf('Tacos'))
  await page.addInitScript(() => {
    const share = async (data: ShareData) => void document.body.setAttribute('data-shared', data.url ?? '')
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  })
  const dialog = await openShareDialog(page)
  const link = await shareLinkIn(dialog)
  await dialog.getByRole('button', { name: 'Send to an app' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-shared', link)
})
test('a hostile plan is only ever text', async ({ page }) => {
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
  expect(await page.locator('main').locator('a, img, script, iframe').count()).toBe(0)
  expect(consoleProblems).toEqual([])
})

test('a link that holds nothing readable says so', async ({ page }) => {
  await page.goto('/shared/z.thisIsNoPlanAtAll')
  await expect(page.getByText('This meal plan link is invalid or could not be decoded.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()
})

test('the dialog, the offer and the shared page have no accessibility violation and fit their screen', {
  tag: '@wide',
}, async ({ page, context, baseURL }) => {
  const origin = baseURL ?? ''
  const sam = await signUpWithProfile(context, origin)
  await save(context, origin, sam, 'currentMealPlan', weekOf('Lentil soup'))
  const dialog = await openShareDialog(page)
  const link = await shareLinkIn(dialog)
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'QR code' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code of the link to your plan' })).toBeVisible()
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

import { expect, test } from '@playwright/test'
import { collectComplaints, newEmail, PASSWORD, save, settleIn } from './people.ts'
import { keepPlan, linkIn, openShareDialog, storedPlan, weekOf } from './sharing-steps.ts'
import { expectWellMade } from './well-made.ts'

test('a stranger opens a link, imports its plan, signs up and is offered it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const sam = await settleIn(context, origin)
  await keepPlan(context, origin, sam, weekOf('Lentil soup'))
  const dialog = await openShareDialog(page)
  await expect(dialog).toContainText('valid 30 days')
  const link = await linkIn(dialog)
  expect(link).toContain('/shared/z.')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()

  const stranger = await browser.newContext()
  const screen = await stranger.newPage()
  const complaints = collectComplaints(screen)
  await screen.goto(link)
  await expect(screen).toHaveTitle('Shared meal plan · Pennyplate')
  await expect(screen.getByText(`Shared by ${sam.email}`)).toBeVisible()
  await expect(screen.getByText('Week of November 22, 2026')).toBeVisible()
  await expect(screen.getByRole('heading', { level: 2 })).toHaveCount(7)
  const monday = screen.getByRole('listitem').filter({ hasText: 'Lentil soup on Monday' })
  await expect(monday).toContainText('$3.05')
  await expect(monday).toContainText('590 kcal · 21 g protein · 49 g carbs · 12 g fat')
  await expect(monday).toContainText('Apple')

  await screen.getByRole('button', { name: 'Sign Up Free - Import This Plan' }).click()
  await expect(screen).toHaveURL('/sign-up')
  await screen.getByLabel('E-mail').fill(newEmail())
  await screen.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await screen.getByRole('button', { name: 'Create account' }).click()
  const terms = screen.getByRole('dialog', { name: 'Our Terms of Service' })
  await terms.getByRole('checkbox').check()
  await terms.getByRole('button', { name: 'Accept' }).click()
  await expect(screen).toHaveURL('/profile-setup')
  const { user } = await (await stranger.request.get(`${origin}/api/me`)).json()
  const kim = { email: user.email, userId: user.id }
  await save(stranger, origin, kim, 'profile', { profileCompleted: true })

  await screen.goto('/dashboard')
  await expect(screen.getByRole('heading', { name: 'A shared plan is waiting' })).toBeVisible()
  await screen.getByRole('button', { name: 'Use this plan' }).click()
  await expect(screen.getByText('The shared plan is now your current plan.')).toBeVisible()
  await expect(screen.getByRole('heading', { name: 'A shared plan is waiting' })).toBeHidden()
  await expect
    .poll(async () => (await storedPlan(stranger, kim))?.days[1].meals.dinner.name)
    .toBe('Lentil soup on Monday')
  expect(JSON.stringify(await storedPlan(stranger, kim))).not.toContain(sam.email)
  await screen.reload()
  await expect(screen.getByRole('button', { name: 'Share Plan' })).toBeVisible()
  await expect(screen.getByRole('heading', { name: 'A shared plan is waiting' })).toBeHidden()
  expect(complaints).toEqual([])
  await stranger.close()
})

test('someone with a plan is asked before it is replaced, and the shopping list goes with it', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const sam = await settleIn(context, origin)
  await keepPlan(context, origin, sam, weekOf('Curry'))
  const dialog = await openShareDialog(page)
  await dialog.getByLabel('Hide my e-mail address').check()
  await expect(dialog).toContainText('Shared by Anonymous')
  const link = await linkIn(dialog)
  await keepPlan(context, origin, sam, weekOf('Chili'))
  await save(context, origin, sam, 'currentShoppingList', { sections: [] })

  await page.goto(link)
  await expect(page.getByText('Shared by Anonymous')).toBeVisible()
  await page.getByRole('button', { name: 'Import This Plan' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('button', { name: 'Use this plan' }).click()
  const question = page.getByRole('dialog', { name: 'Replace your current plan?' })
  await question.getByRole('button', { name: 'Keep mine' }).click()
  await expect(question).toBeHidden()
  expect((await storedPlan(context, sam)).days[0].meals.dinner.name).toBe('Chili on Sunday')

  await page.getByRole('button', { name: 'Use this plan' }).click()
  await question.getByRole('button', { name: 'Replace plan' }).click()
  await expect
    .poll(async () => (await storedPlan(context, sam)).days[0].meals.dinner.name)
    .toBe('Curry on Sunday')
  await expect.poll(() => storedPlan(context, sam, 'currentShoppingList')).toBeNull()
})

test('a plan too long for a link is stored, shown, listed in Settings and ended there', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const sam = await settleIn(context, origin)
  await keepPlan(context, origin, sam, weekOf('Stew', 1500))
  const dialog = await openShareDialog(page)
  await expect(dialog).toContainText('does not fit into a link')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await linkIn(dialog)
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
  const complaints = collectComplaints(screen)
  await screen.reload()
  await expect(screen.getByText('This meal plan link is invalid or has expired.')).toBeVisible()
  await screen.getByRole('link', { name: 'Go to Home' }).click()
  await expect(screen).toHaveURL('/')
  expect(complaints).toEqual([])
  await stranger.close()
})

test('hiding the e-mail address after a copy was stored takes that copy back', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  const sam = await settleIn(context, origin)
  await keepPlan(context, origin, sam, weekOf('Pizza'))
  const dialog = await openShareDialog(page)
  await dialog.getByRole('button', { name: 'QR code' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code of the link to your plan' })).toBeVisible()
  const named = await linkIn(dialog)
  await dialog.getByLabel('Hide my e-mail address').check()
  await expect(dialog.getByRole('textbox', { name: 'Link to your plan' })).not.toHaveValue(named)
  await expect.poll(async () => (await context.request.get('/api/shares')).json()).toEqual({ shares: [] })
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the link can be handed to the system, which knows the other apps', async ({
    page,
    context,
    baseURL,
  }) => {
    const origin = baseURL ?? ''
    const sam = await settleIn(context, origin)
    await keepPlan(context, origin, sam, weekOf('Tacos'))
    await page.addInitScript(() => {
      const share = async (data: ShareData) => void document.body.setAttribute('data-shared', data.url ?? '')
      Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    })
    const dialog = await openShareDialog(page)
    const link = await linkIn(dialog)
    await dialog.getByRole('button', { name: 'Send to an app' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-shared', link)
  })
})

test('a hostile plan is only ever text', async ({ page }) => {
  const hostile = weekOf('<img src=x onerror="document.title=1">')
  const payload = {
    mealPlan: { ...hostile, days: hostile.days.map((day) => ({ ...day, url: 'javascript:alert(1)' })) },
    sharedBy: '<script>document.title=2</script>',
  }
  const complaints = collectComplaints(page)
  await page.goto(`/shared/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`)
  await expect(page.getByText('<script>document.title=2</script>')).toBeVisible()
  await expect(page.getByText('<img src=x').first()).toBeVisible()
  await expect(page).toHaveTitle('Shared meal plan · Pennyplate')
  expect(await page.locator('main').locator('a, img, script, iframe').count()).toBe(0)
  expect(complaints).toEqual([])
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
  const sam = await settleIn(context, origin)
  await keepPlan(context, origin, sam, weekOf('Lentil soup'))
  const dialog = await openShareDialog(page)
  const link = await linkIn(dialog)
  await expectWellMade(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'QR code' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code of the link to your plan' })).toBeVisible()
  await expectWellMade(page, '[role="dialog"]')
  await page.goto('/dashboard?tab=settings')
  await expect(page.getByRole('button', { name: 'Delete Week of November 22, 2026' })).toBeVisible()
  await expectWellMade(page, 'section:has([aria-label^="Delete Week"])')
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7)
  await expectWellMade(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Import This Plan' }).click()
  await expect(page.getByRole('heading', { name: 'A shared plan is waiting' })).toBeVisible()
  await expectWellMade(page, 'main > section')
})

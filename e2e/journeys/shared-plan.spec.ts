import { acceptTerms, createAccount } from '../account-steps.ts'
import { personIn, stored } from '../people.ts'
import { dot, saveFirst } from '../profile-steps.ts'
import { openShareDialog, shareLinkIn, signUpWithPlan, weekOf } from '../sharing-steps.ts'
import { expect, test } from './journey.ts'

test('a guest opens a shared plan, signs up and imports it', async ({ page, context, baseURL, stranger }) => {
  const sam = await signUpWithPlan(context, baseURL ?? '', weekOf('Lentil soup'))

  const link = await test.step('Sam copies a link to this week’s plan', async () => {
    const dialog = await openShareDialog(page)
    await expect(dialog).toContainText('valid for 30 days')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const link = await shareLinkIn(dialog)
    expect(link.length).toBeLessThan(100)
    await expect(dialog.getByRole('status')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toBeHidden()
    return link
  })

  await test.step('A guest sees the week, not who shared it, its costs and its nutrition, without an account', async () => {
    await stranger.goto(link)
    await expect(stranger).toHaveTitle('Shared meal plan · Pennyplate')
    await expect(stranger.getByText('Shared by Anonymous')).toBeVisible()
    await expect(stranger.getByText('Week of November 22, 2026')).toBeVisible()
    await expect(stranger.getByRole('heading', { level: 2 })).toHaveCount(7)
    const monday = stranger.getByRole('listitem').filter({ hasText: 'Lentil soup on Monday' })
    await expect(monday).toContainText('$3.05')
    await expect(monday).toContainText('590 kcal · 21 g protein · 49 g carbs · 12 g fat')
    await expect(monday).toContainText('Apple')
  })

  await test.step('To import it they sign up and create a profile', async () => {
    await stranger.getByRole('button', { name: 'Sign Up Free - Import This Plan' }).click()
    await expect(stranger).toHaveURL('/sign-up')
    await createAccount(stranger)
    await acceptTerms(stranger)
    await expect(stranger).toHaveURL('/profile-setup')
    await dot(stranger, 12).click()
    await saveFirst(stranger).click()
  })

  await test.step('After sign-up the plan is offered; once imported it no longer names Sam', async () => {
    const waiting = stranger.getByRole('heading', { name: 'A shared plan is waiting' })
    await expect(waiting).toBeVisible()
    await stranger.getByRole('button', { name: 'Use this plan' }).click()
    await expect(stranger.getByText('The shared plan is now your current plan.')).toBeVisible()
    await expect(waiting).toBeHidden()
    const kim = await personIn(stranger.context())
    await expect
      .poll(async () => (await stored(stranger.context(), kim, 'currentMealPlan'))?.days[6].meals.dinner.name)
      .toBe('Lentil soup on Saturday')
    expect(JSON.stringify(await stored(stranger.context(), kim, 'currentMealPlan'))).not.toContain(sam.email)
    await stranger.reload()
    await expect(stranger.getByRole('button', { name: 'Share Plan' })).toBeVisible()
    await expect(waiting).toBeHidden()
  })
})

import { signInAs } from '../account-steps.ts'
import { PASSWORD, save, signUpWithProfile } from '../people.ts'
import { openShareDialog, shareLinkIn, weekOf } from '../sharing-steps.ts'
import { expect, test } from './journey.ts'

test('a deleted account leaves nothing in the browser or on the server, and nobody can sign in to it', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  const origin = baseURL ?? ''
  const person = await signUpWithProfile(context, origin)
  const rice = { id: 'a', name: 'Rice', quantity: '1 bag', category: 'Grains' }
  await save(context, origin, person, 'pantry', [rice])
  await save(context, origin, person, 'currentMealPlan', weekOf('Stew', 1500))

  const link = await test.step('A household has a pantry, a plan and a shared copy of the plan', async () =>
    shareLinkIn(await openShareDialog(page)))

  await test.step('They delete their account with DELETE and their password', async () => {
    await page.goto('/dashboard?tab=settings')
    await page.evaluate(() => {
      localStorage.setItem('left-over', '1')
      sessionStorage.setItem('left-over', '1')
    })
    await page.getByRole('button', { name: 'Delete Profile' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your profile?' })
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
    await dialog.getByLabel('Your password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Sign Up' }).first()).toBeVisible()
  })

  await test.step('Nothing is left in this browser', async () => {
    const left = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }))
    expect(left).toEqual({ local: [], session: [], databases: [] })
    expect(await context.cookies()).toEqual([])
  })

  // The remaining steps expect refusals from the server.
  problems.allow(/\b40[14]\b/)
  await test.step('The shared copy is gone, and nobody can sign in', async () => {
    await page.goto(link)
    await expect(page.getByText('This meal plan link is invalid or has expired.')).toBeVisible()
    await page.goto('/sign-in')
    await signInAs(page, person.email)
    await expect(page.getByRole('alert')).toContainText('do not match')
  })

  await test.step('The address can sign up again and starts empty', async () => {
    const again = await context.request.post('/api/auth/sign-up/email', {
      headers: { origin },
      data: { name: 'Sam', email: person.email, password: PASSWORD },
    })
    const { user } = await again.json()
    const all = await context.request.get(`/api/kv/all?userId=${user.id}`)
    expect(await all.json()).toEqual({ entries: {} })
  })
})

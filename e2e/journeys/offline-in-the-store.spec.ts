import { sampleWeek } from '../meal-plan-steps.ts'
import { waitForServiceWorker } from '../offline-steps.ts'
import { save, signUpWithProfile, stored } from '../people.ts'
import { LIST } from '../shopping-steps.ts'
import { expect, test } from './journey.ts'

test.use({ serviceWorkers: 'allow' })

test('a household shops without a network and loses nothing', async ({
  page,
  context,
  baseURL,
  problems,
}) => {
  const origin = baseURL ?? ''
  const person = await signUpWithProfile(context, origin)
  await save(context, origin, person, 'currentMealPlan', sampleWeek())
  await save(context, origin, person, 'currentShoppingList', LIST)

  await test.step('At home they open the list once', async () => {
    await page.goto('/dashboard?tab=shopping')
    await expect(page.getByText('$11.51 of $20, $8.49 left')).toBeVisible()
    await waitForServiceWorker(page)
    await page.close()
  })

  const shop = await context.newPage()
  await test.step('In the store, without a network, everything is there', async () => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    // Chromium's warning when a service worker answers a preload.
    problems.allow(/^A preload .* service worker resource mismatch\.$/)
    await context.setOffline(true)
    await shop.goto('/dashboard')
    await expect(shop.getByText('Banana oat pancakes').first()).toBeAttached()
    await shop.goto('/dashboard?tab=shopping')
    await expect(shop.getByText('$11.51 of $20, $8.49 left')).toBeVisible()
  })

  await test.step('They correct the price of the eggs and check off every item', async () => {
    await shop.getByRole('button', { name: 'Edit Large eggs' }).click()
    await shop.getByLabel('Price paid').fill('1.09')
    await shop.getByRole('button', { name: 'Save' }).click()
    await expect(shop.getByText('The price you paid; listed at $2.09')).toBeVisible()
    await shop.getByRole('button', { name: 'Start shopping' }).click()
    for (const box of await shop.getByRole('checkbox').all()) await box.check()
    await expect(shop.getByText('Everything is in the cart.')).toBeVisible()
    await shop.close()
  })

  const outside = await context.newPage()
  await test.step('Reopened, still offline, the list is unchanged', async () => {
    await outside.goto('/dashboard?tab=shopping')
    await expect(outside.getByText('6 of 6 checked')).toBeVisible()
    await expect(outside.getByText('The price you paid; listed at $2.09')).toBeVisible()
    const onServer = await stored(context, person, 'currentShoppingList')
    expect(onServer).toMatchObject({ totalCost: 11.51 })
  })

  await test.step('Back online, the changes reach the server, and the items move to the pantry', async () => {
    // The server answers 409 before the changes are merged.
    problems.allow(/\b409\b/)
    await context.setOffline(false)
    await expect
      .poll(() => stored(context, person, 'currentShoppingList'), { timeout: 20_000 })
      .toMatchObject({ totalCost: 10.51 })
    await outside.reload()
    await expect(outside.getByText('6 of 6 checked')).toBeVisible()
    await outside.getByRole('button', { name: 'Add Shopping List to Pantry (After Ordering)' }).click()
    await expect(outside.getByText('6 items added to your pantry. The list is cleared.')).toBeVisible()
    await expect.poll(() => stored(context, person, 'pantry')).toHaveLength(6)
  })
})

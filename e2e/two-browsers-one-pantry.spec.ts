import { type Browser, expect } from '@playwright/test'
import { addItem, openPantry, quantityOf, row, storedNames } from './pantry-steps.ts'
import { signIn, signUpWithProfile } from './people.ts'
import { test } from './test.ts'

// Without a connection, a page opens what it has loaded.
test.use({ loadsAhead: true })

const SAVE_FAILED = 'Failed to save pantry changes. Please try again.'
const OFFLINE = 'Offline, changes kept here'

/** One person's pantry, open on two devices. */
async function openOnTwoDevices(browser: Browser, origin: string) {
  const [laptopBrowser, phoneBrowser] = [await browser.newContext(), await browser.newContext()]
  const person = await signUpWithProfile(laptopBrowser, origin)
  await signIn(phoneBrowser, origin, person)
  const [laptop, phone] = [await openPantry(laptopBrowser), await openPantry(phoneBrowser)]
  return { laptopBrowser, phoneBrowser, person, laptop, phone }
}

test('edits of two browsers to one pantry are all kept, even when one was offline', async ({
  browser,
  baseURL,
}) => {
  const { laptopBrowser, phoneBrowser, person, laptop, phone } = await openOnTwoDevices(
    browser,
    baseURL ?? '',
  )

  await addItem(laptop, 'Rice', 'Grains', '2 bags')
  await addItem(laptop, 'Beans', 'Canned', '3 cans')
  await addItem(laptop, 'Milk', 'Dairy', '')
  await expect(quantityOf(phone, 'Milk')).toHaveText('1 item')

  await phoneBrowser.setOffline(true)
  await addItem(phone, 'Eggs', 'Dairy', '12 items')
  await phone.getByRole('button', { name: 'One less of Beans' }).click()
  await phone.getByRole('button', { name: 'Delete Milk' }).click()
  await expect(phone.getByText(OFFLINE)).toBeVisible()

  await addItem(laptop, 'Kale', 'Produce', '1 bunch')
  await laptop.getByRole('button', { name: 'One more of Rice' }).click()
  await expect(laptop.getByText('Saved', { exact: true })).toBeAttached()
  await expect(row(phone, 'Kale')).toHaveCount(0)

  await phoneBrowser.setOffline(false)
  for (const screen of [phone, laptop]) {
    await expect(row(screen, 'Milk')).toHaveCount(0)
    await expect(quantityOf(screen, 'Rice')).toHaveText('3 bags')
    await expect(quantityOf(screen, 'Beans')).toHaveText('2 cans')
    await expect(quantityOf(screen, 'Eggs')).toHaveText('12')
    await expect(quantityOf(screen, 'Kale')).toHaveText('1 bunch')
    await expect(screen.getByRole('heading', { name: 'Current Pantry (4 items)' })).toBeVisible()
    await expect(screen.getByText(OFFLINE)).toBeHidden()
  }
  expect(await storedNames(laptopBrowser, person)).toEqual(['Beans', 'Eggs', 'Kale', 'Rice'])
})

test('a deleted item stays deleted even if the answer to its save was lost and another device saved since', async ({
  browser,
  baseURL,
}) => {
  const { laptopBrowser, person, laptop, phone } = await openOnTwoDevices(browser, baseURL ?? '')
  await addItem(laptop, 'Rice', 'Grains', '2 bags')
  await expect(quantityOf(phone, 'Rice')).toHaveText('2 bags')

  const everyCall = (url: URL) => url.pathname.startsWith('/api/')
  let hasArrived = false
  await phone.route(everyCall, async (route) => {
    const isSave = new URL(route.request().url()).pathname === '/api/week/commands'
    if (isSave && route.request().method() === 'POST' && !hasArrived) {
      hasArrived = true
      await route.fetch()
    }
    await route.abort()
  })
  await addItem(phone, 'Tea', 'Other', '1 box')
  await expect(quantityOf(laptop, 'Tea')).toHaveText('1 box')
  await expect(phone.getByText(OFFLINE)).toBeVisible()
  await addItem(laptop, 'Kale', 'Produce', '1 bunch')
  await expect.poll(() => storedNames(laptopBrowser, person)).toEqual(['Kale', 'Rice', 'Tea'])
  await phone.getByRole('button', { name: 'Delete Tea' }).click()

  await phone.unroute(everyCall)
  // The phone tries again every five seconds, and may have to twice.
  await expect(row(laptop, 'Tea')).toHaveCount(0)
  for (const screen of [phone, laptop])
    await expect(screen.getByRole('heading', { name: 'Current Pantry (2 items)' })).toBeVisible()
  await expect.poll(() => storedNames(laptopBrowser, person)).toEqual(['Kale', 'Rice'])
})

test('offline changes survive closing the browser and are saved when it is back online', async ({
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  const before = await openPantry(context)
  await context.setOffline(true)
  await addItem(before, 'Tea', 'Other', '1 box')
  await expect(before.getByText(OFFLINE)).toBeVisible()
  await before.close()

  await context.setOffline(false)
  const after = await openPantry(context)
  await expect(quantityOf(after, 'Tea')).toHaveText('1 box')
  await expect.poll(() => storedNames(context, person)).toEqual(['Tea'])
})

test('a save that fails on the server says so and reverts the screen', async ({ context, baseURL }) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  await addItem(page, 'Rice', 'Grains', '2 bags')
  await expect.poll(() => storedNames(context, person)).toEqual(['Rice'])

  const commands = (url: URL) => url.pathname === '/api/week/commands'
  await page.route(commands, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { error: 'internal' } })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'One more of Rice' }).click()
  await expect(page.getByText(SAVE_FAILED)).toBeVisible()
  await expect(quantityOf(page, 'Rice')).toHaveText('2 bags')

  await page.unroute(commands)
  await page.getByRole('button', { name: 'One more of Rice' }).click()
  await expect(quantityOf(page, 'Rice')).toHaveText('3 bags')
  await page.reload()
  await expect(quantityOf(page, 'Rice')).toHaveText('3 bags')
})

test('Undo restores a deleted item in its place, in every tab', async ({ context, baseURL }) => {
  await signUpWithProfile(context, baseURL ?? '')
  const [one, two] = [await openPantry(context), await openPantry(context)]
  await addItem(one, 'Rice', 'Grains', '')
  await addItem(one, 'Milk', 'Dairy', '')
  await expect(row(two, 'Milk')).toBeVisible()

  await one.getByRole('button', { name: 'Delete Rice' }).click()
  await expect(row(two, 'Rice')).toHaveCount(0)
  await one.getByRole('button', { name: 'Undo' }).click()
  await expect(two.getByRole('listitem').filter({ hasText: /Rice|Milk/ })).toHaveText([/Rice/, /Milk/])
})

import { expect } from '@playwright/test'
import { addItem, openPantry, quantityOf, row, storedNames } from './pantry-steps.ts'
import { signUpWithProfile } from './people.ts'
import { test } from './test.ts'

const EMPTY = 'Your pantry is empty. Start by scanning barcodes or adding items manually.'

test('an item needs a name and a category; its quantity is one by default', async ({ context, baseURL }) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  await expect(page.getByText(EMPTY)).toBeVisible()

  await page.getByRole('button', { name: 'Add Manually' }).click()
  await page.getByRole('button', { name: 'Add item' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please fill in name and category')
  await expect(page.getByLabel('Item name')).toBeFocused()

  await page.getByLabel('Item name').fill('Zorbium')
  await page.getByRole('button', { name: 'Add item' }).click()
  await expect(page.getByLabel('Category', { exact: true })).toBeFocused()
  await expect(page.getByText(EMPTY)).toBeVisible()

  await page.getByLabel('Category', { exact: true }).selectOption('Other')
  const quantity = page.getByLabel('Quantity (optional)')
  await quantity.fill('-3 cans')
  await page.getByRole('button', { name: 'Add item' }).click()
  await expect(quantity).toBeFocused()
  await expect(page.getByText('A quantity cannot be below zero.')).toBeVisible()
  await expect(page.getByText(EMPTY)).toBeVisible()

  await quantity.fill('')
  await page.getByRole('button', { name: 'Add item' }).click()
  await expect(page.getByRole('heading', { name: 'Current Pantry (1 item)' })).toBeVisible()
  await expect(quantityOf(page, 'Zorbium')).toHaveText('1 item')
  await expect.poll(() => storedNames(context, person)).toEqual(['Zorbium'])
})

test('minus and plus change by one; removing the last one can be undone', async ({ context, baseURL }) => {
  await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  await addItem(page, 'Beans', 'Canned', '2 cans')
  await addItem(page, 'Apples', 'Produce', '')
  const less = (name: string) => page.getByRole('button', { name: `One less of ${name}` })
  const more = (name: string) => page.getByRole('button', { name: `One more of ${name}` })

  await more('Apples').click()
  await expect(quantityOf(page, 'Apples')).toHaveText('2')
  await less('Beans').click()
  await expect(quantityOf(page, 'Beans')).toHaveText('1 cans')
  await less('Beans').click()
  await expect(row(page, 'Beans')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Current Pantry (1 item)' })).toBeFocused()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(quantityOf(page, 'Beans')).toHaveText('1 cans')
  await page.reload()
  await expect(quantityOf(page, 'Beans')).toHaveText('1 cans')
})

test('what is known of a food does not move the button that a finger is about to press', async ({
  context,
  baseURL,
}) => {
  await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  await page.getByRole('button', { name: 'Add Manually' }).click()
  const press = page.getByRole('button', { name: 'Add item' })
  const before = await press.boundingBox()
  await page.getByLabel('Item name').fill('Milk')
  await expect(page.getByText(/^Keeps about \d+ days\. Change the date/)).toBeVisible()
  expect((await press.boundingBox())?.y).toBe(before?.y)
})

test('a long list can be searched and filtered by category', async ({ context, baseURL }) => {
  await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  await addItem(page, 'Black beans', 'Canned', '')
  await addItem(page, 'Green beans', 'Produce', '')
  await addItem(page, 'Milk', 'Dairy', '')

  await page.getByLabel('Search your pantry').fill('beans')
  await expect(page.getByText('2 of 3 shown')).toBeVisible()
  await page.getByLabel('Show category').selectOption('Produce')
  await expect(row(page, 'Green beans')).toBeVisible()
  await expect(row(page, 'Black beans')).toHaveCount(0)

  await page.getByLabel('Search your pantry').fill('caviar')
  await page.getByRole('button', { name: 'Show all items' }).click()
  await expect(row(page, 'Milk')).toBeVisible()
})

test('the pantry works with only the keyboard', async ({ context, baseURL }) => {
  await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  await page.getByRole('button', { name: 'Add Manually' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Item name')).toBeFocused()
  await page.keyboard.type('Rice')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Grains')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2 bags')
  await page.keyboard.press('Enter')
  await expect(quantityOf(page, 'Rice')).toHaveText('2 bags')

  await page.getByLabel('Sort by').focus()
  for (const name of ['One less of Rice', 'One more of Rice', 'Edit Rice', 'Delete Rice']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText(EMPTY)).toBeVisible()
})

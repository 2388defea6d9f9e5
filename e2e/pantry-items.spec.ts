import { expect } from '@playwright/test'
import { addItem, openPantry, quantityOf, row, storedNames } from './pantry-steps.ts'
import { save, signUpWithProfile } from './people.ts'
import { test } from './test.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

test('one line of text adds several items with quantity and category, and Undo removes them', async ({
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  const line = page.getByLabel('Add several at once')
  await line.fill('2 cans black beans, milk, 1 dozen eggs, zzqx')
  await line.press('Enter')
  await expect(quantityOf(page, 'Black beans')).toHaveText('2 cans')
  await expect(row(page, 'Black beans')).toContainText('Canned')
  await expect(quantityOf(page, 'Milk')).toHaveText('1 item')
  await expect(row(page, 'Milk')).toContainText('Best by about')
  await expect(quantityOf(page, 'Eggs')).toHaveText('12')
  await expect(page.getByText('Not recognized: Zzqx. Added under Other;')).toBeVisible()
  await expect(line).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Your pantry is empty.')).toBeVisible()
  await expect.poll(() => storedNames(context, person)).toEqual([])
})

test('text stays in the field when it could not be understood, to be sent again', async ({
  context,
  baseURL,
}) => {
  await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  await page.route('**/api/pantry/understand', (route) =>
    route.fulfill({ status: 500, json: { error: 'internal' } }),
  )
  const line = page.getByLabel('Add several at once')
  await line.fill('milk')
  await line.press('Enter')
  await expect(page.getByText('Something went wrong on our end.')).toBeVisible()
  await expect(line).toHaveValue('milk')
})

test('a known food fills in its category and shelf life', async ({ context, baseURL }) => {
  await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  await page.getByRole('button', { name: 'Add Manually' }).click()
  await page.getByLabel('Item name').fill('Whole milk')
  await expect(page.getByLabel('Category', { exact: true })).toHaveValue('Dairy')
  await expect(page.getByLabel('Use by (optional)')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Add item' }).click()
  await expect(row(page, 'Whole milk')).toContainText('Best by about')
})

test('a known food needs no category, however soon it is added', async ({ context, baseURL }) => {
  await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  await page.getByRole('button', { name: 'Add Manually' }).click()
  const name = page.getByLabel('Item name')
  await name.fill('Whole milk')
  await name.press('Enter')
  await expect(row(page, 'Whole milk')).toContainText('Best by about')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('while one item is looked up, the next may be typed', async ({ context, baseURL }) => {
  await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  const lookUp = Promise.withResolvers<void>()
  await page.route('**/api/pantry/understand', async (route) => {
    await lookUp.promise
    await route.continue()
  })
  const asked = (text: string) =>
    page.waitForRequest(
      (request) => request.url().endsWith('/understand') && request.postDataJSON().text === text,
    )
  await page.getByRole('button', { name: 'Add Manually' }).click()
  const name = page.getByLabel('Item name')
  const milk = asked('Whole milk')
  await name.fill('Whole milk')
  await milk
  await name.press('Enter')
  const oats = asked('Rolled oats')
  await name.fill('Rolled oats')
  await oats
  lookUp.resolve()
  await expect(row(page, 'Whole milk')).toContainText('Best by about')
  await expect(name).toHaveValue('Rolled oats')
  await name.press('Enter')
  await expect(row(page, 'Rolled oats')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an item is not held up by a server that does not answer', async ({ context, baseURL }) => {
  await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  await page.route('**/api/pantry/understand', () => undefined)
  await page.getByRole('button', { name: 'Add Manually' }).click()
  await page.getByLabel('Item name').fill('Whole milk')
  await page.getByLabel('Item name').press('Enter')
  // Nothing is known of it, so its category is asked for.
  await expect(page.getByLabel('Category')).toBeFocused({ timeout: 10_000 })
  await page.getByLabel('Category').selectOption('Dairy')
  await page.getByLabel('Item name').press('Enter')
  await expect(row(page, 'Whole milk')).toBeVisible()
})

test('every field can be edited, and food near its date is marked and can be sorted first', async ({
  context,
  baseURL,
}) => {
  await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  await addItem(page, 'Rice', 'Grains', '2 bags')
  await addItem(page, 'Yogurt', 'Other', '')
  await page.getByRole('button', { name: 'Edit Yogurt' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit item' })
  await dialog.getByLabel('Item name').fill('Plain yogurt')
  await dialog.getByLabel('Brand').fill('Fage')
  await dialog.getByLabel('Quantity').fill('3 cups')
  await dialog.getByLabel('Category').selectOption('Dairy')
  await dialog.getByLabel('Use by').fill(inDays(1))
  await dialog.getByLabel('Date added').fill('2026-01-02')
  await dialog.getByLabel('Barcode').fill('080000006738')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(quantityOf(page, 'Plain yogurt')).toHaveText('3 cups')
  await expect(row(page, 'Plain yogurt')).toContainText('Fage · Dairy')
  await expect(row(page, 'Plain yogurt')).toContainText(/Use (by tomorrow|within 2 days|today)/)

  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByTestId('quantity') })
    .first()
  await page.getByLabel('Sort by').selectOption('Name')
  await expect(first).toContainText('Plain yogurt')
  await page.getByLabel('Sort by').selectOption('Newest first')
  await expect(first).toContainText('Rice')
  await page.getByLabel('Sort by').selectOption('Use first')
  await expect(first).toContainText('Plain yogurt')

  await page.getByRole('button', { name: 'Edit Plain yogurt' }).click()
  await expect(dialog.getByLabel('Barcode')).toHaveValue('080000006738')
  await expect(dialog.getByLabel('Date added')).toHaveValue('2026-01-02')
  await dialog.getByLabel('Item name').fill(' ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('What is it called?')).toBeVisible()
})

test('duplicate items are offered for merging once', async ({ context, baseURL }) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'pantry', [
    { id: 'a', name: 'Black beans', quantity: '2 cans', category: 'Canned', expiryDate: inDays(90) },
    { id: 'b', name: 'Rice', quantity: '1 bag', category: 'Grains' },
    {
      id: 'c',
      name: 'black bean',
      brand: 'Goya',
      quantity: '1 can',
      category: 'Canned',
      expiryDate: inDays(60),
    },
    { id: 'd', name: 'Rice', quantity: '2 bags', category: 'Grains' },
  ])
  const page = await openPantry(context)
  await expect(page.getByText('You have Black beans twice')).toBeVisible()
  await page.getByRole('button', { name: 'Merge' }).click()
  await expect(quantityOf(page, 'Black beans')).toHaveText('3 cans')
  await expect(row(page, 'Black beans')).toContainText('Goya')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'black bean')).toBeVisible()
  await page.getByRole('button', { name: 'Merge' }).click()

  await expect(page.getByText('You have Rice twice')).toBeVisible()
  await page.getByRole('button', { name: 'Keep separate' }).click()
  await expect(page.getByText('You have Rice twice')).toBeHidden()
  await page.reload()
  await expect(row(page, 'Black beans')).toHaveCount(1)
  await expect(row(page, 'Rice')).toHaveCount(2)
  await expect(page.getByText('You have Rice twice')).toBeHidden()
})

import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility-steps.ts'
import { collectConsoleProblems } from './console-problems.ts'
import { drawPicture, ean13 } from './draw-barcode.ts'
import { openPantry, quantityOf, receipt, row, storedNames } from './pantry-steps.ts'
import { signUpWithProfile } from './people.ts'
import { test } from './test.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Photo Scan' })
const photo = (page: Page, name: string) =>
  panel(page).getByRole('list', { name: 'Photos' }).getByRole('listitem').filter({ hasText: name })
const openPhotos = (page: Page) => page.getByRole('button', { name: 'Photo Scan', exact: true }).click()

async function choose(page: Page, ...files: { name: string; buffer: Buffer }[]) {
  const input = panel(page).locator('input[type=file]')
  await input.setInputFiles(files.map((file) => ({ mimeType: 'image/jpeg', ...file })))
}

test('a receipt is reviewed, corrected and added, and its names are known the next time', async ({
  context,
  baseURL,
}) => {
  // Two photos really are read, on a machine that may be busy with other tests.
  test.slow()
  const person = await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  const consoleProblems = collectConsoleProblems(context)
  await openPhotos(page)
  await choose(
    page,
    { name: 'IMG_20261121_184512283.jpg', buffer: await receipt() },
    { name: 'letter.jpg', buffer: Buffer.from('Dear Sir or Madam') },
  )
  await expect(photo(page, 'IMG_2026112…2283.jpg')).toContainText('3 items found', { timeout: 60_000 })
  await expect(photo(page, 'letter.jpg')).toContainText('This file is not a picture')
  await expect(panel(page).getByRole('checkbox', { name: 'Keep Whole milk' })).toBeChecked()
  await expect(panel(page).getByText('$3.48 paid')).toBeVisible()
  // The unknown item has to be named by the person.
  const unknown = panel(page).getByRole('checkbox', { name: /Keep GV ZQX/ })
  await expect(unknown).not.toBeChecked()
  await expect(panel(page).getByRole('checkbox', { name: 'Keep PAPER TOWELS' })).not.toBeChecked()
  await unknown.check()
  await panel(page).getByLabel('Item name').fill('')
  await panel(page).getByRole('button', { name: 'Add 2 items to pantry' }).click()
  await expect(panel(page).getByText('What is it called?')).toBeVisible()
  await panel(page).getByLabel('Item name').fill('Granola')
  await panel(page).getByLabel('Category').selectOption('Grains')
  await expectAccessible(page, 'main')
  const remembered = page.waitForResponse((response) => response.url().endsWith('/api/ai/photo/lines'))
  await panel(page).getByRole('button', { name: 'Add 2 items to pantry' }).click()

  await expect(page.getByText('Added 2 items from photo!')).toBeVisible()
  await expect(quantityOf(page, 'Whole milk')).toHaveText('1 gallon')
  await expect(row(page, 'Granola')).toBeVisible()
  await expect.poll(() => storedNames(context, person)).toEqual(['Granola', 'Whole milk'])
  expect((await remembered).ok()).toBe(true)

  await openPhotos(page)
  await choose(page, { name: 'again.jpg', buffer: await receipt() })
  await expect(panel(page).getByRole('checkbox', { name: 'Keep Granola' })).toBeChecked({ timeout: 60_000 })
  expect(consoleProblems).toEqual([])
})

test('a file that is no image is refused; photos can be cancelled and retried; a barcode becomes a product', async ({
  context,
  baseURL,
}) => {
  await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  await openPhotos(page)
  const letter = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['Dear Sir or Madam'], 'letter.txt', { type: 'text/plain' }))
    return data
  })
  await panel(page).getByText('or drop them here').dispatchEvent('drop', { dataTransfer: letter })
  await expect(panel(page).getByText('Only images are allowed.')).toBeVisible()

  const held = Promise.withResolvers<void>()
  await page.route('**/api/ai/photo', async (route) => {
    await held.promise
    await route.continue().catch(() => undefined)
  })
  const can = await drawPicture(page, ean13('080000006738'), { width: 500, height: 320, module: 3 })
  await choose(page, { name: 'can.jpg', buffer: can })
  await expect(photo(page, 'can.jpg')).toContainText('Reading')
  await expect(page.getByRole('button', { name: 'Processing' }).first()).toBeDisabled()
  await panel(page).getByRole('button', { name: 'Cancel can.jpg' }).click()
  await expect(photo(page, 'can.jpg')).toContainText('Canceled')
  held.resolve()
  await panel(page).getByRole('button', { name: 'Try can.jpg again' }).click()
  await expect(photo(page, 'can.jpg')).toContainText('1 item found', { timeout: 60_000 })
  await expect(panel(page)).toContainText('StarKist · 1 can (5 oz) · Canned')

  await panel(page).getByRole('button', { name: 'Discard all' }).click()
  await choose(page, {
    name: 'table.jpg',
    buffer: await drawPicture(page, '', { width: 300, height: 200, module: 3 }),
  })
  await expect(photo(page, 'table.jpg')).toContainText('No items found in the photo. Try a clearer photo.', {
    timeout: 60_000,
  })
  await panel(page).getByRole('button', { name: 'Add one by hand' }).click()
  await panel(page).getByLabel('Item name').fill('Apples')
  await panel(page).getByRole('button', { name: 'Add 1 item to pantry' }).click()
  await expect(row(page, 'Apples')).toBeVisible()
})

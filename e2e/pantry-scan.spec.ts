import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility-steps.ts'
import { collectConsoleProblems } from './console-problems.ts'
import { drawPicture, ean13, upcE } from './draw-barcode.ts'
import { findBrowser } from './find-browser.ts'
import { openPantry, quantityOf, row, storedNames } from './pantry-steps.ts'
import { save, signUpWithProfile } from './people.ts'
import { test } from './test.ts'

const TUNA = '080000006738'
const CHEDDAR = '011110586049'
const COLA = '5449000000996'
const CAMERA = fileURLToPath(new URL('fixtures/upc-a.mjpeg', import.meta.url))
const found = await findBrowser()
const camera = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${CAMERA}`,
]
test.use({ launchOptions: { ...found, args: [...found.args, ...camera] } })

const scanner = (page: Page) => page.getByRole('dialog', { name: 'Scan Barcode' })
const open = (page: Page) => page.getByRole('button', { name: 'Scan Barcode' }).click()

async function scanPicture(page: Page, name: string, buffer: Buffer) {
  await scanner(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer })
}

test('a scanned can is added after a confirmation, and scanning it again counts two', async ({
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  const consoleProblems = collectConsoleProblems(context)
  await open(page)
  await scanner(page).getByRole('button', { name: 'Start camera' }).click()

  await expect(scanner(page)).toContainText('Found in our local database')
  await expect(scanner(page)).toContainText('StarKist')
  await expect(scanner(page)).toContainText(TUNA)
  await expect(scanner(page)).toContainText('Paused. The camera is off.')
  await scanner(page).getByRole('button', { name: 'Add to pantry' }).click()

  await expect(scanner(page).getByText(/: now 2 cans \(5 oz\)\./)).toBeVisible({ timeout: 20_000 })
  await scanner(page).getByRole('button', { name: 'Close Scanner' }).click()
  await expect(page.getByRole('heading', { name: 'Current Pantry (1 item)' })).toBeVisible()
  await expect(page.getByTestId('quantity')).toHaveText(/^[2-9] cans \(5 oz\)$/)
  await expect.poll(() => storedNames(context, person)).toHaveLength(1)

  // Once camera access was granted, the camera starts by itself.
  await open(page)
  await expect(scanner(page).getByText('Hold the barcode inside the frame.')).toBeVisible()
  expect(consoleProblems).toEqual([])
})

test('the camera can be paused, resumed, zoomed and stopped', async ({ context, baseURL }) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  // The product is already in the pantry, so scanning it counts up without a question.
  const tuna = { id: 'a', name: 'Tuna', quantity: '1 can', category: 'Canned', barcode: TUNA }
  await save(context, baseURL ?? '', person, 'pantry', [tuna])
  const page = await openPantry(context)
  await open(page)
  const dialog = scanner(page)
  const button = (name: string) => dialog.getByRole('button', { name })
  await expect(button('Scan a picture')).toBeVisible()
  await button('Start camera').click()
  await button('Pause').click()
  await expect(dialog.getByText('Paused. The camera is off.')).toBeVisible()
  await expect(button('Scan a picture')).toBeHidden()
  await button('Resume').click()
  await expect(dialog.getByText('Hold the barcode inside the frame.')).toBeVisible()
  const zoom = dialog.getByRole('slider', { name: 'Zoom' })
  await expect(zoom).toHaveAttribute('min', '1')
  await expect(zoom).toHaveAttribute('max', '5')
  await expect(zoom).toHaveAttribute('step', '0.1')
  await zoom.fill('2.5')
  await expect(dialog.getByText('2.5×')).toBeVisible()
  // A pause keeps the zoom.
  await button('Pause').click()
  await expect(dialog.getByText('Paused. The camera is off.')).toBeVisible()
  await button('Resume').click()
  await expect(dialog.getByText('Hold the barcode inside the frame.')).toBeVisible()
  await expect(dialog.getByText('2.5×')).toBeVisible()
  await button('Stop camera').click()
  await expect(button('Scan a picture')).toBeVisible()
})

const CAMERA_ERRORS = [
  ['is refused', 'NotAllowedError', 'is not allowed to use the camera'],
  ['is not there', 'NotFoundError', 'no camera that we can find'],
  ['is used by another app', 'NotReadableError', 'Another app is using the camera'],
] as const

test('a refused, missing or busy camera and an insecure page say so, and other ways to scan remain', async ({
  context,
  baseURL,
}) => {
  await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  await open(page)
  const start = scanner(page).getByRole('button', { name: 'Start camera' })
  for (const [name, errorName, words] of CAMERA_ERRORS) {
    await page.evaluate((kind) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', kind))
    }, errorName)
    await start.click()
    await expect(scanner(page).getByRole('alert'), `a camera that ${name}`).toContainText(words)
    await expect(scanner(page).getByRole('button', { name: 'Scan a picture' })).toBeVisible()
  }
  await page.evaluate(() => Object.defineProperty(window, 'isSecureContext', { value: false }))
  await start.click()
  await expect(scanner(page).getByRole('alert')).toContainText('only on pages with https://')
})

test('pictures of a UPC-E, a rotated EAN-13 and a blurred UPC-A are read; one without a code is refused', async ({
  context,
  baseURL,
}) => {
  await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  const consoleProblems = collectConsoleProblems(context)
  await open(page)
  const dialog = scanner(page)
  const size = { width: 1000, height: 800 }
  const skip = () => dialog.getByRole('button', { name: 'Do not add' }).click()

  await scanPicture(page, 'empty.png', await drawPicture(page, '', { ...size, module: 4 }))
  await expect(dialog.getByRole('alert')).toContainText('No barcode found in this picture.')
  await scanPicture(page, 'text.png', Buffer.from('not a picture'))
  await expect(dialog.getByRole('alert')).toContainText('not a picture that we can read')

  await scanPicture(
    page,
    'blurred.png',
    await drawPicture(page, ean13(TUNA), { ...size, module: 5, blurPx: 2 }),
  )
  await expect(dialog).toContainText('StarKist')
  await skip()
  for (const turnDegrees of [90, 33, 180]) {
    const picture = await drawPicture(page, ean13(TUNA), { ...size, module: 4, turnDegrees })
    await scanPicture(page, 'turned.png', picture)
    await expect(dialog, `turned by ${turnDegrees} degrees`).toContainText('StarKist')
    await skip()
  }
  // UPC-E is the zero-suppressed form of the same code, used on small packages.
  await scanPicture(page, 'upc-e.png', await drawPicture(page, upcE('08067308'), { ...size, module: 6 }))
  await expect(dialog).toContainText('StarKist')
  await skip()
  expect(consoleProblems).toEqual([])
})

test('an unknown EAN-13 is added with a name that the household types once', async ({ context, baseURL }) => {
  await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  await open(page)
  const dialog = scanner(page)
  const picture = await drawPicture(page, ean13(COLA), {
    width: 900,
    height: 700,
    module: 4,
    turnDegrees: 12,
  })
  await scanPicture(page, 'cola.png', picture)
  await expect(dialog.getByRole('heading', { name: 'Unknown Product' })).toBeVisible()
  await dialog.getByLabel('Item name').fill('Fizzy cola')
  await dialog.getByLabel('Category').selectOption('Other')
  await dialog.getByRole('button', { name: 'Add to pantry' }).click()
  await expect(dialog.getByText('Fizzy cola added.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close Scanner' }).click()
  await expect(quantityOf(page, 'Fizzy cola')).toHaveText('1 item')
  await page.getByRole('button', { name: 'Delete Fizzy cola' }).click()
  await expect(row(page, 'Fizzy cola')).toHaveCount(0)

  await open(page)
  await dialog.getByLabel('Type the code').fill('5 449000 000996')
  await dialog.getByRole('button', { name: 'Look up' }).click()
  await expect(dialog.getByRole('heading', { name: 'Fizzy cola' })).toBeVisible()
  await expect(dialog).toContainText('named by your household')
})

test('a USB scanner works anywhere on the page; a misread code gets a suggestion', async ({
  context,
  baseURL,
}) => {
  await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  await expect(page.getByText('Your pantry is empty.')).toBeVisible()
  await scanWithUsb(page, TUNA)
  await expect(scanner(page)).toContainText('StarKist')
  await scanner(page).getByRole('button', { name: 'Do not add' }).click()

  await scanner(page).getByLabel('Type the code').fill('080000006739')
  await page.keyboard.press('Enter')
  await expect(scanner(page)).toContainText('This code is not valid')
  await scanner(page)
    .getByRole('button', { name: /StarKist/ })
    .click()
  await expect(scanner(page)).toContainText('Found in our local database')
  await scanner(page).getByRole('button', { name: 'Add to pantry' }).click()
  await scanner(page).getByRole('button', { name: 'Close Scanner' }).click()
  await expect(page.getByTestId('quantity')).toHaveText('1 can (5 oz)')
})

test('a product that breaks a rule of the household warns, and Enter does not add it', async ({
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', { profileCompleted: true, allergies: ['milk'] })
  const page = await openPantry(context)
  await open(page)
  await scanner(page).getByLabel('Type the code').fill(CHEDDAR)
  await page.keyboard.press('Enter')
  await expect(scanner(page).getByRole('alert')).toContainText('Not for your household')
  await expect(scanner(page).getByRole('alert')).toContainText('It is ruled out by your profile')
  await expect(scanner(page)).toContainText('Contains milk.')
  // Enter, which a USB scanner sends too, does not add it.
  await expect(scanner(page).getByRole('button', { name: 'Do not add' })).toBeFocused()
  await expectAccessible(page)
  await scanner(page).getByRole('button', { name: 'Do not add' }).click()

  await scanner(page).getByLabel('Type the code').fill(TUNA)
  await page.keyboard.press('Enter')
  await expect(scanner(page)).toContainText('StarKist')
  await expect(scanner(page).getByRole('alert')).toBeHidden()
})

const FAILURES = {
  'cannot reach the product database': { json: { success: false, error: 'unavailable', retryAfterS: 30 } },
  fails: { status: 500, json: { error: 'internal' } },
}

for (const [happening, answer] of Object.entries(FAILURES)) {
  test(`a lookup that ${happening} says so, and the product can still be added`, async ({
    context,
    baseURL,
  }) => {
    await signUpWithProfile(context, baseURL ?? '')
    const page = await openPantry(context)
    await page.route('**/api/barcode/*', (route) => route.fulfill(answer))
    await open(page)
    await scanner(page).getByLabel('Type the code').fill(COLA)
    await scanner(page).getByRole('button', { name: 'Look up' }).click()
    await expect(scanner(page).getByRole('alert')).toContainText(`Error: Failed to lookup barcode ${COLA}`)
    await scanner(page).getByRole('button', { name: 'Add to pantry' }).click()
    await scanner(page).getByRole('button', { name: 'Close Scanner' }).click()
    await expect(row(page, 'Unknown Product')).toBeVisible()
  })
}

test('every step of a scan has no accessibility violations and fits the screen', { tag: '@wide' }, async ({
  context,
  baseURL,
}) => {
  await signUpWithProfile(context, baseURL ?? '')
  const page = await openPantry(context)
  await open(page)
  await expect(scanner(page).getByRole('button', { name: 'Start camera' })).toBeVisible()
  await expectAccessible(page)
  await scanner(page).getByRole('button', { name: 'Start camera' }).click()
  await expect(scanner(page).getByRole('button', { name: 'Add to pantry' })).toBeVisible({
    timeout: 20_000,
  })
  await expectAccessible(page)
  await scanner(page).getByRole('button', { name: 'Change details' }).click()
  await expectAccessible(page)
})

/** Sends all keys inside the page, because a round trip per key may be slower than a real scanner. */
async function scanWithUsb(page: Page, code: string) {
  await page.evaluate(
    (keys) => {
      for (const key of keys) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      }
    },
    [...code, 'Enter'],
  )
}

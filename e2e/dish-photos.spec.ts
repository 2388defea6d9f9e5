import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { drawPlate } from '../apps/server/src/testing/draw-plate.ts'
import { expectAccessible, expectTouchTargets } from './accessibility-steps.ts'
import { collectConsoleProblems } from './console-problems.ts'
import { save } from './people.ts'
import { card, openRecipe, SKILLET, signUpWithRecipes } from './recipes-steps.ts'
import { test } from './test.ts'

const BOX = '/dashboard?tab=recipes&view=all'

const choose = (page: Page, label: string, name: string, buffer: Buffer) =>
  page.getByLabel(label, { exact: true }).setInputFiles({ name, mimeType: 'image/jpeg', buffer })
const row = (page: Page, name: string) => page.getByRole('article', { name: `Recipe: ${name}`, exact: true })

/** It is loaded, and really a photo. */
async function expectPhoto(within: Locator) {
  const picture = within.locator('img[src*="/api/dish-photos/"]').first()
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(100)
}

async function ownRecipes(context: BrowserContext) {
  return (await (await context.request.get('/api/own-recipes')).json()).recipes
}

test('an own recipe gets a photo while it is written, shows it everywhere, and loses it with Undo @wide', async ({
  page,
  context,
  baseURL,
}) => {
  const consoleProblems = collectConsoleProblems(context)
  const person = await signUpWithRecipes(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', { profileCompleted: true, adults: 2 })
  await page.goto(BOX)
  await page.getByRole('button', { name: 'Write a recipe' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Porch soup')
  await page.getByRole('textbox', { name: 'Ingredients', exact: true }).fill('1 lb carrots')
  await page.getByRole('textbox', { name: 'Steps', exact: true }).fill('Simmer the carrots.')

  await choose(page, 'Add a photo', 'letter.jpg', Buffer.from('<!doctype html><p>Dear Sir'))
  await expect(page.getByRole('alert')).toContainText('This file is not a picture.')
  await choose(page, 'Add a photo', 'soup.jpg', await drawPlate('#d9822b'))
  await expect(page.getByRole('img', { name: 'Your photo of Porch soup' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible()
  await expectAccessible(page)
  await expectTouchTargets(page)
  await page.getByRole('button', { name: 'Save recipe' }).click()
  await expect(page.getByText('Porch soup is saved.')).toBeVisible()
  await page.getByRole('searchbox').fill('Porch soup')
  await expectPhoto(row(page, 'Porch soup'))

  await row(page, 'Porch soup').getByRole('button', { name: 'Porch soup', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Porch soup' })
  await expect(dialog.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
  await expectPhoto(dialog)
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Start cooking' }).click()
  await expectPhoto(page.getByRole('dialog'))
  await page.keyboard.press('Escape')

  await dialog.getByRole('button', { name: 'Remove photo' }).click()
  await expect(
    dialog.getByRole('status').filter({ hasText: 'The photo of Porch soup is removed.' }),
  ).toBeVisible()
  await expect(dialog.locator('img[src*="/drawings/"]').first()).toBeVisible()
  expect((await ownRecipes(context))[0]).not.toHaveProperty('photoId')
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expectPhoto(dialog)
  await expect.poll(async () => (await ownRecipes(context))[0].photoId).toMatch(/^photo-/)
  expect(consoleProblems).toEqual([])
})

test('one of our dishes gets a photo on its page; the week shows it, another household does not', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const consoleProblems = collectConsoleProblems(context)
  await signUpWithRecipes(context, baseURL ?? '', 'chicken-and-cabbage-egg-noodle-skillet')
  await page.goto('/dashboard?tab=recipes')
  await openRecipe(page, SKILLET, 'Sunday dinner')
  const dialog = page.getByRole('dialog', { name: SKILLET })
  await choose(page, 'Add a photo', 'skillet.jpg', await drawPlate('#7a9c4f'))
  await expect(dialog.getByText(`Your photo of ${SKILLET} is saved.`)).toBeVisible()
  await expectPhoto(dialog)
  await page.keyboard.press('Escape')
  await expectPhoto(card(page, SKILLET, 'Sunday dinner'))
  const address = await page.locator('img[src*="/api/dish-photos/"]').first().getAttribute('src')

  // A photo that does not load gives its place back to the drawing.
  await page.route('**/api/dish-photos/photo-*', (route) => route.abort())
  await page.reload()
  await expect(card(page, SKILLET, 'Sunday dinner').locator('img[src*="/drawings/"]')).toBeVisible()
  await page.unroute('**/api/dish-photos/photo-*')

  const other = await browser.newContext()
  await signUpWithRecipes(other, baseURL ?? '')
  expect((await other.request.get(`${baseURL}${address}`)).status()).toBe(404)
  await other.close()
  expect(consoleProblems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
})

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectTouchTargets } from './accessibility-steps.ts'
import { PASSWORD, save } from './people.ts'
import { signUpWithRecipes } from './recipes-steps.ts'
import { test } from './test.ts'

const RECIPE = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Harbor chowder',
  recipeYield: '4 servings',
  recipeIngredient: ['2 cans clams', '3 cups milk', '1 lb potatoes'],
  recipeInstructions: ['Simmer it all.'],
})

let site: Server
let siteUrl: string

test.beforeAll(async () => {
  site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Chowder</title><script type="application/ld+json">${RECIPE}</script>
      <h1>Harbor chowder</h1><script>window.stolen = []</script>`)
  })
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done))
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
test.afterAll(() => new Promise((done) => site.close(done)))

async function bookmarkOf(page: Page): Promise<string> {
  await page.goto('/dashboard?tab=recipes&view=all&bring=paste')
  const link = page.getByRole('link', { name: 'Save to Pennyplate' })
  await expect(link).toHaveAttribute('href', /^javascript:/)
  return decodeURIComponent(((await link.getAttribute('href')) ?? '').slice('javascript:'.length))
}

/** Presses the bookmark on the page: its code runs there. */
async function pressBookmark(page: Page, bookmark: string): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.evaluate((code) => {
    const script = document.createElement('script')
    script.textContent = code
    document.body.append(script)
  }, bookmark)
  return opened
}

test('a bookmark opens the recipe of any page here, and nothing is kept before it is saved @wide', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithRecipes(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', { profileCompleted: true, adults: 2 })
  const bookmark = await bookmarkOf(page)
  await page.getByRole('link', { name: 'Save to Pennyplate' }).click()
  await expect(page.getByText('Drag it to your bookmarks bar instead, or copy its address.')).toBeVisible()
  await expectAccessible(page)
  await expectTouchTargets(page)

  await page.goto(`${siteUrl}/chowder`)
  const ours = await pressBookmark(page, bookmark)
  await expect(ours.getByText(`This page came from ${new URL(siteUrl).host}.`)).toBeVisible()
  await expect(ours.getByText('Nothing of it was read or kept yet.')).toBeVisible()
  await expectAccessible(ours)
  const mine = async () => (await (await context.request.get('/api/own-recipes')).json()).recipes.length
  await ours.getByRole('button', { name: 'Read the recipe' }).click()
  await expect(ours.getByRole('heading', { name: 'Harbor chowder' })).toBeVisible()
  expect(await mine()).toBe(0)
  await ours.getByRole('button', { name: 'Save Harbor chowder' }).click()
  await expect(ours.getByText('Harbor chowder is saved.')).toBeVisible()
  expect(await mine()).toBe(1)
  await ours.getByRole('button', { name: 'See my recipes' }).click()
  await expect(ours.getByRole('article', { name: 'Recipe: Harbor chowder' })).toBeVisible()
})

test('a page that was handed over is not replaced by a later one, nor by a message from elsewhere', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithRecipes(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', { profileCompleted: true, adults: 2 })
  const opened = context.waitForEvent('page')
  await page.goto(siteUrl)
  await page.evaluate((address) => {
    const ours = window.open(address)
    addEventListener('message', ({ source, data }) => {
      if (source !== ours) return
      ;(window as unknown as { heard: unknown[] }).heard = [data]
      ours?.postMessage({ url: 'https://elsewhere.example/a', html: '' }, '*')
      ours?.postMessage({ url: 'https://elsewhere.example/b', html: '<p>first</p>' }, '*')
      ours?.postMessage({ url: `${location.origin}/second`, html: '<p>second</p>' }, '*')
    })
  }, `${baseURL}/bring-recipe`)
  const ours = await opened
  const reading = ours.waitForRequest('**/api/recipes/import')
  await ours.getByRole('button', { name: 'Read the recipe' }).click()
  // Its own address is not believed: it is of another site.
  expect((await reading).postDataJSON()).toEqual({ url: siteUrl, html: '<p>first</p>' })
  await expect(ours.getByText('No recipe found')).toBeVisible()
})

test('opened without the bookmark, the page says what to do; a guest signs in first and loses nothing', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  const person = await signUpWithRecipes(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', { profileCompleted: true, adults: 2 })
  const bookmark = await bookmarkOf(page)
  await page.goto('/bring-recipe')
  await expect(page.getByText('No page has arrived')).toBeVisible()
  await page.getByRole('link', { name: 'Paste a recipe' }).click()
  await expect(page.getByLabel('The recipe’s text, or its page’s source')).toBeVisible()

  const guest = await browser.newContext({ baseURL: baseURL ?? '' })
  const foreign = await guest.newPage()
  await foreign.goto(siteUrl)
  const ours = await pressBookmark(foreign, bookmark)
  await expect(ours).toHaveURL(/\/sign-in/)
  await ours.getByLabel('E-mail').fill(person.email)
  await ours.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await ours.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(ours.getByRole('button', { name: 'Read the recipe' })).toBeVisible()
  await guest.close()
})

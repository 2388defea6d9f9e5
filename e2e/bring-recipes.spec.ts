import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectTouchTargets } from './accessibility-steps.ts'
import { collectConsoleProblems } from './console-problems.ts'
import { save } from './people.ts'
import { signUpWithRecipes } from './recipes-steps.ts'

const BOX = '/dashboard?tab=recipes&view=all'

const PAGE = `<!doctype html><html><head><title>Stew</title><script type="application/ld+json">${JSON.stringify(
  {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Windowsill bean stew <img src=x onerror=alert(1)>',
    recipeYield: '6 servings',
    totalTime: 'PT45M',
    recipeIngredient: ['1 lb dried black beans', '1 jar Aunt May’s secret sauce', '2 cups water'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer it all.' }],
  },
)}</script></head><body></body></html>`

/** Paprika's own file of one recipe: JSON, packed. */
function paprika(name: string): Buffer {
  return gzipSync(
    JSON.stringify({ name, ingredients: '1 egg\n2 cups milk', directions: 'Boil.', servings: '2' }),
  )
}

/** A Mealie-like list: two recipes that can be read, one without anything in it. */
const FILE = JSON.stringify(
  [
    { name: 'Porch pancakes', recipeIngredient: ['2 cups flour', '2 eggs'], recipeInstructions: ['Fry.'] },
    { name: 'Attic omelet', recipeIngredient: ['3 eggs'], recipeInstructions: ['Fold.'] },
    { name: 'Nothing at all', recipeIngredient: [], recipeInstructions: [] },
  ].map((recipe) => ({ '@context': 'https://schema.org', '@type': 'Recipe', ...recipe })),
)

const choose = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel('Choose a file', { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

test('a pasted page is looked at, saved, and found among the household’s recipes @wide', async ({
  page,
  context,
  baseURL,
}) => {
  const consoleProblems = collectConsoleProblems(context)
  const person = await signUpWithRecipes(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', { profileCompleted: true, adults: 2 })
  await page.goto(BOX)
  await page.getByRole('button', { name: 'Bring in recipes' }).click()
  await expect(page.getByRole('heading', { name: 'Bring in recipes' })).toBeFocused()

  // No server reads this address; what was typed stays.
  await page.getByLabel('Address of the recipe').fill('http://127.0.0.1/stew')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('not an address on the public internet')
  await expect(page.getByLabel('Address of the recipe')).toHaveValue('http://127.0.0.1/stew')
  await expectAccessible(page)
  await expectTouchTargets(page)
  await page.getByLabel('Address of the recipe').fill('')

  await page.getByRole('radio', { name: 'Paste' }).check()
  await page.getByRole('button', { name: 'Read the recipe' }).click()
  await expect(page.getByText('Paste a recipe here first.')).toBeVisible()
  await page.getByLabel('The recipe’s text, or its page’s source').fill('Nothing of use')
  await page.getByRole('button', { name: 'Read the recipe' }).click()
  await expect(page.getByRole('alert')).toContainText('No recipe found')

  await page.getByLabel('The recipe’s text, or its page’s source').fill(PAGE)
  await page.getByRole('button', { name: 'Read the recipe' }).click()
  const preview = page.getByRole('article', { name: 'Windowsill bean stew' })
  await expect(page.getByRole('heading', { name: 'One recipe found' })).toBeFocused()
  await expect(preview.getByText('Serves 6 · 45 min')).toBeVisible()
  await expect(preview.getByText('Simmer it all.')).toBeVisible()
  await expect(preview.getByRole('listitem').filter({ hasText: 'secret sauce' })).toContainText(
    'not known yet',
  )
  await expect(preview.getByText('We do not know 1 ingredient yet.')).toBeVisible()
  await expectAccessible(page)
  await expectTouchTargets(page)

  await preview.getByRole('button', { name: 'Save Windowsill bean stew' }).click()
  await expect(preview.getByRole('status')).toHaveText('Windowsill bean stew is saved.')
  await preview.getByRole('button', { name: 'Undo saving Windowsill bean stew' }).click()
  await preview.getByRole('button', { name: 'Save Windowsill bean stew' }).click()
  await preview.getByRole('button', { name: 'See my recipes' }).click()
  await expect(page.getByRole('button', { name: 'Mine' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('article', { name: 'Recipe: Windowsill bean stew' })).toBeVisible()
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible()
  expect(consoleProblems).toEqual([])
})

test('a site that refuses servers is pasted instead @wide', async ({ page, context, baseURL }) => {
  await signUpWithRecipes(context, baseURL ?? '')
  await page.goto(`${BOX}&bring=address`)
  // The test's server must not ask a real site.
  await page.route('/api/recipes/import', (route) =>
    route.fulfill({ json: { recipes: [], problems: [{ code: 'site-refuses', message: 'refused' }] } }),
  )
  await page.getByLabel('Address of the recipe').fill('example.com/stew')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Paste the page instead' }).click()
  await expect(page.getByRole('radio', { name: 'Paste' })).toBeChecked()
  await page.unroute('/api/recipes/import')
  await page.getByLabel('The recipe’s text, or its page’s source').fill(PAGE)
  await page.getByRole('button', { name: 'Read the recipe' }).click()
  await expect(page.getByText('from example.com')).toBeVisible()
})

test('a file of another app comes in with a report, outlives a reload, and is undone as one @wide', async ({
  page,
  context,
  baseURL,
}) => {
  const consoleProblems = collectConsoleProblems(context)
  await signUpWithRecipes(context, baseURL ?? '')
  await page.goto(`${BOX}&bring=file`)
  await choose(page, 'pages.json', Buffer.from(FILE))
  const report = page.getByRole('region', { name: 'Recipes of pages.json' })
  await expect(report.getByText('The import is done.')).toBeVisible()
  await expect(report.getByText('2 recipes saved')).toBeVisible()
  await expect(report.getByText('Nothing at all It has neither ingredients nor steps.')).toBeVisible()
  await page.reload()
  await expect(report.getByText('2 recipes saved')).toBeVisible()
  await expectAccessible(page)
  await expectTouchTargets(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export my recipes' }).click()
  expect((await download).suggestedFilename()).toBe('pennyplate-recipes.zip')

  await report.getByRole('button', { name: 'See my recipes' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'Bring in recipes' }).click()
  await page.getByRole('radio', { name: 'File' }).check()
  await report.getByRole('button', { name: 'Undo this import' }).click()
  await expect(report.getByText('2 recipes removed again.')).toBeVisible()

  await choose(page, 'one.paprikarecipe', paprika('Cellar custard'))
  const second = page.getByRole('region', { name: 'Recipes of one.paprikarecipe' })
  await expect(second.getByText('1 recipe saved')).toBeVisible()
  await second.getByRole('button', { name: 'See my recipes' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article', { name: 'Recipe: Cellar custard' })).toBeVisible()
  expect(consoleProblems).toEqual([])
})

test('a running import shows how far it is and can be canceled', async ({ page, context, baseURL }) => {
  await signUpWithRecipes(context, baseURL ?? '')
  const answer = { importId: 'a', fileName: 'all.zip', total: 500, done: 120, added: 118, skipped: [] }
  let state = 'running'
  await page.route('/api/recipes/import-file', (route) =>
    route.fulfill({ status: 202, json: { importId: 'a' } }),
  )
  await page.route('/api/recipes/imports/a', (route) => route.fulfill({ json: { ...answer, state } }))
  await page.route('/api/recipes/imports/a/cancel', (route) => {
    state = 'cancelled'
    return route.fulfill({ json: { ...answer, state } })
  })
  await page.goto(`${BOX}&bring=file`)
  await choose(page, 'all.zip', Buffer.from('PK'))
  await expect(page.getByText('120 of 500 recipes read')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('What was saved until then is kept.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose the same file again' })).toBeVisible()
  await expect(page.getByText('118 recipes saved')).toBeVisible()
})

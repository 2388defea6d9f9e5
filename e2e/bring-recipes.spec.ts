import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { drawPrint } from '../apps/server/src/testing/draw-print.ts'
import { expectAccessible, expectTouchTargets } from './accessibility-steps.ts'
import { collectConsoleProblems } from './console-problems.ts'
import { save } from './people.ts'
import { signUpWithRecipes } from './recipes-steps.ts'
import { test } from './test.ts'

// Without a connection, a page opens what it has loaded.
test.use({ loadsAhead: true })

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

test('a site that refuses servers is pasted instead', async ({ page, context, baseURL }) => {
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

test('a photographed card is compared with its photo, corrected and saved @wide', async ({
  page,
  context,
  baseURL,
}) => {
  // The photos really are read, on a machine that may be busy with other tests.
  test.slow()
  const consoleProblems = collectConsoleProblems(context)
  await signUpWithRecipes(context, baseURL ?? '')
  await page.goto(`${BOX}&bring=photo`)
  const photos = page.getByRole('list', { name: 'Photos' }).getByRole('listitem')
  const front = await drawPrint(
    ['Porch Banana Bread', 'Serves 8', 'INGREDIENTS', '2 cups flour', '3 ripe bananas', '2 eggs'],
    { font: 'Serif', points: 18, turnDegrees: 2 },
  )
  const back = await drawPrint(['DIRECTIONS', '1. Mash the bananas.', '2. Bake for 60 minutes.'], {
    font: 'Sans',
    points: 18,
  })
  const blank = await drawPrint(['.'], { font: 'Sans' })
  const choosePhotos = (...files: [string, Buffer][]) =>
    page
      .locator('input[type=file]')
      .setInputFiles(files.map(([name, buffer]) => ({ name, buffer, mimeType: 'image/jpeg' })))

  // Offline, nothing is lost: the photo can be tried again.
  await expect(page.getByRole('button', { name: 'Take or choose photos' })).toBeVisible()
  // The household's documents are there, too.
  await page.waitForLoadState('networkidle')
  // And the list of recipes, which is fetched ahead: what a browser fails to load once, it does not load again.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/all-recipes-[^/]*\.js$/.test(name)),
  )
  await context.setOffline(true)
  await choosePhotos(['front.jpg', front])
  await expect(photos.first()).toContainText('Failed to process photo.')
  await context.setOffline(false)
  // The browser itself tells of every request it could not make.
  consoleProblems.length = 0
  await page.getByRole('button', { name: 'Try front.jpg again' }).click()
  await expect(photos.first()).toContainText('6 lines read', { timeout: 60_000 })
  await choosePhotos(['back.jpg', back], ['blank.jpg', blank])
  await expect(photos.nth(1)).toContainText('3 lines read', { timeout: 60_000 })
  await expect(photos.nth(2)).toContainText('No text found.', { timeout: 60_000 })
  const text = page.getByLabel('What we read on page 1')
  await expect(text).toHaveValue(/3 ripe bananas/)
  await expect(page.getByRole('img', { name: 'Photo: What we read on page 1' })).toBeVisible()
  await expectAccessible(page)
  await expectTouchTargets(page)

  await text.fill((await text.inputValue()).replace('3 ripe', '4 ripe'))
  await page.getByRole('button', { name: 'Read the recipe' }).click()
  const preview = page.getByRole('article', { name: 'Porch Banana Bread' })
  await expect(preview.getByText('Serves 8')).toBeVisible()
  await expect(preview.getByText('4 ripe bananas')).toBeVisible()
  await expect(preview.getByText('Bake for 60 minutes.')).toBeVisible()
  await preview.getByRole('button', { name: 'Save Porch Banana Bread' }).click()
  await expect(preview.getByRole('status')).toHaveText('Porch Banana Bread is saved.')
  await preview.getByRole('button', { name: 'See my recipes' }).click()
  await expect(page.getByRole('article', { name: 'Recipe: Porch Banana Bread' })).toBeVisible()
  expect(consoleProblems).toEqual([])
})

test('a line that is not surely read is found in the text, and a reading can be canceled', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWithRecipes(context, baseURL ?? '')
  const lines = [
    { text: 'Porch Banana Bread', confidence: 0.96 },
    { text: '2 cups floyr', confidence: 0.41 },
  ]
  await page.route('/api/recipes/read-photo', (route) => route.fulfill({ json: { lines, by: 'print' } }))
  await page.goto(`${BOX}&bring=photo`)
  const photo = await drawPrint(['Bread'], { font: 'Sans' })
  const choosePhoto = () =>
    page.locator('input[type=file]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo })
  await choosePhoto()
  await expect(page.getByText('We are not sure of this line.')).toBeVisible()
  await page.getByRole('button', { name: '2 cups floyr', exact: true }).click()
  const text = page.getByLabel('What we read')
  await expect(text).toBeFocused()
  await page.keyboard.type('2 cups flour')
  await expect(text).toHaveValue('Porch Banana Bread\n2 cups flour')
  await expect(page.getByText('Nothing more to compare.')).toBeVisible()
  await expectAccessible(page)

  await page.unroute('/api/recipes/read-photo')
  await page.route('/api/recipes/read-photo', () => undefined)
  await choosePhoto()
  await page.getByRole('button', { name: 'Cancel a.jpg' }).click()
  await expect(page.getByText('Canceled')).toBeVisible()
  await expect(text).toHaveValue('Porch Banana Bread\n2 cups flour')
})

test('an import goes on while its page is closed, and is told when another is opened', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWithRecipes(context, baseURL ?? '')
  await page.goto(`${BOX}&bring=file`)
  const many = Array.from({ length: 300 }, (_, at) => ({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: `Cellar soup ${at}`,
    recipeIngredient: ['2 cups water', '1 lb dried black beans'],
    recipeInstructions: ['Simmer.'],
  }))
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/recipes/import-file'))
  await choose(page, 'cellar.json', Buffer.from(JSON.stringify(many)))
  expect((await sent).status()).toBe(202)
  await expect(page.getByRole('region', { name: 'Recipes of cellar.json' })).toBeVisible()
  await page.close()
  const later = await context.newPage()
  await later.goto(`${BOX}&bring=file`)
  const report = later.getByRole('region', { name: 'Recipes of cellar.json' })
  await expect(report.getByText('The import is done.')).toBeVisible({ timeout: 60_000 })
  await expect(report.getByText('300 recipes saved')).toBeVisible()
})

test('the picture of a page is kept unless it is unchecked', async ({ page, context, baseURL }) => {
  await signUpWithRecipes(context, baseURL ?? '')
  const draft = {
    name: 'Window stew',
    meals: ['dinner'],
    servings: 4,
    lines: [{ text: '2 cups water' }],
    steps: [{ text: 'Simmer.' }],
    notes: [],
    tags: [],
  }
  const recipes = [{ draft, guesses: [], pictureUrls: ['https://example.com/stew.jpg'] }]
  // The test's server must not ask a real site.
  await page.route('/api/recipes/import', (route) => route.fulfill({ json: { recipes, problems: [] } }))
  let asked = 0
  await page.route('/api/dish-photos/fetch', (route) => {
    asked++
    return route.fulfill({ status: 422, json: { error: 'picture_unreachable' } })
  })
  const read = async () => {
    await page.goto(`${BOX}&bring=address`)
    await page.getByLabel('Address of the recipe').fill('example.com/stew')
    await page.keyboard.press('Enter')
  }
  const picture = page.getByRole('checkbox', { name: 'Keep the picture of its page too' })
  const saved = page.getByText('Window stew is saved.')
  await read()
  await expect(picture).toBeChecked()
  await picture.uncheck()
  await page.getByRole('button', { name: 'Save Window stew' }).click()
  await expect(saved).toBeVisible()
  expect(asked).toBe(0)
  // A picture that cannot be fetched leaves the recipe saved, and says why.
  await read()
  await page.getByRole('button', { name: 'Save Window stew' }).click()
  await expect(page.getByText('Window stew is saved without its picture')).toBeVisible()
  await expect(saved).toBeVisible()
  expect(asked).toBe(1)
})

const PASTED = `HOME | RECIPES | ABOUT
Our kitchen blog
Serves 6 (as a side dish)
Source: https://kitchen.example/corn

Ingredients
4 ears corn
2 jars zorblax
1 bag quux

Directions
Seal the Instant Pot.

Notes
Frozen corn works too.
`

test('a pasted text is named before it is saved, and claims no time and no price it does not know', async ({
  page,
  context,
  baseURL,
}) => {
  const consoleProblems = collectConsoleProblems(context)
  const person = await signUpWithRecipes(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'profile', { profileCompleted: true, adults: 2 })
  await page.goto(`${BOX}&bring=paste`)
  await page.getByLabel('The recipe’s text, or its page’s source').fill(PASTED)
  await page.getByRole('button', { name: 'Read the recipe' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Our kitchen blog')
  await expect(page.getByLabel('Servings')).toHaveValue('6')
  await page.getByLabel('Name', { exact: true }).fill('')
  await expect(page.getByText('Please fill this in.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Save / })).toBeDisabled()
  await page.getByLabel('Name', { exact: true }).fill('Skillet corn')
  await page.getByLabel('Servings').fill('5')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save Skillet corn' }).click()
  await page.getByRole('button', { name: 'See my recipes' }).click()

  await page.getByLabel('Search recipes').fill('instant pot')
  const row = page.getByRole('article', { name: 'Recipe: Skillet corn' })
  await expect(row).toContainText('No price: 2 ingredients not known')
  await expect(row).not.toContainText('min')
  await row.getByRole('button', { name: 'Skillet corn', exact: true }).click()
  const recipe = page.getByRole('dialog', { name: 'Skillet corn' })
  await expect(recipe.getByText('Frozen corn works too.')).toBeVisible()
  await expect(recipe.getByText('No price: 2 ingredients not known')).toBeVisible()
  await expect(recipe.getByText('The price leaves out')).toHaveCount(0)
  const link = recipe.getByRole('link', { name: 'kitchen.example (opens in a new tab)' })
  await expect(link).toHaveAttribute('href', 'https://kitchen.example/corn')
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Frozen corn works too.').locator('visible=true')).toHaveCount(1)
  expect(consoleProblems).toEqual([])
})

test('an import keeps its undo after another file came in', async ({ page, context, baseURL }) => {
  await signUpWithRecipes(context, baseURL ?? '')
  await page.goto(`${BOX}&bring=file`)
  await choose(page, 'first.paprikarecipe', paprika('First soup'))
  await expect(page.getByText('The import is done.')).toBeVisible()
  await choose(page, 'second.paprikarecipe', paprika('Second soup'))
  await expect(page.getByRole('heading', { name: 'Recipes of second.paprikarecipe' })).toBeVisible()
  const earlier = page.getByRole('region', { name: 'Earlier imports' })
  await expect(earlier).toContainText('first.paprikarecipe')
  await earlier.getByRole('button', { name: 'Undo the import of first.paprikarecipe' }).click()
  await expect(earlier.getByText('1 recipe removed again.')).toBeVisible()
  await page.goto(`${BOX}&mine=1`)
  await expect(page.getByRole('article', { name: 'Recipe: Second soup' })).toBeVisible()
  await expect(page.getByRole('article', { name: 'Recipe: First soup' })).toHaveCount(0)
})

import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility-steps.ts'
import { collectConsoleProblems } from './console-problems.ts'
import { acceptButton } from './meal-plan-steps.ts'
import { signUpWithProfile } from './people.ts'
import { card, OWN_DISH, openRecipe, RICE, SKILLET, signUpWithRecipes } from './recipes-steps.ts'
import { test } from './test.ts'

test('without a plan the recipes tab links to the plan, all recipes and the import', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWithProfile(context, baseURL ?? '')
  await page.goto('/dashboard?tab=recipes')
  await expect(page.getByText('No recipes available. Generate a meal plan to see recipes!')).toBeVisible()
  await page.getByRole('link', { name: 'Bring in recipes' }).click()
  await expect(page.getByRole('heading', { name: 'Bring in recipes' })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'See all recipes' }).click()
  await expect(page.getByLabel('Search')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Go to my meal plan' }).click()
  await expect(page.getByRole('heading', { name: 'Weekly Meal Plan' })).toBeVisible()
})

test('every meal is a card with cost, time and nutrition; unknown values stay unknown', async ({
  page,
  context,
  baseURL,
}) => {
  const consoleProblems = collectConsoleProblems(context)
  await signUpWithRecipes(context, baseURL ?? '')
  await page.goto('/dashboard?tab=recipes')
  const rice = card(page, RICE, 'Sunday lunch')
  for (const words of ['Sunday · Lunch', '30 min · Medium', '520 kcal', '22 g', '61 g', '$0.71 per serving'])
    await expect(rice.getByText(words)).toBeVisible()
  await expect(rice.getByText('unknown')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(14)

  await page.getByRole('group', { name: 'Day' }).getByRole('button', { name: 'Mon' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.reload()
  await expect(card(page, OWN_DISH, 'Monday dinner')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)

  const like = page.getByRole('button', { name: `Like ${RICE}`, exact: true })
  const dislike = page.getByRole('button', { name: `Dislike ${RICE}`, exact: true })
  await like.click()
  await expect(like.first()).toHaveAttribute('aria-pressed', 'true')
  await dislike.click()
  await expect(like.first()).toHaveAttribute('aria-pressed', 'false')
  await expect(dislike).toHaveAttribute('aria-pressed', 'true')
  expect(consoleProblems).toEqual([])
})

test('a recipe scales to any number of people and to the week, and links to videos', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWithRecipes(context, baseURL ?? '')
  await page.goto('/dashboard?tab=recipes')
  const price = await card(page, SKILLET, 'Sunday dinner')
    .getByText(/^\$[\d.]+ per serving$/)
    .innerText()
  const dialog = await openRecipe(page, SKILLET, 'Sunday dinner')
  const servings = dialog.getByRole('group', { name: 'Servings' })
  const noodles = dialog.getByRole('listitem').filter({ hasText: 'egg noodles' })
  await expect(servings.getByRole('status')).toHaveText('2')
  const forTwo = await noodles.innerText()
  // The price per serving is the same as on the card, whatever the number of servings.
  await expect(dialog.getByText(price)).toBeVisible()
  await expect(dialog.getByText(/^One adult’s serving; \$[\d.]+ for both\.$/)).toBeVisible()

  await servings.getByRole('button', { name: 'More servings' }).click()
  await expect(servings.getByRole('status')).toHaveText('3')
  await expect(noodles).not.toHaveText(forTwo)
  await servings.getByRole('button', { name: 'Back to your household of 2' }).click()
  await expect(noodles).toHaveText(forTwo)

  await expect(dialog.getByText('20 min active · ready in 30 min')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Meal prep for 7 days' }).check()
  await expect(servings.getByRole('status')).toHaveText('14')
  await expect(dialog.getByText('14 servings, 7 for each of 2 people')).toBeVisible()
  await expect(dialog.getByText('40 min active · ready in 1 hr')).toBeVisible()
  for (const name of ['Storage', 'Reheating', 'Meal prep tips'])
    await expect(dialog.getByText(name, { exact: true })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Find a video' })).toHaveAttribute(
    'href',
    `https://www.youtube.com/results?search_query=${encodeURIComponent(`how to make ${SKILLET}`)}`,
  )

  await page.goBack()
  await expect(dialog).toBeHidden()
})

test('a dish without a recipe is built from the nearest recipe, and says so', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWithRecipes(context, baseURL ?? '')
  await page.goto('/dashboard?tab=recipes')
  const dialog = await openRecipe(page, OWN_DISH, 'Monday dinner')
  await expect(
    dialog.getByText(/^We have no recipe for this exact dish\. This one is based on “/),
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Start cooking' })).toBeVisible()
})

test('a recipe that fails to load says why and can be retried; once loaded it works offline', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWithRecipes(context, baseURL ?? '')
  let isBroken = true
  await page.route('**/api/ai/recipe', (route) =>
    isBroken ? route.fulfill({ status: 500, json: { error: 'internal' } }) : route.continue(),
  )
  await page.goto('/dashboard?tab=recipes')
  await card(page, RICE, 'Sunday lunch').getByRole('button', { name: RICE, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: RICE })
  await expect(dialog.getByText(/^Failed to load recipe: /)).toBeVisible()
  isBroken = false
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()

  isBroken = true
  await openRecipe(page, RICE, 'Tuesday lunch')
})

test('fetching the recipes of an accepted week shows progress', async ({ page, context, baseURL }) => {
  await signUpWithRecipes(context, baseURL ?? '')
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/api/ai/recipe', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/dashboard')
  await acceptButton(page).click()
  await expect(page.getByText('Getting your recipes ready: 0 of 3')).toBeVisible()
  letThrough()
  await expect(page.getByText('Getting your recipes ready')).toBeHidden()
  await page.unroute('**/api/ai/recipe')
  await page.route('**/api/ai/recipe', (route) => route.abort())
  await page.goto('/dashboard?tab=recipes')
  await openRecipe(page, SKILLET, 'Sunday dinner')
})

test('cards, a recipe and cook mode have no accessibility violations', { tag: '@wide' }, async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWithRecipes(context, baseURL ?? '')
  await page.goto('/dashboard?tab=recipes&day=0')
  await expect(card(page, RICE, 'Sunday lunch')).toBeVisible()
  await expectAccessible(page)
  const dialog = await openRecipe(page, SKILLET, 'Sunday dinner')
  await expectAccessible(page, '[role="dialog"]')
  await dialog.getByRole('button', { name: 'Start cooking' }).click()
  await expect(page.getByRole('heading', { name: 'Get everything ready' })).toBeVisible()
  await page.getByRole('button', { name: 'First step' }).click()
  await page.getByRole('button', { name: /^Start timer/ }).click()
  await expectAccessible(page, '[role="dialog"]')
})

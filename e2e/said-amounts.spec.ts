import { type BrowserContext, expect, type Page } from '@playwright/test'
import { says, startChatStandIn } from '../apps/server/src/testing/chat-stand-in.ts'
import { modelWeek } from '../apps/server/src/testing/model-plans.ts'
import { unsaidAmounts } from '../apps/server/src/testing/unsaid-amounts.ts'
import { acceptWeek, budgetRail } from './meal-plan-steps.ts'
import { withOwnServer } from './own-server.ts'
import { save, signUpWithProfile } from './people.ts'
import { openShareDialog, shareLinkIn } from './sharing-steps.ts'
import { test } from './test.ts'

/** What stands on the screen or on paper. Nutrition is in lists of terms, and in grams. */
async function read(page: Page, media: 'screen' | 'print'): Promise<string> {
  await page.emulateMedia({ media })
  await page.addStyleTag({ content: 'dl { display: none !important }' })
  const text = await page.locator('body').innerText()
  await page.emulateMedia({ media: 'screen' })
  return text
}

async function readBoth(page: Page): Promise<string[]> {
  return [await read(page, 'screen'), await read(page, 'print')]
}

/** Its steps and amounts on screen, on paper and as text for others. */
async function readRecipes(page: Page, count: number, origin = ''): Promise<string[]> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ text }: { text: string }) => document.body.setAttribute('data-shared', text),
    })
  })
  await page.goto(`${origin}/dashboard?tab=recipes`)
  const cards = page.getByRole('article', { name: /^Recipe: / })
  await expect(cards.first()).toBeVisible()
  const texts = [await read(page, 'screen')]
  for (let at = 0; at < count; at++) {
    await cards
      .nth(at * 3)
      .getByRole('button')
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: 'Instructions' })).toBeVisible()
    texts.push(...(await readBoth(page)))
    await dialog.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.locator('body[data-shared]')).toBeAttached()
    texts.push((await page.locator('body').getAttribute('data-shared')) ?? '')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  return texts
}

async function readShared(page: Page, context: BrowserContext, origin = ''): Promise<string[]> {
  const link = await shareLinkIn(await openShareDialog(page, origin))
  const visitor = await context.newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 2 }).first()).toBeVisible()
  const texts = await readBoth(visitor)
  await visitor.close()
  return texts
}

/** Of the file with everything a household stored: what people read in it, not what programs calculate with. */
async function readExport(page: Page, origin = ''): Promise<string[]> {
  await page.goto(`${origin}/dashboard?tab=settings`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: false }).first().click()
  const file = await (await download).createReadStream()
  let json = ''
  for await (const part of file) json += part
  const texts: string[] = []
  JSON.parse(json, (key, value) => {
    if (['text', 'amountText', 'instructions'].includes(key) || key === 'saidIn')
      texts.push(...[value].flat().filter((said) => typeof said === 'string'))
    return value
  })
  expect(texts.length).toBeGreaterThan(10)
  return texts
}

// Every number of people is tested where amounts are written: said-units.test.ts.
for (const people of [1, 10]) {
  test(`week, list, recipes, shared page and export of ${people} say amounts as people do, on screen and paper`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow()
    const person = await signUpWithProfile(context, baseURL ?? '')
    const profile = { profileCompleted: true, adults: people, weeklyBudget: 90 * people }
    await save(context, baseURL ?? '', person, 'profile', profile)
    await page.goto('/dashboard')
    await page.getByRole('radio', { name: /^Next week/ }).check()
    await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
    await expect(budgetRail(page)).toBeVisible({ timeout: 60_000 })
    await acceptWeek(page)
    const week = await readBoth(page)
    const shared = await readShared(page, context)
    await page.goto('/dashboard?tab=shopping')
    await expect(page.getByRole('checkbox').first()).toBeVisible()
    const list = await readBoth(page)
    const recipes = await readRecipes(page, 4)
    const exported = await readExport(page)
    expect(unsaidAmounts([...week, ...shared, ...list, ...recipes, ...exported])).toEqual([])
  })
}

/** Grams, decimals and plurals, as language models write them. */
const METRIC_DISH = {
  name: 'Chicken and rice as a model writes it',
  cookingTime: 25,
  servings: 2,
  ingredients: ['340 g chicken thighs', '1 eggs', '0.5 onion', '240 ml chicken broth', '185 g white rice'],
  tools: ['Stove'],
  estimatedCost: 2.75,
}

test('a language model’s week for 6 says amounts as people do, on screen, on paper, shared and exported', async ({
  page,
  context,
}) => {
  test.slow()
  const week = modelWeek(() => 0.3, ['breakfast', 'lunch', 'dinner'], 0)
  const monday = { day: 'Monday' as const, meals: { ...week.days[1]?.meals, dinner: METRIC_DISH } }
  const standIn = await startChatStandIn()
  standIn.answer(says(JSON.stringify({ days: week.days.with(1, monday) })))
  const env = { AI_BASE_URL: standIn.baseUrl, AI_MODEL: 'small', OFF_BASE_URL: '' }
  try {
    await withOwnServer(env, async (url) => {
      const person = await signUpWithProfile(context, url)
      const profile = { profileCompleted: true, adults: 6, weeklyBudget: 900 }
      await save(context, url, person, 'profile', { ...profile, mealDifficulty: 'Complex (30+ min)' })
      await page.goto(`${url}/dashboard`)
      await page.getByRole('radio', { name: /^Next week/ }).check()
      await page.getByRole('button', { name: 'Generate Meal Plan' }).click()
      await expect(budgetRail(page)).toBeVisible({ timeout: 60_000 })
      // Recipes of its own dishes are asked of the model, too.
      const steps = { ingredients: METRIC_DISH.ingredients, instructions: ['Simmer with 240 ml of broth.'] }
      standIn.answer(says(JSON.stringify({ recipe: steps })))
      await acceptWeek(page)
      const shown = await readBoth(page)
      await page.goto(`${url}/dashboard?tab=shopping`)
      await expect(page.getByRole('checkbox').first()).toBeVisible()
      const list = await readBoth(page)
      const recipes = await readRecipes(page, 4, url)
      const exported = await readExport(page, url)
      await page.goto(`${url}/dashboard`)
      const shared = await readShared(page, context, url)
      expect(unsaidAmounts([...shown, ...shared, ...list, ...recipes, ...exported])).toEqual([])
    })
  } finally {
    standIn.close()
  }
})

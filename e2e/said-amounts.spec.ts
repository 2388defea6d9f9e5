import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { unsaidAmounts } from '../apps/server/src/testing/unsaid-amounts.ts'
import { acceptWeek, budgetRail } from './meal-plan-steps.ts'
import { save, signUpWithProfile } from './people.ts'
import { openShareDialog, shareLinkIn } from './sharing-steps.ts'

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
async function readRecipes(page: Page, count: number): Promise<string[]> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async ({ text }: { text: string }) => document.body.setAttribute('data-shared', text),
    })
  })
  await page.goto('/dashboard?tab=recipes')
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

async function readShared(page: Page, context: BrowserContext): Promise<string[]> {
  const link = await shareLinkIn(await openShareDialog(page))
  const visitor = await context.newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 2 }).first()).toBeVisible()
  const texts = await readBoth(visitor)
  await visitor.close()
  return texts
}

/** Of the file with everything a household stored: what people read in it, not what programs calculate with. */
async function readExport(page: Page): Promise<string[]> {
  await page.goto('/dashboard?tab=settings')
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

for (const people of [1, 2, 4, 6, 10]) {
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

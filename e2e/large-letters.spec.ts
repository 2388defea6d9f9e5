import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { findBrowser } from './find-browser.ts'
import { LIST, sampleWeek } from './meal-plan-steps.ts'
import { save, settleIn } from './people.ts'
import { expectNoSidewaysScrolling } from './well-made.ts'

const PAGES = {
  '/': 'Know what the week costs before you shop.',
  '/dashboard': 'Weekly Meal Plan',
  '/dashboard?tab=quick-meal': 'Quick Meal',
  '/dashboard?tab=pantry': 'Current Pantry (1 item)',
  '/dashboard?tab=shopping': 'Shopping List',
  '/dashboard?tab=recipes': 'Recipes',
  '/dashboard?tab=settings': 'Where you are signed in',
  '/subscribe': 'Your card',
  '/profile-update': 'Family & Budget',
}

// As in the settings of a browser, where people choose "very large".
const found = await findBrowser()
test.describe('very large letters', () => {
  test.use({ launchOptions: { ...found, args: [...found.args, '--blink-settings=defaultFontSize=32'] } })

  test('with letters twice as large no page is wider than a phone, and no words run into each other', async ({
    page,
    context,
    baseURL,
  }) => {
    await settleForAWeek(context, baseURL ?? '')
    await expectRoomOnEveryPage(page, '32px')
  })
})

test('a phone whose pages are zoomed to twice their size has room for them too, and for what can be undone', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 180, height: 370 })
  await settleForAWeek(context, baseURL ?? '')
  await expectRoomOnEveryPage(page, '16px')

  await page.goto('/dashboard?tab=pantry')
  await page.getByRole('button', { name: 'Delete Old-fashioned oats' }).click()
  const bar = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Undo' }) })
  await expect(bar).toBeVisible()
  expect((await bar.boundingBox())?.height).toBeLessThan(185)
})

async function settleForAWeek(context: BrowserContext, baseURL: string) {
  const person = await settleIn(context, baseURL)
  await save(context, baseURL, person, 'currentMealPlan', sampleWeek())
  await save(context, baseURL, person, 'currentShoppingList', LIST)
  await save(context, baseURL, person, 'pantry', [
    { id: 'a', name: 'Old-fashioned oats', brand: 'Great Value', quantity: '1 box', category: 'Grains' },
  ])
}

async function expectRoomOnEveryPage(page: Page, fontSize: string) {
  for (const [path, there] of Object.entries(PAGES)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: there }).first()).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(fontSize)
    await expectNoSidewaysScrolling(page)
    expect(await cutWords(page), path).toEqual([])
  }
}

/** The buttons and tabs whose words do not fit them. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('nav li, main button')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

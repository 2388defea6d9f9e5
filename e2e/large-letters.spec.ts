import { expect, type Page, test } from '@playwright/test'
import { findBrowser } from './find-browser.ts'
import { LIST, sampleWeek } from './meal-plan-steps.ts'
import { save, settleIn } from './people.ts'
import { expectNoSidewaysScrolling } from './well-made.ts'

// As in the settings of a browser, where people choose "very large".
const found = await findBrowser()
test.use({ launchOptions: { ...found, args: [...found.args, '--blink-settings=defaultFontSize=32'] } })

test('with letters twice as large no page is wider than a phone, and no words run into each other', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await settleIn(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'currentMealPlan', sampleWeek())
  await save(context, baseURL ?? '', person, 'currentShoppingList', LIST)
  await save(context, baseURL ?? '', person, 'pantry', [
    { id: 'a', name: 'Old-fashioned oats', brand: 'Great Value', quantity: '1 box', category: 'Grains' },
  ])
  for (const [path, there] of Object.entries({
    '/': 'Know what the week costs before you shop.',
    '/dashboard': 'Weekly Meal Plan',
    '/dashboard?tab=pantry': 'Current Pantry (1 item)',
    '/dashboard?tab=shopping': 'Shopping List',
    '/dashboard?tab=recipes': 'Recipes',
    '/dashboard?tab=settings': 'Where you are signed in',
    '/subscribe': 'Your card',
    '/profile-update': 'Family & Budget',
  })) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: there }).first()).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    await expectNoSidewaysScrolling(page)
    expect(await cutWords(page), path).toEqual([])
  }
})

/** The buttons and tabs whose words do not fit them. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('nav li, main button')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

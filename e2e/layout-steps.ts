import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectNoHorizontalScroll } from './accessibility-steps.ts'
import { LIST, sampleWeek } from './meal-plan-steps.ts'
import { save, signUpWithProfile } from './people.ts'

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

/** A household with a plan, a list and a pantry item. */
export async function signUpWithWeek(context: BrowserContext, baseURL: string) {
  const person = await signUpWithProfile(context, baseURL)
  await save(context, baseURL, person, 'currentMealPlan', sampleWeek())
  await save(context, baseURL, person, 'currentShoppingList', LIST)
  await save(context, baseURL, person, 'pantry', [
    { id: 'a', name: 'Old-fashioned oats', brand: 'Great Value', quantity: '1 box', category: 'Grains' },
  ])
}

/** No page is wider than the screen, and no label is wider than its button. */
export async function expectEveryPageFits(page: Page, fontSize: string) {
  for (const [path, there] of Object.entries(PAGES)) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: there }).first()).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(fontSize)
    await expectNoHorizontalScroll(page)
    expect(await clippedElements(page), path).toEqual([])
  }
}

/** Buttons and tabs whose label does not fit. */
function clippedElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('nav li, main button')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

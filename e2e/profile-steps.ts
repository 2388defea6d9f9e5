import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { type Person, signUp } from './people.ts'

export const STEP_TITLES = [
  'Family & Budget',
  'Store Location',
  'Cooking Tools',
  'Experience',
  'Diet Type',
  'Cuisines',
  'Restrictions',
  'Dislikes',
  'Goals',
  'Meal Types',
  'Dairy',
  'Nutrition',
]

/** Someone who has accepted the terms and has no profile yet. */
export async function newHousehold(context: BrowserContext, origin: string): Promise<Person> {
  const person = await signUp(context, origin)
  await context.request.post(`${origin}/api/me/terms`, { headers: { origin }, data: { tosVersion: '1.0' } })
  return person
}

// biome-ignore lint/suspicious/noExplicitAny: what is stored is the thing under test
export async function storedProfile(context: BrowserContext, { userId }: Person): Promise<any> {
  const answer = await context.request.get(`/api/kv?userId=${userId}&key=profile`)
  return answer.ok() ? (await answer.json()).value : undefined
}

/** The dot that jumps to a step. */
export function dot(page: Page, step: number) {
  return page.getByRole('button', { name: new RegExp(`^Step ${step} `) })
}

export async function expectStep(page: Page, step: number): Promise<void> {
  const title = STEP_TITLES[step - 1] ?? ''
  await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  await expect(dot(page, step)).toHaveAttribute('aria-current', 'step')
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `Step ${step} of 12`)
}

/** No violation, nothing wider than the screen, nothing too small for a thumb. */
export async function expectWellMade(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main button, main select, main input:not([hidden]), main textarea')]
      .map((element) => element.closest('label, [class*="Checkbox-body"]') ?? element)
      .filter((element) => element.getBoundingClientRect().height < 43.5)
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(small).toEqual([])
}

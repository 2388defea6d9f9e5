import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { type Person, signUp } from './people.ts'
import { expectRoomForThumbs, expectWellMade } from './well-made.ts'

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

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
/** Ticks or unticks a chip. */
export const choose = (within: Page | Locator, name: string) =>
  within.getByLabel(name, { exact: true }).click()
export const saveFirst = (page: Page) => page.getByRole('button', { name: 'Save & Start Meal Planning' })
export const saveUpdate = (page: Page) => page.getByRole('button', { name: 'Save & Return to Dashboard' })

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

export async function expectStepWellMade(page: Page): Promise<void> {
  await expectWellMade(page)
  await expectRoomForThumbs(page)
}

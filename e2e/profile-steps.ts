import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectTouchTargets } from './accessibility-steps.ts'

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

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
/** Selects or deselects an option. */
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

export async function expectStepAccessible(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectTouchTargets(page)
}

/** Gives one answer per step, then saves the new profile. */
export async function answerEveryStep(page: Page, answers: readonly ((page: Page) => Promise<void>)[]) {
  for (const [index, answer] of answers.entries()) {
    await expectStep(page, index + 1)
    await answer(page)
    await (index < answers.length - 1 ? next(page) : saveFirst(page)).click()
  }
}

import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/**
 * No accessibility violations in the light and the dark theme, and nothing wider than the screen.
 * `part` is a selector that limits the check to one part of the page.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  expect(await violationsIn(page, part), page.url()).toEqual([])
  await expectNoHorizontalScroll(page)

  // The themes differ only in colors.
  await page.emulateMedia({ colorScheme: 'dark' })
  // A busy page may change its colors later than the frames that are awaited; what is too pale then stays so.
  await expect
    .poll(() => violationsIn(page, part, ['color-contrast']), { message: `${page.url()} in the dark` })
    .toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  // window.innerWidth would not do: a phone zooms out until a page that is too wide fits.
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0)
}

/** Every control in the main part is tall enough to tap. */
export async function expectTouchTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main button, main select, main input:not([hidden]), main textarea')]
      .map((element) => element.closest('label, [class*="Checkbox-body"]') ?? element)
      .filter((element) => element.getBoundingClientRect().height < 43.5)
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(small).toEqual([])
}

async function violationsIn(page: Page, part: string, rules?: string[]): Promise<string[]> {
  await animationsDone(page)
  // Reading axe takes a page longer than its checks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  // Only violations are reported: on a page with seven days, describing what passes takes longer than the checks.
  const options: RunOptions = { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) }
  const violations = await page.evaluate(
    async ([where, how]) => (await window.axe.run(where, how)).violations,
    [part, options] as const,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** While a page fades in or changes its theme, its colors are not the final ones. */
async function animationsDone(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    do {
      // A transition starts with the frame after the change.
      await nextFrame()
      await nextFrame()
      // Not `finished`: that of a spinner, which goes on until it is taken away, never comes.
    } while (document.getAnimations().some(({ playState }) => playState === 'running'))
  })
}

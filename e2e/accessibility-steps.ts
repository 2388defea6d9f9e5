import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * No accessibility violation, in the light and in the dark theme, and nothing wider than the screen.
 * `part` is a selector: what of the page this story is about, where the rest is looked at by another.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  expect(await violationsIn(page, part), page.url()).toEqual([])
  await expectNoHorizontalScroll(page)

  // Between the themes only the colors differ.
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsIn(page, part, ['color-contrast']), `${page.url()} in the dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  // Not against window.innerWidth: a phone zooms out until a page that is too wide fits.
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0)
}

/** Nothing of the main part too small for a thumb. */
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
  // Our pages frame nothing of others, so that one page is all there is to look at. What passes is not described:
  // on a page with seven days on it that takes longer than the looking.
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** A page that is still fading in, or from one theme to the other, has colors that are nobody's design. */
async function animationsDone(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    do {
      // What has just changed begins to fade with the next frame.
      await nextFrame()
      await nextFrame()
      await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))
    } while (document.getAnimations().some(({ playState }) => playState === 'running'))
  })
}

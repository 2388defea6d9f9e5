import { expect } from '@playwright/test'
import { signUpWithProfile } from './people.ts'
import { linesOf, readPdf } from './read-pdf.ts'
import { longList, openShoppingList } from './shopping-steps.ts'
import { test } from './test.ts'

const LINES = 40

test('the list prints in one column with checkboxes and nothing else of the page', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  // The plan prints in landscape, and its print rules stay loaded.
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Generate Meal Plan' })).toBeVisible()
  await openShoppingList(page, context, baseURL ?? '', person, longList(LINES))
  await page
    .getByRole('link', { name: 'Meal plan' })
    .or(page.getByRole('link', { name: 'Plan' }))
    .first()
    .click()
  await page.goBack()
  await page.getByRole('checkbox').first().check()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print List' }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()

  const { pages, texts } = readPdf(await page.pdf({ preferCSSPageSize: true, format: 'Letter' }))
  expect(pages.length).toBeLessThanOrEqual(2)
  for (const { width, height } of pages) expect(height).toBeGreaterThan(width)

  const names = Array.from({ length: LINES }, (_, at) => `Food ${at + 1}`)
  const lines = linesOf(texts)
  expect(lines).toEqual([
    'Shopping List',
    'Produce',
    ...names.slice(0, 20).map((name, at) => `${name} 1 lb bag $1.${String(at).padStart(2, '0')}`),
    'Frozen',
    ...names.slice(20).map((name, at) => `${name} 1 lb bag $1.${at + 20}`),
    'Total $47.80',
  ])
  const starts = new Set(texts.filter(({ text }) => text.startsWith('Food ')).map(({ x }) => Math.round(x)))
  expect(starts.size).toBe(1)

  await page.emulateMedia({ media: 'print' })
  const boxes = page.getByRole('checkbox')
  expect(await boxes.count()).toBe(LINES)
  for (const box of [boxes.first(), boxes.last()]) {
    await expect(box).toBeVisible()
    await expect(box).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(box).toHaveCSS('border-top-style', 'solid')
  }
})

import { type BrowserContext, expect, type Page } from '@playwright/test'
import { drawPrint } from '../apps/server/src/testing/draw-print.ts'
import { type Person, stored } from './people.ts'

/** A photo of a receipt with a known food, an unknown food, and something that is not food. */
export const receipt = () =>
  drawPrint(
    [
      'SHOP AND GO',
      'GV WHL MLK 1GAL    3.48 F',
      'GV ZQX CRNCH 12OZ  2.50 F',
      'PAPER TOWELS       5.97 T',
      'TOTAL   11.95',
    ],
    { font: 'Sans Mono', turnDegrees: 0.8 },
  )

export async function openPantry(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/dashboard?tab=pantry')
  await expect(page.getByRole('heading', { name: 'Pantry', exact: true })).toBeVisible()
  return page
}

export async function addItem(page: Page, name: string, category: string, quantity: string): Promise<void> {
  const open = page.getByRole('button', { name: 'Add Manually' })
  if (await open.isVisible()) await open.click()
  await page.getByLabel('Item name').fill(name)
  await page.getByLabel('Category', { exact: true }).selectOption(category)
  await page.getByLabel('Quantity (optional)').fill(quantity)
  await page.getByRole('button', { name: 'Add item' }).click()
  await expect(row(page, name)).toBeVisible()
}

export function row(page: Page, name: string) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Delete ${name}`, exact: true }) })
}

/** The quantity shown between the minus and plus buttons. */
export function quantityOf(page: Page, name: string) {
  return row(page, name).getByTestId('quantity')
}

export async function storedNames(context: BrowserContext, person: Person): Promise<string[]> {
  const pantry: { name: string }[] = (await stored(context, person, 'pantry')) ?? []
  return pantry.map(({ name }) => name).sort()
}

import { type BrowserContext, expect, type Page } from '@playwright/test'
import { PASSWORD, type Person } from './people.ts'

/** The same person on a second device. */
export async function signIn(context: BrowserContext, origin: string, { email }: Person): Promise<void> {
  const answer = await context.request.post(`${origin}/api/auth/sign-in/email`, {
    headers: { origin },
    data: { email, password: PASSWORD },
  })
  expect(answer.ok()).toBe(true)
}

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

/** What stands between minus and plus. */
export function quantityOf(page: Page, name: string) {
  return row(page, name).getByTestId('quantity')
}

export async function storedNames(context: BrowserContext, { userId }: Person): Promise<string[]> {
  const answer = await context.request.get(`/api/kv?userId=${userId}&key=pantry`)
  if (!answer.ok()) return []
  const { value } = await answer.json()
  return value.map((item: { name: string }) => item.name).sort()
}

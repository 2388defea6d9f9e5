import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility-steps.ts'
import { save, signUpWithProfile } from './people.ts'
import { openShoppingList } from './shopping-steps.ts'
import { test } from './test.ts'

const FOODS = [
  { name: 'Whole milk', foodId: 'milk-whole' },
  { name: 'Black beans', foodId: 'black-beans-canned' },
  { name: 'Crab meat', foodId: 'crab-meat' },
  { name: 'Red bell pepper', foodId: 'bell-pepper-red' },
  { name: "Grandma's relish", foodId: undefined },
]
const PANTRY = FOODS.map((food, at) => ({
  ...food,
  id: `item-${at}`,
  quantity: '1 item',
  category: 'Other',
  dateAdded: '2026-10-01T00:00:00.000Z',
}))
const line = ({ name, foodId }: (typeof FOODS)[number]) => ({
  name,
  quantity: 1,
  unit: 'each',
  estimatedPrice: 2,
  low: 1.8,
  high: 2.2,
  walmartId: null,
  ...(foodId === undefined ? {} : { foodId }),
})
const LIST = {
  sections: [{ category: 'Produce', items: FOODS.map(line) }],
  totalCost: 10,
  weeklyBudget: 20,
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Edit ${name}` }) })

/** Foods that have a picture show it; the others show none. */
async function expectPictures(page: Page) {
  for (const { name, foodId } of FOODS) {
    const picture = rowOf(page, name).locator('img')
    if (foodId === undefined || foodId === 'crab-meat') {
      await expect(picture).toHaveCount(0)
      continue
    }
    await expect(picture).toHaveAttribute('src', `/drawings/food~${foodId}.svg`)
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)
  }
}

test('foods in the pantry and on the list have their picture, and only theirs @wide', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await save(context, baseURL ?? '', person, 'pantry', PANTRY)
  await page.goto('/dashboard?tab=pantry')
  await expectPictures(page)
  await expectAccessible(page)
  await openShoppingList(page, context, baseURL ?? '', person, LIST)
  await expectPictures(page)
  await expectAccessible(page)
})

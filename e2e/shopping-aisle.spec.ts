import { expect } from '@playwright/test'
import { expectAccessible } from './accessibility-steps.ts'
import { signUpWithProfile } from './people.ts'
import { LIST, openShoppingList } from './shopping-steps.ts'
import { test } from './test.ts'

test('the cart counts against the budget, and before it is exceeded the page says what to leave out', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await openShoppingList(page, context, baseURL ?? '', person, { ...LIST, weeklyBudget: 11 })
  await page.getByRole('button', { name: 'Start shopping' }).click()
  const warning = page.getByText('Everything left would put you $0.51 over budget').locator('..')
  await expect(warning).toContainText('Canned black beans, $0.83 (1 meal)')

  await page.getByRole('checkbox', { name: 'Canned black beans' }).check()
  await expect(page.getByText('$0.83 of $11, $10.17 left')).toBeVisible()
  await expect(page.getByText('5 items to get, $10.68.')).toBeVisible()
  await expect(warning).toContainText('Carrots, $1.91 (2 meals)')

  for (const name of ['Carrots', 'Yellow onion', 'Fresh spinach', 'Canned diced tomatoes'])
    await page.getByRole('checkbox', { name }).check()
  const eggs = page.getByRole('listitem').filter({ hasText: 'Large eggs' }).last()
  await expect(eggs).toContainText('goes over budget')

  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('5 of 6 checked')).toBeVisible()
})

test('the list, its dialogs and the in-store view have no accessibility violations and fit the screen', {
  tag: '@wide',
}, async ({ page, context, baseURL }) => {
  const person = await signUpWithProfile(context, baseURL ?? '')
  await openShoppingList(page, context, baseURL ?? '', person, { ...LIST, weeklyBudget: 11 })
  await page.getByRole('checkbox').first().check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Edit Large eggs' }).click()
  await page.getByText('About this item').click()
  await expectAccessible(page, '[role="dialog"]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Start shopping' }).click()
  await expect(page.getByRole('heading', { name: 'In the store' })).toBeVisible()
  await expectAccessible(page)
})

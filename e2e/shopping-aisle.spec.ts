import { expect, test } from '@playwright/test'
import { settleIn } from './people.ts'
import { longList, shopWith, WEEK } from './shopping-steps.ts'
import { expectWellMade } from './well-made.ts'

const LINES = 40

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('forty lines ticked without a network are ticked after the page was closed, and when the network is back', async ({
    page,
    context,
    baseURL,
  }) => {
    const person = await settleIn(context, baseURL ?? '')
    await shopWith(page, context, baseURL ?? '', person, longList(LINES))
    // What the page needs without a network is kept once a worker has taken it over.
    await page.evaluate(async () => {
      const controlled = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
      if (!navigator.serviceWorker.controller) await controlled
    })

    await context.setOffline(true)
    await page.getByRole('button', { name: 'Start shopping' }).click()
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await expect(page.getByText('Everything is in the cart.')).toBeVisible()
    await page.close()

    const again = await context.newPage()
    await again.goto('/dashboard?tab=shopping&view=aisle')
    await expect(again.getByText('Everything is in the cart.')).toBeVisible()
    await expect(again.getByRole('checkbox', { checked: true })).toHaveCount(LINES)

    await context.setOffline(false)
    await again.reload()
    await expect(again.getByText('Everything is in the cart.')).toBeVisible()
    await expect(again.getByRole('checkbox', { checked: true })).toHaveCount(LINES)
  })
})

test('the cart is counted against the budget, and what is missed least is named before it is overrun', async ({
  page,
  context,
  baseURL,
}) => {
  const person = await settleIn(context, baseURL ?? '')
  await shopWith(page, context, baseURL ?? '', person, { ...WEEK, weeklyBudget: 11 })
  await page.getByRole('button', { name: 'Start shopping' }).click()
  const warning = page.getByText('Everything left would go $0.51 over your budget').locator('..')
  await expect(warning).toContainText('Canned black beans, $0.83 (1 meal)')

  await page.getByRole('checkbox', { name: 'Canned black beans' }).check()
  await expect(page.getByText('$0.83 of $11, $10.17 left')).toBeVisible()
  await expect(page.getByText('5 lines to get, $10.68.')).toBeVisible()
  await expect(warning).toContainText('Carrots, $1.91 (2 meals)')

  for (const name of ['Carrots', 'Yellow onion', 'Fresh spinach', 'Canned diced tomatoes'])
    await page.getByRole('checkbox', { name }).check()
  const eggs = page.getByRole('listitem').filter({ hasText: 'Large eggs' }).last()
  await expect(eggs).toContainText('goes over budget')

  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('5 of 6 ticked')).toBeVisible()
})

test('the list, its dialogs and the aisle are well made', { tag: '@wide' }, async ({
  page,
  context,
  baseURL,
}) => {
  const person = await settleIn(context, baseURL ?? '')
  await shopWith(page, context, baseURL ?? '', person, { ...WEEK, weeklyBudget: 11 })
  await page.getByRole('checkbox').first().check()
  await expectWellMade(page)
  await page.getByRole('button', { name: 'Edit Large eggs' }).click()
  await page.getByText('About this line').click()
  await expectWellMade(page, '[role="dialog"]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Start shopping' }).click()
  await expect(page.getByRole('heading', { name: 'In the store' })).toBeVisible()
  await expectWellMade(page)
})

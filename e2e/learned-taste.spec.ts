import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessible, expectTouchTargets } from './accessibility-steps.ts'
import { signUpWithProfile } from './people.ts'
import { test } from './test.ts'

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const DINNERS = [
  { name: 'Beef tacos', recipeId: 'beef-tacos' },
  { name: 'Fish sticks', recipeId: 'fish-sticks' },
  { name: 'Turkey tacos', recipeId: 'turkey-tacos' },
  { name: 'Baked tilapia', recipeId: 'baked-tilapia' },
  { name: 'Chicken tacos', recipeId: 'chicken-tacos' },
  { name: 'Baked salmon', recipeId: 'baked-salmon' },
]

/** The week commands of a household that cooks tacos and replaces fish. */
async function cookAndReplace(context: BrowserContext, origin: string): Promise<void> {
  let sent = 0
  const send = async (command: object) => {
    const answer = await context.request.post('/api/week/commands', {
      headers: { origin },
      data: { idempotencyKey: `taste ${++sent}`, command },
    })
    expect(answer.status()).toBe(200)
  }
  const days = DAYS.map((day, at) => ({ day, meals: { dinner: DINNERS[at % DINNERS.length] } }))
  await send({ type: 'take', plan: { days } })
  const at = (day: number) => ({ day, mealType: 'dinner' })
  for (const day of [0, 2, 4, 6]) await send({ type: 'cook', at: at(day), taken: [] })
  for (const day of [1, 3, 5])
    await send({ type: 'replace', at: at(day), meal: { name: `Grandma’s dinner ${day}` } })
}

const card = (page: Page) => page.getByRole('region', { name: 'What we learned about your taste' })

test('Settings says what was learned, and it can be corrected and reset', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? ''
  await signUpWithProfile(context, origin)
  await page.goto('/dashboard?tab=settings')
  await expect(card(page)).toContainText('Nothing yet.')
  await expect(card(page).getByRole('button', { name: 'Forget everything' })).toHaveCount(0)

  await cookAndReplace(context, origin)
  await page.reload()
  const row = (what: string) =>
    card(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: `Not true: ${what}`, exact: true }) })
  await expect(row('Tacos')).toContainText('You cooked 4 times.')
  await expect(row('Fish')).toContainText('You replaced 3 times.')
  await expectAccessible(page)
  await expectTouchTargets(page)

  await row('Fish').getByRole('button').click()
  await expect(page.getByText('Forgotten: Fish.')).toBeVisible()
  await expect(row('Fish')).toHaveCount(0)

  await card(page).getByRole('button', { name: 'Forget everything' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forget everything' }).click()
  await expect(card(page)).toContainText('Nothing yet.')
  await page.reload()
  await expect(card(page)).toContainText('Nothing yet.')
})

test('what was learned says that it could not be loaded, and loads when asked again', async ({
  page,
  context,
  baseURL,
}) => {
  await signUpWithProfile(context, baseURL ?? '')
  await page.route('**/api/taste', (route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }))
  await page.goto('/dashboard?tab=settings')
  await expect(card(page)).toContainText('What we learned could not be loaded.')
  await page.unroute('**/api/taste')
  await card(page).getByRole('button', { name: 'Try again' }).click()
  await expect(card(page)).toContainText('Nothing yet.')
})

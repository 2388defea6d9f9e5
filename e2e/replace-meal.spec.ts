import { expect, type Locator, type Page } from '@playwright/test'
import { ownRecipeFrom, type RecipeDraft } from '../packages/domain/src/own-recipe/own-recipe.ts'
import { expectAccessible } from './accessibility-steps.ts'
import { acceptWeek, showDay } from './meal-plan-steps.ts'
import { type Person, stored } from './people.ts'
import { signUpWithWeek } from './planned-week.ts'
import { test } from './test.ts'

/** Another dish for a meal, with the real planner: suggestions in groups, and a search over every recipe. */

const POT_ROAST = { name: 'Pot roast', recipeId: 'pot-roast' }

let person: Person

test.beforeEach(async ({ page, context, baseURL }) => {
  person = await signUpWithWeek(context, baseURL ?? '', { 1: POT_ROAST }, { allergies: 'shellfish' })
  await page.goto('/dashboard')
})

async function openReplace(page: Page) {
  const monday = await showDay(page, 'Monday')
  await monday.getByRole('button', { name: /^Replace .*, Monday dinner$/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Instead of / })
  await expect(dialog.getByRole('button', { name: /^Take it: / }).first()).toBeVisible()
  return dialog
}
async function middleOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on screen.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Scrolls what scrolls until the middle of the element is at this height. */
async function scrollTo(element: Locator, y: number) {
  await element.evaluate((button, height) => {
    let parent = button.parentElement
    while (parent && parent.scrollHeight <= parent.clientHeight) parent = parent.parentElement
    const box = button.getBoundingClientRect()
    parent?.scrollBy(0, box.y + box.height / 2 - height)
  }, y)
}

const dinner = async (context: Parameters<typeof stored>[0]) =>
  (await stored(context, person, 'currentMealPlan')).days[1].meals.dinner

test('suggestions come in groups with what each changes, and others never come back', {
  tag: '@wide',
}, async ({ page }) => {
  const dialog = await openReplace(page)
  const best = dialog.getByRole('region', { name: 'Fits your week best' })
  await expect(best.getByText('Best fit')).toBeVisible()
  await expect(best.getByRole('listitem')).toHaveCount(3)
  for (const row of await dialog.getByRole('region', { name: 'Cheaper' }).getByRole('listitem').all()) {
    await expect(row).toContainText(/−\u2060\$\d+\.\d\d at checkout/)
    await expect(row).toContainText(/kcal/)
    await expect(row).toContainText(/min/)
  }
  await expectAccessible(page, '[role=dialog]')
  const names = () =>
    dialog
      .getByRole('button', { name: /^Take it: / })
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''))
  const first = await names()
  await dialog.getByRole('button', { name: 'Show others' }).click()
  await expect.poll(async () => (await names()).some((name) => first.includes(name))).toBe(false)
  const second = await names()
  await dialog.getByRole('button', { name: 'Show others' }).click()
  await expect
    .poll(async () => (await names()).some((name) => first.includes(name) || second.includes(name)))
    .toBe(false)
})

test('the search is narrowed by filters, and says why a recipe does not suit', { tag: '@wide' }, async ({
  page,
  context,
}) => {
  await acceptWeek(page)
  const dialog = await openReplace(page)
  await dialog.getByRole('radio', { name: 'All recipes' }).check()
  const count = dialog.getByRole('status').filter({ hasText: /recipes?$/ })
  await expect(count).toHaveText(/^\d+ recipes$/)
  const all = Number((await count.innerText()).split(' ')[0])
  await dialog.getByText('Filters (1)').click()
  await dialog.getByLabel('Time').selectOption('15')
  await expect(dialog.getByText('Filters (2)')).toBeVisible()
  expect(Number((await count.innerText()).split(' ')[0])).toBeLessThan(all)
  await dialog.getByRole('button', { name: 'Clear filters' }).click()
  await dialog.getByRole('searchbox', { name: 'Search recipes' }).fill('shrimp scampi')
  await dialog.getByRole('button', { name: 'Show them too' }).click()
  await expect(dialog.getByText(/^Not for you: .*shrimp is ruled out by your profile/).first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Take it: Shrimp scampi' })).toBeHidden()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('searchbox', { name: 'Search recipes' }).fill('pancakes')
  await dialog.getByRole('button', { name: 'Take it: Pancakes', exact: true }).click()
  await expect.poll(() => dinner(context)).toMatchObject({ name: 'Pancakes' })
  await expect(page.getByText('Accepted', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Undo' })).toContainText('your list')
})

test('a double press takes the dish once, also where Undo appears under the finger', async ({
  page,
  context,
}) => {
  const undo = page.getByRole('status').filter({ hasText: 'Undo' }).getByRole('button', { name: 'Undo' })
  const taken = (await openReplace(page)).getByRole('button', { name: /^Take it: / })
  await taken.first().click()
  await expect(undo).toBeVisible()
  const under = await middleOf(undo)
  await undo.press('Enter')
  await expect.poll(() => dinner(context)).toMatchObject({ name: 'Pot roast' })

  const dialog = await openReplace(page)
  const target = dialog.getByRole('button', { name: /^Take it: / }).last()
  await scrollTo(target, under.y)
  await expect(target).toBeInViewport()
  const name = (await target.getAttribute('aria-label'))?.replace('Take it: ', '')
  // The last press is one of somebody who saw nothing happen.
  await page.mouse.click(under.x, under.y, { clickCount: 3, delay: 20 })
  await expect.poll(() => dinner(context)).toMatchObject({ name })
  await expect(undo).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a search that cannot be checked against the household says so, and counts no recipes', async ({
  page,
}) => {
  await page.route(/\/api\/recipes(\?|$)/, (route) => route.abort())
  const dialog = await openReplace(page)
  await dialog.getByRole('radio', { name: 'All recipes' }).check()
  await expect(dialog.getByText('These recipes are not checked against your profile yet')).toBeVisible()
  await expect(dialog.getByText(/^\d+ recipes?/)).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Next' })).toHaveCount(0)
})

test('food that is checked off is paid for: leaving its dish out saves nothing', async ({ page }) => {
  await acceptWeek(page)
  const saved = /−\u2060\$\d+\.\d\d at checkout/
  const before = await openReplace(page)
  await expect(before.getByText(saved).first()).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/dashboard?tab=shopping')
  const lines = page.getByRole('main').getByRole('checkbox')
  await expect(lines.first()).toBeVisible()
  for (const line of await lines.all()) await line.press(' ')
  await page.goto('/dashboard')
  const after = await openReplace(page)
  await expect(after.getByText(/at checkout/).first()).toBeVisible()
  await expect(after.getByText(saved)).toHaveCount(0)
  await after.getByRole('radio', { name: 'All recipes' }).check()
  await after.getByRole('searchbox', { name: 'Search recipes' }).fill('grilled cheese')
  await expect(after.getByText(/at checkout/).first()).toBeVisible()
  await expect(after.getByText(saved)).toHaveCount(0)
})

test('the household’s own recipes are found too, and what does not suit says why', async ({
  page,
  context,
  baseURL,
}) => {
  const draft = (name: string, line: string): RecipeDraft => ({
    name,
    meals: ['dinner'],
    servings: 4,
    lines: [{ text: line }],
    steps: [{ text: 'Cook it.' }],
    notes: [],
    tags: [],
  })
  const value = (name: string, line: string) => ownRecipeFrom(draft(name, line))
  const answer = await context.request.post('/api/own-recipes', {
    headers: { origin: baseURL ?? '' },
    data: {
      changes: [
        { id: 'own-porch-noodles', baseRevision: 0, value: value('Porch noodles', '1 lb spaghetti') },
        { id: 'own-porch-shrimp', baseRevision: 0, value: value('Porch shrimp', '1 lb shrimp') },
      ],
    },
  })
  expect(answer.ok()).toBe(true)
  await page.reload()
  const dialog = await openReplace(page)
  await dialog.getByRole('radio', { name: 'All recipes' }).check()
  await dialog.getByRole('searchbox', { name: 'Search recipes' }).fill('porch')
  const noodles = dialog
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Take it: Porch noodles' }) })
  await expect(noodles).toContainText(/at checkout/)
  await expect(noodles).toContainText(/kcal/)
  await dialog.getByRole('button', { name: 'Show them too' }).click()
  const shrimp = dialog.getByRole('listitem').filter({ hasText: 'Porch shrimp' })
  await expect(shrimp).toContainText(/^Porch shrimpNot for you: .*shrimp is ruled out by your profile/i)
  await expect(shrimp.getByRole('button')).toHaveCount(0)
  await expectAccessible(page, '[role=dialog]')
  await noodles.getByRole('button').click()
  await expect.poll(() => dinner(context)).toMatchObject({ recipeId: 'own-porch-noodles' })
})

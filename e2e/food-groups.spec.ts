import { expect, type Page } from '@playwright/test'
import { ownRecipeFrom } from '../packages/domain/src/own-recipe/own-recipe.ts'
import { expectAccessible } from './accessibility-steps.ts'
import { openHousehold, planWeek } from './households/household-steps.ts'
import { showDay } from './meal-plan-steps.ts'
import { test } from './test.ts'

/** What the week holds in vegetables, whole grain and fish, said in words below the chart. */

const said = (page: Page) =>
  page.getByRole('region', { name: 'Each day against your targets' }).getByText(/^Vegetables /)

async function takeInstead(page: Page, weekday: string, dish: string) {
  const day = await showDay(page, weekday)
  await day.getByRole('button', { name: new RegExp(`^Replace .*, ${weekday} dinner$`) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'All recipes' }).check()
  await dialog.getByRole('searchbox', { name: 'Search recipes' }).fill(dish)
  await dialog.getByRole('button', { name: `Take it: ${dish}`, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('the week says what it holds, and says it again when a meal is replaced', async ({
  page,
  context,
  baseURL,
}) => {
  await openHousehold(page, context, baseURL ?? '', {
    adults: 2,
    weeklyBudget: 120,
    mealTypes: ['Dinner'],
  })
  const answer = await context.request.post('/api/own-recipes', {
    headers: { origin: baseURL ?? '' },
    data: {
      changes: [
        {
          id: 'own-porch-pot',
          baseRevision: 0,
          value: ownRecipeFrom({
            name: 'Porch pot',
            servings: 2,
            meals: ['dinner'],
            lines: [{ text: '1 lb ground beef' }, { text: '1 jar zorblax' }],
            steps: [{ text: 'Cook it.' }],
            notes: [],
            tags: [],
          }),
        },
      ],
    },
  })
  expect(answer.ok()).toBe(true)
  await planWeek(page, 120)
  await expect(said(page)).toHaveText(
    /^Vegetables \d+(\.\d)? cups? (and fruit \d+(\.\d)? cups? a day|a day, no fruit), .*(whole|grains), (no )?fish.*\.$/,
  )
  const before = await said(page).innerText()

  await takeInstead(page, 'Monday', 'Baked salmon')
  await expect(said(page)).not.toHaveText(before)
  await expect(said(page)).toHaveText(/, fish (once|twice|\d times)\.$/)

  await takeInstead(page, 'Wednesday', 'Porch pot')
  await expect(said(page)).toHaveText(/ 1 of 7 meals not counted: we do not know all that is in it\.$/)
  await said(page).scrollIntoViewIfNeeded()
  await expectAccessible(page)
})

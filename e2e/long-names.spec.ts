import { expect } from '@playwright/test'
import { expectNoHorizontalScroll } from './accessibility-steps.ts'
import { LIST, sampleWeek } from './meal-plan-steps.ts'
import { save, signUpWithProfile } from './people.ts'
import { test } from './test.ts'

test('very long names fit a phone', async ({ page, context, baseURL }) => {
  const name = 'Chickenandspinachandpotatocasserolewithabreadcrumbtopping'
  const person = await signUpWithProfile(context, baseURL ?? '')
  const { days, ...week } = sampleWeek()
  const named = days.map(({ day, meals }) => ({ day, meals: { ...meals, lunch: { ...meals.lunch, name } } }))
  const items = [{ name, quantity: 12345, unit: '15 oz can', estimatedPrice: 123456.78 }]
  const list = { ...LIST, sections: [{ category: 'Canned', items }], totalCost: 123456.78 }
  await save(context, baseURL ?? '', person, 'currentMealPlan', { ...week, days: named })
  await save(context, baseURL ?? '', person, 'currentShoppingList', list)
  await save(context, baseURL ?? '', person, 'pantry', [
    { id: 'a', name, brand: name, quantity: '1 box', category: 'Grains' },
  ])
  for (const tab of ['meal-plan', 'quick-meal', 'pantry', 'shopping', 'recipes']) {
    await page.goto(`/dashboard?tab=${tab}`)
    await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible()
    await expectNoHorizontalScroll(page)
  }
})

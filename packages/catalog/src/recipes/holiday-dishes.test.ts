import { SIDES_PER_MEAL } from '@pennyplate/domain/bounds/limits'
import { HOLIDAYS } from '@pennyplate/domain/week/holidays'
import { FESTIVE_READY_MINUTES } from '@pennyplate/domain/week/still-in-time'
import { expect, test } from 'vitest'
import { HOLIDAY_DISHES, HOLIDAY_MENUS } from './holiday-dishes.ts'
import { allRecipes } from './recipes.ts'
import { sideById } from './sides.ts'

test.each(HOLIDAYS)('%s has dinners of ours, one of them without meat', (holiday) => {
  const meatless = HOLIDAY_DISHES[holiday].filter((id) => {
    const recipe = allRecipes().get(id)
    expect(recipe?.recipe.meals, id).toContain('dinner')
    const traits =
      recipe?.forms.map(({ ingredients }) => ingredients.flatMap(({ food }) => food.traits)) ?? []
    return traits.some((one) => !one.some((trait) => ['meat', 'fish', 'shellfish'].includes(trait)))
  })
  expect(meatless.length).toBeGreaterThan(0)
})

test.each(HOLIDAYS)('%s has a dinner that is made while it is still offered', (holiday) => {
  const times = HOLIDAY_DISHES[holiday].map((id) => {
    const { totalMinutes = Number.POSITIVE_INFINITY, ahead } = allRecipes().get(id)?.recipe ?? {}
    return ahead ? Number.POSITIVE_INFINITY : totalMinutes
  })
  expect(Math.min(...times)).toBeLessThanOrEqual(FESTIVE_READY_MINUTES)
})

test.each(HOLIDAYS)('the menu of %s has three to six sides of ours', (holiday) => {
  const menu = HOLIDAY_MENUS[holiday]
  for (const { id, formId } of menu.flat()) {
    const side = sideById(id)
    expect(side?.recipe.meals, id).toContain('dinner')
    if (formId) expect(side?.forms.map(({ variantId }) => variantId)).toContain(formId)
  }
  expect(menu.length).toBeGreaterThanOrEqual(3)
  expect(menu.length).toBeLessThanOrEqual(SIDES_PER_MEAL)
})

import { HOLIDAYS } from '@pennyplate/domain/week/holidays'
import { expect, test } from 'vitest'
import { HOLIDAY_DISHES } from './holiday-dishes.ts'
import { allRecipes } from './recipes.ts'

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

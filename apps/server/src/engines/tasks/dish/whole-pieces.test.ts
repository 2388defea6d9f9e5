import { describe, expect, it } from 'vitest'
import { householdOf } from '../../../testing/households.ts'
import { planningContextOf } from '../context/planning-context.ts'
import { shopForDishes } from '../week/read-week.ts'
import { findDish } from './find-dish.ts'
import { writeMeal } from './write-meal.ts'
import { recipeOf } from './write-recipe.ts'

const ONE_POCKET_KCAL = 290

describe('ham and cheese pockets', () => {
  it.each([
    [1, 1],
    [2, 2],
    [4, 4],
  ])('for %i are %i whole ones in recipe, list, nutrition and price', (adults, pockets) => {
    const context = planningContextOf(householdOf({ adults }), '2026-11-22')
    const dish = findDish({ name: 'Ham and cheese pockets' }, context)
    if (!dish) throw new Error('no such dish')
    const [line] = recipeOf(dish, context).ingredients
    const meal = writeMeal(dish.form, dish.servingsPerAdult, context)
    const { lines } = shopForDishes([dish], context)
    expect(line?.amount).toBe(pockets)
    expect(line?.exact?.amount).toBeCloseTo(pockets)
    expect(Math.round(((meal.nutrition.calories ?? 0) * adults) / pockets / 10) * 10).toBe(ONE_POCKET_KCAL)
    expect(lines[0]?.needG).toBeCloseTo(line?.grams ?? 0, 0)
  })
})

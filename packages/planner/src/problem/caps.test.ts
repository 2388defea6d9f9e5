import { expect, it } from 'vitest'
import { generateProblem } from '../../test/generate-problem.ts'
import { mealsWithoutRecipes, raiseCapsToFit } from './caps.ts'
import { isInTime } from './problem.ts'

/** Dinners with a limit of 20 minutes from Monday to Friday; of those done by then only the first few are left. */
function quickDinners(count: number) {
  const problem = generateProblem({
    recipes: 300,
    adultEquivalents: 2,
    seed: 1,
    meals: ['dinner'],
    weekdayMinutes: 20,
  })
  const weeknight = { eaten: [{ day: 1, meal: 'dinner' as const, withinMinutes: 20 }] }
  const quick = problem.recipes.filter((dish) => dish.meals.includes('dinner') && isInTime(dish, weeknight))
  const others = problem.recipes.filter((dish) => !quick.includes(dish))
  return { ...problem, recipes: [...others, ...quick.slice(0, count)] }
}

it('a dinner is repeated where few are done within the limit of weeknights, however many there are for weekends', () => {
  expect(raiseCapsToFit(quickDinners(2)).caps.dinner).toBe(3)
  expect(raiseCapsToFit(quickDinners(5)).caps.dinner).toBe(1)
})

it('a meal without a dish for one of its days has none', () => {
  expect(mealsWithoutRecipes(quickDinners(0))).toEqual(['dinner'])
  expect(mealsWithoutRecipes(quickDinners(1))).toEqual([])
})

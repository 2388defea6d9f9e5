import { DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import type { Problem } from '../problem/problem.ts'
import { lowestUnitDollars } from '../score/score-plan.ts'

/** Cents for the cheapest dish at every place if shops sold by the gram. Whole packages make a week cost some times as much. */
export function leastByGramCents(problem: Problem): number {
  const units = problem.foods.map(lowestUnitDollars)
  const dollars = DISH_MEALS.map((meal) => {
    const sittings = problem.cookings
      .filter((cooking) => cooking.meal === meal)
      .reduce((sum, { eaten }) => sum + eaten.length, 0)
    if (sittings === 0) return 0
    const dishes = problem.recipes
      .filter(({ meals }) => meals.includes(meal))
      .map(({ needs }) =>
        needs.reduce((sum, { food, gramsPerAdult }) => sum + gramsPerAdult * (units[food] ?? 0), 0),
      )
    return sittings * Math.min(...dishes)
  })
  return 100 * problem.adultEquivalents * dollars.reduce((sum, one) => sum + one, 0)
}

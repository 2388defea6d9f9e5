import type { DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { BuiltProblem } from '@pennyplate/planner/problem/build-problem'
import { lowestUnitDollars } from '@pennyplate/planner/score/unit-dollars'
import type { EatenMeal } from './read-week.ts'

/** The problem with fewer candidates: the week's own dishes, all sides, and for each meal the dishes with the cheapest ingredients. */
export function cheapestDishes(
  built: BuiltProblem,
  eaten: readonly EatenMeal[],
  meals: readonly DishMeal[],
  perMeal: number,
): BuiltProblem {
  const { problem, forms } = built
  const price = problem.foods.map(lowestUnitDollars)
  const byPrice = problem.recipes
    .map((recipe, index) => ({
      index,
      meals: recipe.meals,
      dollars: recipe.needs.reduce(
        (sum, { food, gramsPerAdult }) => sum + gramsPerAdult * (price[food] ?? 0),
        0,
      ),
    }))
    .toSorted((a, b) => a.dollars - b.dollars || a.index - b.index)
  const dishes = new Set(eaten.flatMap(({ dish }) => dish?.form.recipe.id ?? []))
  const cheapest = meals.flatMap((meal) =>
    byPrice.filter((one) => one.meals.includes(meal)).slice(0, perMeal),
  )
  const kept = new Set(cheapest.map(({ index }) => index))
  const keeps = (_: unknown, index: number) =>
    kept.has(index) || problem.recipes[index]?.side !== undefined || dishes.has(forms[index]?.recipe.id ?? '')
  return {
    ...built,
    forms: forms.filter(keeps),
    problem: { ...problem, recipes: problem.recipes.filter(keeps) },
  }
}

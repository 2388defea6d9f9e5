import { DAYS_PER_PLAN } from '@pennyplate/domain/bounds/limits'
import { DISH_MEALS, type DishMeal } from '@pennyplate/domain/recipe/recipe'
import type { Problem } from './problem.ts'

export function mealsWithoutRecipes(problem: Problem): DishMeal[] {
  return DISH_MEALS.filter((meal) => cookingsOf(problem, meal) > 0 && recipesOf(problem, meal) === 0)
}

/** Raises caps where there are too few recipes to fill the week; returns the same problem if none is raised. */
export function raiseCapsToFit(problem: Problem): Problem {
  const least = (meal: DishMeal) =>
    Math.ceil(cookingsOf(problem, meal) / Math.max(1, recipesOf(problem, meal)))
  if (DISH_MEALS.every((meal) => problem.caps[meal] >= least(meal))) return problem
  const cap = (meal: DishMeal) => Math.max(problem.caps[meal], least(meal))
  return {
    ...problem,
    caps: { breakfast: cap('breakfast'), lunch: cap('lunch'), dinner: cap('dinner'), snack: cap('snack') },
  }
}

/** Allows twice the usual repeats, for a tight budget. */
export function doubleCaps(problem: Problem): Problem {
  const twice = (meal: DishMeal) => Math.min(DAYS_PER_PLAN, 2 * problem.caps[meal])
  return {
    ...problem,
    caps: {
      breakfast: twice('breakfast'),
      lunch: twice('lunch'),
      dinner: twice('dinner'),
      snack: twice('snack'),
    },
  }
}

export function liftCaps(problem: Problem): Problem {
  const caps = { breakfast: DAYS_PER_PLAN, lunch: DAYS_PER_PLAN, dinner: DAYS_PER_PLAN, snack: DAYS_PER_PLAN }
  return { ...problem, caps }
}

function cookingsOf(problem: Problem, meal: DishMeal): number {
  return problem.cookings.filter((cooking) => cooking.meal === meal).length
}

function recipesOf(problem: Problem, meal: DishMeal): number {
  return problem.recipes.filter((recipe) => recipe.meals.includes(meal)).length
}

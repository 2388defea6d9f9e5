import { withDefaults } from '@pennyplate/domain/profile/profile'
import { DISH_MEALS } from '@pennyplate/domain/recipe/recipe'
import { healthGoals } from '../src/household/health-goals.ts'
import { atOneMeal, goalTargets, goalWeights } from '../src/problem/goal-targets.ts'
import type { Problem } from '../src/problem/problem.ts'

/** The same problem for a household that tracks nutrition and wishes for 30 to 60 g of carbohydrate per meal. */
export function withGoals(problem: Problem): Problem {
  const profile = withDefaults({ nutritionalTargets: { trackNutrition: true } })
  const goals = healthGoals(problem.targets, profile, ['diabetes-friendly', 'heart-healthy'], DISH_MEALS)
  const targets = goalTargets(problem.targets, goals, DISH_MEALS)
  const recipes = problem.recipes.map((recipe) =>
    recipe.side ? recipe : { ...recipe, ...atOneMeal(recipe.nutrition, goals) },
  )
  return { ...problem, targets, recipes, weights: goalWeights(problem.weights, targets, goals, DISH_MEALS) }
}

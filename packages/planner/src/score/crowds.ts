import type { Cooking, Problem, ProblemRecipe } from '../problem.ts'

/** Main meals of one kind, of which a week bears some and no more. */
export interface Crowd {
  readonly name: string
  /** As many are welcome; each one more costs. */
  readonly meals: number
  /** For the whole household. */
  readonly dollars: number
}

/** No dish is of more crowds. */
export const CROWDS_AT_MOST = 3

/** What a dish adds to at a main meal: its main protein, or none; its cuisine, if it has one; the meals without meat. */
export function crowdsOf(problem: Problem, recipe: ProblemRecipe): Crowd[] {
  const { weights, adultEquivalents: eq, cookings } = problem
  const { cuisine, mainProtein, isMeatless } = recipe
  const crowds = [
    {
      name: `protein ${mainProtein ?? ''}`,
      meals: weights.mainProteinMeals,
      dollars: weights.mainProtein * eq,
    },
  ]
  if (cuisine !== null)
    crowds.push({ name: `cuisine ${cuisine}`, meals: weights.cuisineMeals, dollars: weights.cuisine * eq })
  if (isMeatless) {
    const half = Math.ceil(cookings.filter(isMainMeal).length / 2)
    crowds.push({ name: 'meatless', meals: half, dollars: weights.meatless * eq })
  }
  return crowds
}

export function isMainMeal({ meal }: Cooking): boolean {
  return meal === 'lunch' || meal === 'dinner'
}

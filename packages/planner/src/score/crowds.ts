import type { PlannedCooking, Problem, ProblemRecipe } from '../problem/problem.ts'

/** Meals of one kind, of which a week bears some and no more. */
export interface Crowd {
  readonly name: string
  /** Breakfasts and snacks count too; else only main meals do. */
  readonly countsEveryMeal: boolean
  /** As many are welcome; each one more costs. */
  readonly meals: number
  /** For the whole household. */
  readonly dollars: number
}

/** No dish is of more crowds. */
export const CROWDS_AT_MOST = 4

/** What a dish adds to: its main protein, or none; its cuisine, if it has one; the meals without meat; those of nuts. */
export function crowdsOf(problem: Problem, recipe: ProblemRecipe): Crowd[] {
  const { weights, adultEquivalents: eq, cookings } = problem
  const { cuisine, mainProtein, isMeatless, isNutty } = recipe
  const crowds: Crowd[] = [
    {
      countsEveryMeal: false,
      name: `protein ${mainProtein ?? ''}`,
      meals: weights.mainProteinMeals,
      dollars: weights.mainProtein * eq,
    },
  ]
  if (cuisine !== null)
    crowds.push({
      name: `cuisine ${cuisine}`,
      countsEveryMeal: false,
      meals: weights.cuisineMeals,
      dollars: weights.cuisine * eq,
    })
  if (isMeatless) {
    const half = Math.ceil(cookings.filter(isMainMeal).length / 2)
    crowds.push({ name: 'meatless', countsEveryMeal: false, meals: half, dollars: weights.meatless * eq })
  }
  if (isNutty)
    crowds.push({
      name: 'nutty',
      countsEveryMeal: true,
      meals: weights.nuttyMeals,
      dollars: weights.nutty * eq,
    })
  return crowds
}

export function isMainMeal({ meal }: PlannedCooking): boolean {
  return meal === 'lunch' || meal === 'dinner'
}

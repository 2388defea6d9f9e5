import type { PlannedCooking, Problem, ProblemRecipe } from '../problem/problem.ts'

/** Meals that are alike in one way. A week may have some of them; each one more costs. */
export interface VarietyGroup {
  readonly name: string
  /** Breakfasts and snacks count too; else only main meals do. */
  readonly countsEveryMeal: boolean
  /** How many cost nothing. */
  readonly meals: number
  /** For each meal above that, for the whole household. */
  readonly dollars: number
}

/** The most groups one dish can belong to. */
export const MAX_GROUPS = 4

/** By main protein (or none), cuisine, meatless, and nuts. */
export function varietyGroupsOf(problem: Problem, recipe: ProblemRecipe): VarietyGroup[] {
  const { weights, adultEquivalents: eq, cookings } = problem
  const { cuisine, mainProtein, isMeatless, isNutty } = recipe
  const groups: VarietyGroup[] = [
    {
      countsEveryMeal: false,
      name: `protein ${mainProtein ?? ''}`,
      meals: weights.mainProteinMeals,
      dollars: weights.mainProtein * eq,
    },
  ]
  if (cuisine !== null)
    groups.push({
      name: `cuisine ${cuisine}`,
      countsEveryMeal: false,
      meals: weights.cuisineMeals,
      dollars: weights.cuisine * eq,
    })
  if (isMeatless) {
    const half = Math.ceil(cookings.filter(isMainMeal).length / 2)
    groups.push({ name: 'meatless', countsEveryMeal: false, meals: half, dollars: weights.meatless * eq })
  }
  if (isNutty)
    groups.push({
      name: 'nutty',
      countsEveryMeal: true,
      meals: weights.nuttyMeals,
      dollars: weights.nutty * eq,
    })
  return groups
}

export function isMainMeal({ meal }: PlannedCooking): boolean {
  return meal === 'lunch' || meal === 'dinner'
}

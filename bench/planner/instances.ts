import { generateProblem } from '../../packages/planner/test/generate-problem.ts'

export const LIBRARY_SIZES = [450, 2000, 10000] as const
const HOUSEHOLD_SIZES = [1, 2, 4, 6] as const
const SEEDS = [1, 2, 3] as const

export interface Instance {
  readonly key: string
  readonly recipes: number
  readonly adultEquivalents: number
  readonly seed: number
}

/** Three libraries, four households, three seeds: 36 weeks to plan. */
export const INSTANCES: readonly Instance[] = LIBRARY_SIZES.flatMap((recipes) =>
  HOUSEHOLD_SIZES.flatMap((adultEquivalents) =>
    SEEDS.map((seed) => ({ key: `${recipes}/${adultEquivalents}/${seed}`, recipes, adultEquivalents, seed })),
  ),
)

/** With breakfasts weighed as they were when the best known scores were found. */
export function problemOf({ recipes, adultEquivalents, seed }: Instance, budgetCents: number | null = null) {
  const problem = generateProblem({ recipes, adultEquivalents, seed, stocked: seed !== 2, budgetCents })
  return { ...problem, weights: { ...problem.weights, slowBreakfast: 0 } }
}

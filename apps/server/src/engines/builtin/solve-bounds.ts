import type { BoundModels, ProvenBounds } from '@pennyplate/planner/bound/week-bounds'
import highsLoader from 'highs'

export type BoundQuestion = {
  readonly models: BoundModels
  /** The solver stops after this time, because its answer is no longer used. */
  readonly seconds: number
}

/** Blocks its thread. Each model gets a new solver, because a used one keeps state. */
export async function solveBounds(
  { models, seconds }: BoundQuestion,
  now: () => number,
): Promise<ProvenBounds> {
  const until = now() + seconds * 1000
  const secondsLeft = () => (until - now()) / 1000
  const score = await leastOf(models.score, secondsLeft())
  return { score, checkout: await leastOf(models.checkout, secondsLeft()) }
}

async function leastOf(model: string, seconds: number): Promise<number | null> {
  if (seconds <= 0) return null
  const highs = await highsLoader()
  const solution = highs.solve(model, { output_flag: false, time_limit: seconds })
  return solution.Status === 'Optimal' ? solution.ObjectiveValue : null
}

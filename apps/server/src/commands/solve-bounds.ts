import { boundModels, type ProvenBounds } from '@pennyplate/planner/bound/week-bounds'
import type { Problem } from '@pennyplate/planner/problem/problem'
import highsLoader from 'highs'

/** Blocks its thread. Each model gets a new solver, because a used one keeps state. */
export async function solveBounds(
  problem: Problem,
  seconds: number,
  now: () => number,
): Promise<ProvenBounds> {
  const until = now() + seconds * 1000
  const secondsLeft = () => (until - now()) / 1000
  const models = boundModels(problem)
  const score = await leastOf(models.score, secondsLeft())
  return { score, checkout: await leastOf(models.checkout, secondsLeft()) }
}

async function leastOf(model: string, seconds: number): Promise<number | null> {
  if (seconds <= 0) return null
  const highs = await highsLoader()
  const solution = highs.solve(model, { output_flag: false, time_limit: seconds })
  return solution.Status === 'Optimal' ? solution.ObjectiveValue : null
}

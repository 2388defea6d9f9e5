import type { BoundModels, ProvenLeast } from '@pennyplate/planner/bound/week-bounds'
import highsLoader from 'highs'

/** Blocks its thread while it solves. Each model gets a solver of its own: an old one remembers what it solved before. */
export async function solveBounds({ score, till }: BoundModels, seconds: number): Promise<ProvenLeast> {
  return { score: await leastOf(score, seconds), till: await leastOf(till, seconds) }
}

async function leastOf(model: string, seconds: number): Promise<number | null> {
  const highs = await highsLoader()
  const solution = highs.solve(model, { output_flag: false, time_limit: seconds })
  return solution.Status === 'Optimal' ? solution.ObjectiveValue : null
}

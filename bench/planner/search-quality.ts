import { searchWeek } from '@pennyplate/planner/search/search-week'
import { percentile } from '../row.ts'
import { INSTANCES, LIBRARY_SIZES, problemOf } from './instances.ts'
import { gapPct, table } from './statistics.ts'

const ROUNDS = [
  { iterations: 1000, seeds: [1] },
  { iterations: 4000, seeds: [1, 2] },
  { iterations: 16000, seeds: [1] },
]

/** Gap to the best known score, by library size and iterations. Replaces best known scores that are beaten. */
export function searchQuality(best: Record<string, number>, only: readonly number[] = LIBRARY_SIZES): string {
  const rows = only.flatMap((recipes) =>
    ROUNDS.map(({ iterations, seeds }) => {
      const runs = INSTANCES.filter((instance) => instance.recipes === recipes).flatMap((instance) => {
        const problem = problemOf(instance)
        return seeds.map((seed) => {
          const start = performance.now()
          const { score } = searchWeek(problem, { seed, iterations })
          const ms = performance.now() - start
          return { key: instance.key, score, ms }
        })
      })
      for (const { key, score } of runs) best[key] = Math.min(best[key] ?? Number.POSITIVE_INFINITY, score)
      return { recipes, iterations, runs }
    }),
  )
  return table(
    rows.map(({ recipes, iterations, runs }) => {
      const gaps = runs.map(({ key, score }) => gapPct(score, best[key] ?? score))
      const times = runs.map(({ ms }) => ms)
      return {
        recipes,
        iterations,
        runs: runs.length,
        'gap p50 %': percentile(gaps, 0.5).toFixed(2),
        'gap p95 %': percentile(gaps, 0.95).toFixed(2),
        'worst %': Math.max(...gaps).toFixed(2),
        'ms p50': percentile(times, 0.5).toFixed(0),
        'ms p95': percentile(times, 0.95).toFixed(0),
      }
    }),
  )
}

/** Much longer searches than a household waits for, to measure what short ones miss. */
export function deepen(best: Record<string, number>, iterations: number, only: readonly number[]): void {
  for (const instance of INSTANCES.filter(({ recipes }) => only.includes(recipes))) {
    const { score } = searchWeek(problemOf(instance), { seed: 7001, iterations })
    best[instance.key] = Math.min(best[instance.key] ?? Number.POSITIVE_INFINITY, score)
  }
}

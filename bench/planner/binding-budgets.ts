import { planProblem } from '@pennyplate/planner/plan/plan-problem'
import { cheapestProblem } from '@pennyplate/planner/problem/cheapest-problem'
import { searchWeek } from '@pennyplate/planner/search/search-week'
import { percentile } from '../row.ts'
import { INSTANCES, problemOf } from './instances.ts'
import { gapPct, table } from './statistics.ts'

const FACTOR = 1.15
const SEEDS = [1, 2, 3]

/** Plans with a budget slightly above the cheapest week. Gaps are to the best of these runs. */
export function bindingBudgets(): string {
  const chosen = INSTANCES.filter(({ recipes, seed }) => recipes < 10000 && seed === 1)
  const runs = chosen.flatMap((instance) => {
    const cheapest = searchWeek(cheapestProblem(problemOf(instance)), {
      seed: 9,
      iterations: 8000,
    }).checkoutCents
    const problem = problemOf(instance, Math.round(cheapest * FACTOR))
    const outcomes = SEEDS.map((seed) => {
      const start = performance.now()
      const outcome = planProblem(problem, { seed, iterations: 4000 })
      return { outcome, ms: performance.now() - start }
    })
    const scores = outcomes.flatMap(({ outcome }) =>
      outcome.outcome === 'planned' ? [outcome.score.total] : [],
    )
    const least = Math.min(...scores)
    return outcomes.map(({ outcome, ms }) => ({
      ms,
      isWithin: outcome.outcome === 'planned' && outcome.score.checkoutCents <= (problem.budgetCents ?? 0),
      gap: outcome.outcome === 'planned' ? gapPct(outcome.score.total, least) : Number.POSITIVE_INFINITY,
    }))
  })
  const gaps = runs.map(({ gap }) => gap)
  return table([
    {
      runs: runs.length,
      'within budget': runs.filter(({ isWithin }) => isWithin).length,
      'gap p50 %': percentile(gaps, 0.5).toFixed(2),
      'gap p90 %': percentile(gaps, 0.9).toFixed(2),
      'ms p50': percentile(
        runs.map(({ ms }) => ms),
        0.5,
      ).toFixed(0),
    },
  ])
}

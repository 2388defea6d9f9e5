import { relaxedWeek } from '@pennyplate/planner/bound/lower-bound'
import { proveTwoExchange } from '@pennyplate/planner/certificate/two-exchange'
import { load } from '@pennyplate/planner/search/large-neighborhood'
import { searchWeek } from '@pennyplate/planner/search/search-week'
import { WeekState } from '@pennyplate/planner/search/week-state'
import highsLoader from 'highs'
import { INSTANCES, problemOf } from './instances.ts'
import { table } from './statistics.ts'

const MIP_SECONDS = 20
const BIGGEST_FOR_HIGHS = 2000

/** The search result, what is proven about it, and what HiGHS finds and proves in its time limit. */
export async function certificates(sizes: readonly number[]): Promise<string> {
  const chosen = INSTANCES.filter(
    ({ recipes, seed, adultEquivalents }) => sizes.includes(recipes) && seed === 1 && adultEquivalents !== 6,
  )
  const rows = []
  for (const instance of chosen) {
    const problem = problemOf(instance)
    const found = timed(() => searchWeek(problem, { seed: 1, iterations: 4000 }))
    const state = new WeekState(found.value.compiled)
    load(state, found.value.plan)
    const proof = timed(() => proveTwoExchange(state, { looksAtMost: 1e9 }))
    const small = instance.recipes <= BIGGEST_FOR_HIGHS
    const highs = await highsLoader()
    const bound = small
      ? timed(() => highs.solve(relaxedWeek(problem).toString(), { output_flag: false, time_limit: 60 }))
      : null
    const whole = small
      ? timed(() =>
          highs.solve(relaxedWeek(problem, 'integer').toString(), {
            output_flag: false,
            time_limit: MIP_SECONDS,
          }),
        )
      : null
    rows.push({
      instance: instance.key,
      search: `${found.value.score.toFixed(2)} in ${found.ms.toFixed(0)} ms`,
      'after the proof': `${state.score.toFixed(2)}, ${proof.value.improvements} better, ${proof.ms.toFixed(0)} ms`,
      proven: proof.value.proven ? 'yes' : 'no',
      'LP bound': bound ? `${bound.value.ObjectiveValue.toFixed(2)} in ${bound.ms.toFixed(0)} ms` : '-',
      'gap to bound %': bound ? ((1 - bound.value.ObjectiveValue / state.score) * 100).toFixed(1) : '-',
      [`HiGHS, days left out, ${MIP_SECONDS} s`]: whole
        ? `${whole.value.ObjectiveValue.toFixed(2)} (${whole.value.Status})`
        : '-',
    })
  }
  return table(rows)
}

function timed<T>(work: () => T): { readonly value: T; readonly ms: number } {
  const start = performance.now()
  const value = work()
  return { value, ms: performance.now() - start }
}

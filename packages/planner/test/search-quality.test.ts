import { readFileSync } from 'node:fs'
import { rounds } from '@pennyplate/domain/testing/rounds'
import { expect, it } from 'vitest'
import { INSTANCES, problemOf } from '../../../bench/planner/instances.ts'
import { searchWeek } from '../src/search/search-week.ts'

// Written by the benchmark: instance keys and scores.
const best = JSON.parse(
  readFileSync(new URL('../../../bench/planner/best-known.json', import.meta.url), 'utf8'),
) as Record<string, number>

/** Half the effort of a real plan, for speed; the gaps are wider than the benchmark's. */
const ITERATIONS = 2000

const library = INSTANCES.filter(({ recipes }) => recipes === 450)
/** One instance per household size, or all three. */
const weeks = library.filter((_, at) => at % rounds(3, 1) === 0)

it(`comes close to the best known score for ${weeks.length} weeks of a library like ours`, () => {
  const gaps = weeks
    .map((instance) => {
      const { score } = searchWeek(problemOf(instance), { seed: 1, iterations: ITERATIONS })
      return (score / (best[instance.key] ?? Number.NaN) - 1) * 100
    })
    .sort((a, b) => a - b)
  expect(gaps[weeks.length / 2]).toBeLessThan(4)
  expect(gaps.at(-1)).toBeLessThan(15)
})

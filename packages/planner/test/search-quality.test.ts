import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { INSTANCES, problemOf } from '../../../bench/planner/instances.ts'
import { searchWeek } from '../src/search/search-week.ts'

// Written by the benchmark: instance keys and scores.
const best = JSON.parse(
  readFileSync(new URL('../../../bench/planner/best-known.json', import.meta.url), 'utf8'),
) as Record<string, number>

/** Half the effort of a real plan, so that the gate stays quick; its gaps are wider than those of the benchmark. */
const ITERATIONS = 2000

// Whole weeks are searched for, on machines that may be busy.
vi.setConfig({ testTimeout: 60_000 })

it('ends near the best that is known for twelve weeks of a library like ours', () => {
  const gaps = INSTANCES.filter(({ recipes }) => recipes === 450)
    .map((instance) => {
      const { score } = searchWeek(problemOf(instance), { seed: 1, iterations: ITERATIONS })
      return (score / (best[instance.key] ?? Number.NaN) - 1) * 100
    })
    .sort((a, b) => a - b)
  expect(gaps).toHaveLength(12)
  expect(gaps[6]).toBeLessThan(4)
  expect(gaps[11]).toBeLessThan(15)
})

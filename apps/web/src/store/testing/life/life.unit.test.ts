import { rounds } from '@pennyplate/domain/testing/rounds'
import { expect, it } from 'vitest'
import { live } from './live.ts'

const WEEKS = rounds(1, 6)
const ACTS = Number(process.env.LIFE_ACTS ?? Number.POSITIVE_INFINITY)
/** Printed with the test's name; give LIFE_SEED to live that household again, and LIFE_ACTS to stop earlier. */
const SEED = Number(process.env.LIFE_SEED ?? rounds(23, Date.now() % 1_000_000))
const HOUSEHOLDS = process.env.LIFE_SEED ? 1 : Number(process.env.LIFE_HOUSEHOLDS ?? rounds(1, 100))

it(`${HOUSEHOLDS} households live through ${WEEKS} weeks each, LIFE_SEED=${SEED}`, {
  timeout: 36_000_000,
}, async () => {
  const faults: string[] = []
  for (let seed = SEED; seed < SEED + HOUSEHOLDS; seed++) {
    const lived = await live(seed, { weeks: WEEKS, acts: ACTS })
    if (process.env.LONG_RUNS)
      process.stdout.write(`LIFE_SEED=${seed}: ${lived.planned} weeks, ${lived.acts} acts\n`)
    faults.push(...lived.faults.map((fault) => `LIFE_SEED=${seed} ${fault}`))
  }
  expect(faults).toEqual([])
})

import { rounds } from '@pennyplate/domain/testing/rounds'
import { expect, it } from 'vitest'
import { ANSWERS } from './bans.ts'
import { checkHousehold } from './check-household.ts'
import { restrictedHousehold } from './restricted-household.ts'

const HOUSEHOLDS = 3000
const TIMES_EACH_ANSWER = rounds(2, HOUSEHOLDS)
/** The others have too small a budget for a week. */
const PLANNED_SHARE = 0.9

/** The first households of which each restriction is had by several. */
const given = new Map<string, number>()
const seeds = Array.from({ length: HOUSEHOLDS }, (_, at) => at + 1).filter((seed) => {
  const { answers } = restrictedHousehold(seed)
  const isWanted = answers.some((answer) => (given.get(answer) ?? 0) < TIMES_EACH_ANSWER)
  if (isWanted) for (const answer of answers) given.set(answer, (given.get(answer) ?? 0) + 1)
  return isWanted
})

it(`meals, carts and replacements of ${seeds.length} restricted households contain nothing forbidden`, () => {
  expect([...given.keys()].sort()).toEqual(ANSWERS.map(([field, says]) => `${field}: ${says}`).sort())
  const checked = seeds.map((seed) => ({ seed, ...checkHousehold(seed) }))
  const faults = checked.flatMap(({ seed, answers, faults }) =>
    faults.map((fault) => `${seed} (${answers.join(', ')}): ${fault}`),
  )
  expect(faults).toEqual([])
  expect(checked.filter(({ isPlanned }) => isPlanned).length).toBeGreaterThan(PLANNED_SHARE * seeds.length)
}, 1_200_000)

import { rounds } from '@pennyplate/domain/testing/rounds'
import { expect, it } from 'vitest'
import { checkHousehold } from './check-household.ts'

const HOUSEHOLDS = rounds(300, 3000)
/** The others have too small a budget for a week. */
const PLANNED_SHARE = 0.9

it(`meals, carts and replacements of ${HOUSEHOLDS} restricted households contain nothing forbidden`, () => {
  const checked = Array.from({ length: HOUSEHOLDS }, (_, at) => checkHousehold(at + 1))
  const faults = checked.flatMap((one, at) =>
    one.faults.map((fault) => `${at + 1} (${one.answers.join(', ')}): ${fault}`),
  )
  expect(faults).toEqual([])
  expect(checked.filter(({ isPlanned }) => isPlanned).length).toBeGreaterThan(PLANNED_SHARE * HOUSEHOLDS)
}, 1_200_000)
